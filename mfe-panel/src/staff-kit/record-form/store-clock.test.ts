import { fromWallClock, toWallClock } from './store-clock';

test.each([
  ['in winter', '2026-12-01T09:30', '2026-12-01T08:30:00.000Z'],
  ['in summer', '2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
  ['in the first hour of a year', '2027-01-01T00:15', '2026-12-31T23:15:00.000Z'],
])('the salons’ clock %s', (_, clock, instant) => {
  expect(fromWallClock(clock)).toBe(instant);
  expect(toWallClock(instant)).toBe(clock);
});

test.each(['', '2026-13-01T09:30', '2026-12-01', '2026-12-01T25:00'])('%j is left as it is', (text) =>
  expect(fromWallClock(text)).toBe(text),
);
