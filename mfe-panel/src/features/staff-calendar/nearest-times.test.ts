import { nearestTimes } from './nearest-times';

const TIMES = ['09:00', '09:15', '09:30', '12:00', '17:45'];

test.each([
  ['', ['09:00', '09:15', '09:30']],
  ['09:10', ['09:00', '09:15', '09:30']],
  ['12:30', ['09:15', '09:30', '12:00']],
  ['18:00', ['09:30', '12:00', '17:45']],
])('around %p', (wanted, nearest) => {
  expect(nearestTimes(TIMES, wanted, 3)).toEqual(nearest);
});

test('fewer than wanted are all there are', () => {
  expect(nearestTimes(['09:00'], '12:00', 3)).toEqual(['09:00']);
});
