export { selectBought } from './bought-queries';
export { selectEvents } from './calendar-queries';
export { purgeCalendarChanges } from './change-cursor';
export { registerStaffCalendar } from './routes';
