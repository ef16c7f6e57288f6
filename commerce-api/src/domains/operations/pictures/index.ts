export type { AuthorPortrait } from './author-svg';
export { drawingSvg } from './drawings';
export {
  authorImageOf,
  imageOf,
  type PicturedTherapist,
  phoneCoverOf,
  salonImagesOf,
  therapistImageOf,
  withColor,
} from './image-record';
export { colorOfDrawing, colorOfPicture } from './main-color';
export { listPictureOf, pictureAltOf, pictureColorOf } from './picture-columns';
export { registerPictures } from './routes';
