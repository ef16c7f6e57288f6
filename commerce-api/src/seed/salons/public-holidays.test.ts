import { movableHolidays } from './public-holidays';

test.each([
  [2026, ['2026-04-05', '2026-04-06', '2026-05-24', '2026-06-04']],
  [2027, ['2027-03-28', '2027-03-29', '2027-05-16', '2027-05-27']],
  [2028, ['2028-04-16', '2028-04-17', '2028-06-04', '2028-06-15']],
  [2038, ['2038-04-25', '2038-04-26', '2038-06-13', '2038-06-24']],
])('holidays that move with Easter in %i', (year, dates) => {
  expect(movableHolidays(year).map(([date]) => date)).toEqual(dates);
});
