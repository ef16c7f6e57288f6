import fc from 'fast-check';
import { faceNumber, isFaceNumber, MEN, WOMEN } from './therapist-faces';
import { hairs } from './therapist-hair';
import { therapistColor, therapistSvg } from './therapist-svg';

const faces = Array.from({ length: WOMEN + MEN }, (_, index) => index + 1);

test('each face is a drawing of its own, the same each time, and complete', () => {
  expect(hairs).toHaveLength(WOMEN + MEN);
  const drawings = faces.map((face) => therapistSvg(face, '12', 640));
  expect(new Set(drawings).size).toBe(WOMEN + MEN);
  expect(faces.map((face) => therapistSvg(face, '12', 640))).toEqual(drawings);
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined/);
});

test("a portrait's colour is that of its wall, the first thing in it", () => {
  for (const face of faces)
    expect(therapistSvg(face, '12', 640)).toMatch(
      new RegExp(`^<svg[^>]*><rect[^>]*fill="${therapistColor(face, '12')}"`),
    );
});

test.each([
  ['woman', WOMEN],
  ['man', MEN],
] as const)('no two of a salon are drawn as the same %s', (portrait, most) => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 17n }), (id) => {
      const numbers = Array.from({ length: most }, (_, rank) => faceNumber({ portrait, locationId: String(id), rank }));
      expect(new Set(numbers).size).toBe(most);
      for (const number of numbers) expect(isFaceNumber(String(number))).toBe(true);
    }),
  );
});

test.each(['0', '19', '99'])('there is no face %s', (view) => {
  expect(isFaceNumber(view)).toBe(false);
});
