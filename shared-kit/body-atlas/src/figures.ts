export { figureAddress } from './figure-address';
export { FigureImage } from './figure-image';
