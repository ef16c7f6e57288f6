export { registerStaffCalendar } from './routes';
