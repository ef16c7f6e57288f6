export { drawingSvg } from './drawings';
export {
  type AuthorPortrait,
  authorImageOf,
  imageOf,
  type PicturedTherapist,
  phoneCoverOf,
  salonImagesOf,
  therapistImageOf,
} from './image-record';
export { registerPictures } from './routes';
