export { imageOf } from './image-record';
export { registerPictures } from './routes';
