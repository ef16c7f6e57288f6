/** Parts of a drawn face that all portraits share, in a square of 240. Pure. */
import { dot, line, path } from './svg-shapes';

const INK = '#3a2530';
const LIP = '#b9546a';

/** Eyes, brows, nose and a smile. */
export const features = ({ shade, hair }: { shade: string; hair: string }) =>
  dot(102, 112, 3.6, INK) +
  dot(138, 112, 3.6, INK) +
  line('M94 101q8-6 16-2M130 99q8-4 16 2', hair, 3) +
  line('M121 114q4 10 0 14-3 2-6 0', shade, 2.6) +
  line('M106 140q14 11 28 0', LIP, 3.2);

export const cheeks = dot(92, 130, 8, 'rgba(217,106,120,.28)') + dot(148, 130, 8, 'rgba(217,106,120,.28)');
export const head = (skin: string) =>
  path('M80 104q0-46 40-46t40 46q0 30-14 46-12 14-26 14t-26-14q-14-16-14-46Z', skin);
export const ears = (skin: string) => dot(79, 116, 8, skin) + dot(161, 116, 8, skin);
export const glasses = line(
  'M90 112a12 12 0 1 0 24 0a12 12 0 1 0-24 0M126 112a12 12 0 1 0 24 0a12 12 0 1 0-24 0M114 111q6-4 12 0',
  INK,
  2.4,
);
