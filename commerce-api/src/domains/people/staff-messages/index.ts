export { registerStaffMessages } from './routes';
