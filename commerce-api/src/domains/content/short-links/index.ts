export { purgeShortLinks } from './purge-short-links';
export { registerShortLinks } from './routes';
