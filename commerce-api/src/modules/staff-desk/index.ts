export { registerStaffDesk } from './routes';
