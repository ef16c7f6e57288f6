import { lastSendDate, sendDateProblem } from '.';

test.each([
  ['2026-11-28', 6, '2027-04-28'],
  // A month that has no such day.
  ['2026-09-30', 6, '2027-02-28'],
  ['2026-11-28', 1, '2026-11-28'],
  ['2026-11-28', 36, '2027-11-28'],
])('on %s a voucher of %i months may wait until %s', (today, months, last) => {
  expect(lastSendDate(today, months)).toBe(last);
  expect(sendDateProblem(last, today, months)).toBeNull();
});

test.each([
  ['2026-11-27', 'past'],
  ['2026-11-28', null],
  ['2027-04-28', null],
  ['2027-04-29', 'late'],
])('%s is %s', (date, problem) => {
  expect(sendDateProblem(date, '2026-11-28', 6)).toBe(problem);
});
