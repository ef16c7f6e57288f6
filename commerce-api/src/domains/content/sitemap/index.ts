export { registerSiteMap } from './routes';
