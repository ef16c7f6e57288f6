/** Dates and clocks of the stores: their local date, and days between dates. */
export { addDays, addMonths, daysBetween, isoWeekdayOf } from './calendar-dates';
export { STORE_TIME_ZONE, storeDateOf } from './store-clock';
