import fc from 'fast-check';
import { cutAround } from './picture-store';

const wide = { width: 1800, height: 500 };

test.each([
  ['the left edge', { x: 0, y: 50, zoom: 100 }, 0],
  ['the middle', { x: 50, y: 50, zoom: 100 }, 456],
  ['the right edge', { x: 100, y: 50, zoom: 100 }, 911],
])('a cut around %s', (_, focus, left) => {
  expect(cutAround(focus, wide, { width: 960, height: 540 })).toEqual({ left, top: 0, width: 889, height: 500 });
});

test('a cut lies within its picture, has its whole width or height, and its proportion', () => {
  const length = fc.integer({ min: 1, max: 6000 });
  const percent = fc.integer({ min: 0, max: 100 });
  const sizes = fc.constantFrom({ width: 960, height: 540 }, { width: 960, height: 720 }, { width: 640, height: 640 });
  fc.assert(
    fc.property(length, length, percent, percent, sizes, (width, height, x, y, size) => {
      const cut = cutAround({ x, y, zoom: 100 }, { width, height }, size);
      expect(cut.left >= 0 && cut.top >= 0).toBe(true);
      expect(cut.left + cut.width <= width && cut.top + cut.height <= height).toBe(true);
      expect(cut.width === width || cut.height === height).toBe(true);
      // Whole pixels: within one of the wanted proportion.
      expect(Math.abs(cut.width * size.height - cut.height * size.width)).toBeLessThanOrEqual(
        Math.max(size.width, size.height) * 1.001 + 1,
      );
    }),
  );
});

test('a zoom of two leaves half of the width and height, around the same point', () => {
  const size = { width: 960, height: 540 };
  expect(cutAround({ x: 0, y: 0, zoom: 200 }, wide, size)).toEqual({ left: 0, top: 0, width: 444, height: 250 });
  expect(cutAround({ x: 100, y: 100, zoom: 200 }, wide, size)).toEqual({
    left: 1356,
    top: 250,
    width: 444,
    height: 250,
  });
});
