export { registerShortLinks } from './routes';
