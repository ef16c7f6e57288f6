export { drawingSvg } from './drawings';
export { imageOf, salonImagesOf } from './image-record';
export { registerPictures } from './routes';
