/** Drawn portraits of authors: head and shoulders, or the shop's initial. The same for an author each time. Pure. */

import { cheeks, ears, features, glasses, head } from './face-parts';
import { box, dot, line, path } from './svg-shapes';

/** How an author is drawn: as one of two people, or as the shop's initial. */
export type AuthorPortrait = 'woman' | 'man' | 'brand';

/** What differs between people. */
interface Face {
  skin: string;
  shade: string;
  hair: string;
  /** Hair in the light. */
  strand: string;
  clothes: string;
  ground: readonly [string, string];
  /** 0 to 2. */
  variant: number;
}

const skins = [
  ['#f3cdb6', '#e2ab90'],
  ['#eec0a2', '#d9a07f'],
  ['#e0ac87', '#c48c67'],
] as const;
const hairs = [
  ['#6b4028', '#87553a'],
  ['#35252a', '#50393d'],
  ['#b98352', '#d0a06f'],
  ['#8d4a32', '#a9644a'],
] as const;
const grounds = [
  ['#f3d9d3', '#e9c4bf'],
  ['#e9dccb', '#dcc8ae'],
  ['#dfe4e6', '#c7d1d6'],
] as const;
const clothes = ['#fdf8f3', '#a3214f', '#5d6f63'] as const;

/** The portrait as SVG of a square of the given size in pixels. */
export function authorSvg(portrait: AuthorPortrait, authorId: string, size: number): string {
  const face = faceOf(authorId);
  const drawing = { woman, man, brand }[portrait](face);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 240 240">${drawing}</svg>`;
}

/** The main colour of an author's portraits, that of their wall. */
export const authorColor = (authorId: string): string => faceOf(authorId).ground[0];

function faceOf(authorId: string): Face {
  const number = [...authorId].reduce((sum, digit) => sum * 11 + digit.charCodeAt(0), 1);
  const pick = <T>(list: readonly T[], step: number, other: T): T =>
    list[Math.floor(number / step) % list.length] ?? other;
  const [skin, shade] = pick(skins, 2, skins[0]);
  const [hair, strand] = pick(hairs, 1, hairs[0]);
  return {
    skin,
    shade,
    hair,
    strand,
    clothes: pick(clothes, 3, clothes[0]),
    ground: pick(grounds, 1, grounds[0]),
    variant: number % 3,
  };
}

const background = ({ ground: [wall, fold] }: Face) =>
  box(0, 0, 240, 240, wall) + path('M0 150Q70 96 130 128T240 84V240H0Z', fold);

/** Shoulders in a tunic with a collar, and the neck. */
const shoulders = ({ skin, shade, clothes: cloth }: Face, width: number) =>
  path(`M${120 - width} 240q2-46 44-56l36-8 36 8q42 10 44 56Z`, cloth) +
  path('M98 176l22 34 22-34-8-6h-28Z', skin) +
  path('M102 150h36v26q-18 20-36 0Z', shade) +
  line('M97 177l23 36 23-36', cloth === '#fdf8f3' ? '#e3d3c6' : '#fdf8f3', 3);

function woman(face: Face): string {
  const { hair, strand, skin, variant } = face;
  const back = [
    // A bob, long hair, a knot.
    path('M64 110q-4-68 56-68t56 68q2 40-10 54H74q-12-14-10-54Z', hair),
    path('M62 112q-4-72 58-72t58 72q4 50 16 84-14 12-34 8H80q-20 4-34-8 12-34 16-84Z', hair),
    dot(120, 42, 24, hair) + path('M70 112q-2-62 50-62t50 62q0 16-4 26H74q-4-10-4-26Z', hair),
  ][variant];
  const front = [
    path('M76 112q-6-54 44-56 52 0 44 56-6-28-30-40-14 24-58 40Z', hair),
    path('M76 114q-8-58 44-60 52 2 44 60-10-36-44-46-34 10-44 46Z', hair),
    path('M77 108q-4-48 43-50 47 2 43 50-10-26-43-30-33 4-43 30Z', hair),
  ][variant];
  return [
    background(face),
    back,
    shoulders(face, 78),
    ears(skin),
    head(skin),
    cheeks,
    features(face),
    front,
    line('M92 74q20-14 46-8', strand, 3),
    dot(79, 126, 3, '#f3d9a8'),
    dot(161, 126, 3, '#f3d9a8'),
  ].join('');
}

function man(face: Face): string {
  const { hair, strand, skin, shade, variant } = face;
  const beard = path(
    'M80 112q2 60 40 60t40-60q-4 22-16 24-10-8-24-8t-24 8q-12-2-16-24Zm28 26q12-5 24 0-2 9-12 9t-12-9Z',
    hair,
  ).replace('<path', '<path fill-rule="evenodd"');
  return [
    background(face),
    shoulders(face, 86),
    ears(skin),
    head(skin),
    variant === 0 ? line('M98 158q22 10 44 0', shade, 2) : beard,
    features(face),
    variant === 2 ? '' : glasses,
    path('M76 104q-8-58 46-58 50 2 42 58-4-18-12-26-18 4-40-2-24-4-30 4-4 8-6 24Z', hair),
    line('M92 66q22-14 50-6', strand, 3),
  ].join('');
}

/** The initial on a sign, for the editors as a whole. */
function brand(face: Face): string {
  return [
    background(face),
    dot(120, 120, 74, '#a3214f'),
    line('M88 158l32-78 32 78M100 132h40', '#f9e4dc', 11),
    dot(120, 120, 66, 'none').replace('/>', ' stroke="#f9e4dc" stroke-width="2"/>'),
  ].join('');
}
