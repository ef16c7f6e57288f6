export { registerStaffReleases } from './routes';
