/** Dates and clocks of the stores: which day it is there, and how many days lie between. */
export { addDays, addMonths, daysBetween, isoWeekdayOf } from './calendar-dates';
export { STORE_TIME_ZONE, storeDateOf } from './store-clock';
