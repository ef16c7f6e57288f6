export { selectBought } from './bought-queries';
export { purgeCalendarChanges } from './change-cursor';
export { registerStaffCalendar } from './routes';
