import { drawingSvg } from '.';
import { deviceKinds } from './device-svg';
import { skinSubjects } from './skin-svg';

const draw = (name: string) => drawingSvg(name, 640, 480);
const names = [
  'body:female:legs,bikini',
  'body:male:back',
  'body:female:wholeFace',
  ...deviceKinds.map((kind) => `device:${kind}`),
  'room:3',
  ...skinSubjects.flatMap((subject) => [`skin:${subject}:before`, `skin:${subject}:after`]),
];

test('each name is a drawing of its own, and the same each time', () => {
  const drawings = names.map(draw);
  expect(new Set(drawings).size).toBe(names.length);
  expect(names.map(draw)).toEqual(drawings);
  for (const drawing of drawings) {
    expect(drawing).toMatch(/^<svg [^>]*width="640" height="480"/);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test.each(['body:female:wings', 'body:all:legs', 'device:broom', 'room:', 'skin:hair:later', 'velvet', ''])(
  'there is no drawing named "%s"',
  (name) => expect(draw(name)).toBeNull(),
);
