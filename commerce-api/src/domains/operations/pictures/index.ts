export { drawingSvg } from './drawings';
export { type AuthorPortrait, authorImageOf, imageOf, phoneCoverOf, salonImagesOf } from './image-record';
export { registerPictures } from './routes';
