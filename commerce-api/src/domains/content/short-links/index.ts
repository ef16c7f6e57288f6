export { purgeShortLinks } from './purge-short-links';
export { shortLinkTo } from './short-link-to';
export { registerShortLinks } from './routes';
export { registerStaffShortLinks } from './staff-routes';
