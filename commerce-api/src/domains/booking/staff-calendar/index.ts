export { purgeCalendarChanges } from './change-cursor';
export { registerStaffCalendar } from './routes';
