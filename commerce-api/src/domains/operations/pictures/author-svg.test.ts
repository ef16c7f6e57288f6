import { authorColor, authorSvg } from './author-svg';

const portraits = ['woman', 'man', 'brand'] as const;

test('each portrait is a drawing of its own, and the same each time', () => {
  const drawings = portraits.map((portrait) => authorSvg(portrait, '4', 640));
  expect(new Set(drawings).size).toBe(3);
  expect(portraits.map((portrait) => authorSvg(portrait, '4', 640))).toEqual(drawings);
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined/);
});

test('authors beside each other differ', () => {
  for (const portrait of ['woman', 'man'] as const) {
    const drawings = Array.from({ length: 9 }, (_, index) => authorSvg(portrait, String(index + 1), 640));
    for (const [index, drawing] of drawings.slice(1).entries()) expect(drawing).not.toBe(drawings[index]);
  }
});

test("a portrait's colour is that of its wall, the first thing in it", () => {
  for (const portrait of portraits)
    expect(authorSvg(portrait, '4', 640)).toMatch(new RegExp(`^<svg[^>]*><rect[^>]*fill="${authorColor('4')}"`));
});
