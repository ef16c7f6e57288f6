export { registerStaffAdministration } from './routes';
