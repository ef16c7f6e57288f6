export { purgeShortLinks } from './purge-short-links';
export { registerShortLinks } from './routes';
export { shortLinkTo } from './short-link-to';
export { registerStaffShortLinks } from './staff-routes';
