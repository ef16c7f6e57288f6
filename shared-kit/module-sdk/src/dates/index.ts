export {
  formatFullDate,
  formatMonth,
  formatMonths,
  formatShortMonth,
  formatShortWeekday,
  formatWeekdayDate,
} from './day-formats';
export { formatDeadline } from './deadline-format';
