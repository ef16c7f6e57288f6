import { pointAhead } from './walk-points';

const points = [
  { id: 'north', x: 1, y: -5 },
  { id: 'farther north', x: 0, y: -9 },
  { id: 'east', x: 5, y: 1 },
  { id: 'far east', x: 3, y: 8 },
];

test.each([
  ['ArrowUp', 'north'],
  ['ArrowRight', 'east'],
  ['ArrowDown', 'east'],
  ['ArrowLeft', null],
  ['Home', null],
])('%s leads to the nearest point in its direction: %s', (key, id) => {
  expect(pointAhead({ x: 0, y: 0 }, points, key)).toBe(id);
});
