export { purgeShortLinks } from './purge-short-links';
export { registerShortLinks } from './routes';
export { registerStaffShortLinks } from './staff-routes';
