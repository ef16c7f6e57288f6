/** Drawn portraits of therapists: head and shoulders in the salon's uniform. The same for an address each time. Pure. */
import { cheeks, ears, features, glasses, head } from './face-parts';
import { box, line, path } from './svg-shapes';
import { WOMEN } from './therapist-faces';
import { type HairColors, hairs } from './therapist-hair';

interface Skin {
  skin: string;
  shade: string;
  /** Hair colours that go with it, of the list below, the first ones. */
  hairs: number;
}

const skins: readonly [Skin, ...Skin[]] = [
  { skin: '#f3cdb6', shade: '#e2ab90', hairs: 5 },
  { skin: '#f6d7c3', shade: '#e6b79e', hairs: 5 },
  { skin: '#eec0a2', shade: '#d9a07f', hairs: 4 },
  { skin: '#e0ac87', shade: '#c48c67', hairs: 2 },
  { skin: '#a86f4c', shade: '#8a5638', hairs: 2 },
];
/** Hair, and hair in the light. */
const hairColors = [
  ['#2f2226', '#4d3a40'],
  ['#4a2f26', '#694639'],
  ['#6b4028', '#8a593d'],
  ['#8d4a32', '#ab664b'],
  ['#b98352', '#d2a474'],
] as const;
const GREY = ['#8d878c', '#b3adb1'] as const;
const grounds = [
  ['#f3d9d3', '#e9c4bf'],
  ['#e9dccb', '#dcc8ae'],
  ['#dfe4e6', '#c7d1d6'],
  ['#dde6dd', '#c5d3c6'],
] as const;
/** The uniform and its trim. */
const uniforms = [
  ['#fdf8f3', '#a3214f'],
  ['#a3214f', '#f8e8e6'],
  ['#3b1a33', '#efcfd0'],
] as const;

const pick = <T>(list: readonly T[], number: number, other: T): T => list[number % list.length] ?? other;

/** A number of the therapist, by which colours are chosen. */
const ownNumber = (therapistId: string): number => Number(BigInt(therapistId) % 9973n);

const groundOf = (face: number, therapistId: string) =>
  pick(grounds, Math.floor(ownNumber(therapistId) / 7) + face, grounds[0]);

/** The main colour of a portrait, that of its wall. Parameters as of `therapistSvg`. */
export const therapistColor = (face: number, therapistId: string): string => groundOf(face, therapistId)[0];

/** The portrait as SVG of a square of the given size in pixels. @param face from 1, see `faceNumber` */
export function therapistSvg(face: number, therapistId: string, size: number): string {
  const own = ownNumber(therapistId);
  const chosen = <T>(list: readonly T[], step: number, other: T): T => pick(list, Math.floor(own / step) + face, other);
  const hairStyle = hairs[face - 1];
  if (!hairStyle) throw new Error(`Failed to draw a portrait: there is no face ${face}. Use one of faceNumber.`);
  const skin = chosen(skins, 3, skins[0]);
  const [hair, strand] = hairStyle.isGrey ? GREY : chosen(hairColors.slice(0, skin.hairs), 2, hairColors[0]);
  const [cloth, trim] = chosen(uniforms, 5, uniforms[0]);
  const colors: HairColors = { hair, strand, trim: cloth === '#fdf8f3' ? '#c9788f' : trim };
  const isWoman = face <= WOMEN;
  const parts = [
    background(groundOf(face, therapistId)),
    hairStyle.back(colors),
    uniform(skin, cloth, trim, isWoman ? 78 : 88),
    ears(skin.skin),
    head(skin.skin),
    cheeks,
    hairStyle.hasBeard ? beard(hair) : '',
    features({ shade: skin.shade, hair }),
    isWoman ? lashes : '',
    hairStyle.hasGlasses ? glasses : '',
    hairStyle.front(colors),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 240 240">${parts.join('')}</svg>`;
}

const background = ([wall, fold]: readonly [string, string]) =>
  box(0, 0, 240, 240, wall) + path('M0 150Q70 96 130 128T240 84V240H0Z', fold);

/** A tunic with a stand-up collar, a slanting seam and a name badge; the neck. */
const uniform = ({ skin, shade }: Skin, cloth: string, trim: string, width: number) =>
  path(`M${120 - width} 240q2-46 44-56l36-8 36 8q42 10 44 56Z`, cloth) +
  path('M100 174l20 28 20-28-6-8h-28Z', skin) +
  path('M102 150h36v26q-18 20-36 0Z', shade) +
  line('M97 176l23 34 23-34', trim, 4) +
  line('M120 210q-10 12-12 30', trim, 2.4) +
  box(146, 212, 26, 9, trim, 3);

const lashes = line('M97 108l-4-3M143 108l4-3', '#3a2530', 2.2);

const beard = (hair: string) =>
  path(
    'M80 112q2 60 40 60t40-60q-4 22-16 24-10-8-24-8t-24 8q-12-2-16-24Zm28 26q12-5 24 0-2 9-12 9t-12-9Z',
    hair,
  ).replace('<path', '<path fill-rule="evenodd"');
