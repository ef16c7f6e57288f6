import fc from 'fast-check';
import { addDays, addMonths, daysBetween, isoWeekdayOf, storeDateOf } from '.';

const date = fc
  .date({ min: new Date('0002-01-01T00:00:00Z'), max: new Date('9990-12-31T00:00:00Z'), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10));

test('days added are the days between, in every year', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -400, max: 400 }), (from, days) => {
      const to = addDays(from, days);
      expect(to).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(daysBetween(from, to)).toBe(days);
      expect((isoWeekdayOf(from) + days + 7000 - isoWeekdayOf(to)) % 7).toBe(0);
    }),
  );
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 2, '2027-02-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test('Monday is 1 and Sunday 7', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(isoWeekdayOf)).toEqual([1, 6, 7]);
});

test.each([
  ['2026-11-21T22:59:59Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-07-01T23:30:00+02:00', '2026-07-01'],
])('%s falls on %s in the stores', (instant, day) => {
  expect(storeDateOf(instant)).toBe(day);
});
