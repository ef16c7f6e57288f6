import { storeDateOf } from '@aksamit/contracts/store-time';
import { formatTime } from '@aksamit/module-sdk/i18n';
import fc from 'fast-check';
import { clockMinutes, clockOf, minutesOf, storeInstant } from './store-time';

test.each([
  ['2026-01-15', 600, '2026-01-15T09:00:00.000Z'],
  ['2026-07-15', 600, '2026-07-15T08:00:00.000Z'],
  // The clocks change at 3:00 (to 2:00) and at 2:00 (to 3:00).
  ['2026-10-25', 600, '2026-10-25T09:00:00.000Z'],
  ['2026-03-29', 600, '2026-03-29T08:00:00.000Z'],
])('%s at minute %i is %s', (date, minutes, instant) => {
  expect(storeInstant(date, minutes)).toBe(instant);
});

test('an instant leads back to the date and time that it was made of', () => {
  const opening = fc.integer({ min: 5 * 60, max: 23 * 60 });
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, opening, (day, minutes) => {
      const date = day.toISOString().slice(0, 10);
      const instant = storeInstant(date, minutes);
      expect([storeDateOf(instant), minutesOf(instant)]).toEqual([date, minutes]);
      expect(clockMinutes(formatTime(instant))).toBe(clockMinutes(clockOf(minutes)));
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['2026-11-27', '2026-11-26T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  // The clocks change at two: each of these days begins by the former time.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
])('%s begins in the salons at %s', (date, instant) => {
  expect(storeInstant(date, 0)).toBe(instant);
});
