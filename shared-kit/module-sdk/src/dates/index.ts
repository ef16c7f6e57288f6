export {
  formatFullDate,
  formatMonth,
  formatShortMonth,
  formatShortWeekday,
  formatWeekdayDate,
} from './day-formats';
