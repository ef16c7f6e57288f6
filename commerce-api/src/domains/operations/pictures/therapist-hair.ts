/** Hair of the drawn therapists, by the number of the face, in a square of 240. Pure. */
import { dot, line, path } from './svg-shapes';

export interface HairColors {
  hair: string;
  /** Hair in the light. */
  strand: string;
  /** Of a scarf, as of the uniform's trim. */
  trim: string;
}

/** What is behind the shoulders, and what is over the face. */
export interface Hair {
  back(colors: HairColors): string;
  front(colors: HairColors): string;
  hasGlasses?: boolean;
  hasBeard?: boolean;
  /** Hair that has turned grey, whatever the colours. */
  isGrey?: boolean;
}

const none = () => '';
const CROWN = 'M66 114q-4-70 54-70t54 70q0 20-4 30H70q-4-10-4-30Z';
const BOB = 'M64 110q-4-68 56-68t56 68q2 40-10 54H74q-12-14-10-54Z';
const ring = (points: readonly (readonly [number, number, number])[], fill: string) =>
  points.map(([x, y, radius]) => dot(x, y, radius, fill)).join('');

const CURLS = [
  [70, 122, 22],
  [64, 96, 22],
  [72, 70, 22],
  [94, 50, 22],
  [120, 42, 22],
  [146, 50, 22],
  [168, 70, 22],
  [176, 96, 22],
  [170, 122, 22],
] as const;
const CURLS_IN_FRONT = [
  [82, 88, 13],
  [94, 74, 13],
  [110, 66, 13],
  [128, 66, 13],
  [145, 74, 13],
  [157, 88, 13],
] as const;
const SHORT_CURLS = [
  [80, 92, 11],
  [86, 76, 13],
  [100, 62, 14],
  [120, 56, 15],
  [140, 62, 14],
  [154, 76, 13],
  [160, 92, 11],
] as const;

const women: readonly Hair[] = [
  // A bob.
  {
    back: ({ hair }) => path(BOB, hair),
    front: ({ hair, strand }) =>
      path('M76 112q-6-54 44-56 52 0 44 56-6-28-30-40-14 24-58 40Z', hair) + line('M92 74q20-14 46-8', strand, 3),
  },
  // Long and straight, parted in the middle.
  {
    back: ({ hair }) => path('M62 112q-4-72 58-72t58 72q2 58 10 94-14 10-34 6H86q-20 4-34-6 8-36 10-94Z', hair),
    front: ({ hair, strand }) =>
      path('M76 122q-10-64 44-66 54 2 44 66-8-44-44-56-36 12-44 56Z', hair) + line('M104 66q-18 8-24 26', strand, 3),
  },
  // A knot on top.
  {
    back: ({ hair, strand }) => dot(120, 38, 24, hair) + line('M106 34q14-12 28 0', strand, 3) + path(CROWN, hair),
    front: ({ hair }) => path('M77 108q-4-48 43-50 47 2 43 50-10-26-43-30-33 4-43 30Z', hair),
  },
  // Curls.
  {
    back: ({ hair }) => ring(CURLS, hair),
    front: ({ hair, strand }) => ring(CURLS_IN_FRONT, hair) + line('M86 62q12-14 28-16', strand, 3),
  },
  // Short, swept to a side.
  {
    back: none,
    front: ({ hair, strand }) =>
      path('M72 116q-10-68 50-66 52 2 46 58-4 6-6 12-2-22-12-34-30 8-58-8-8 14-12 38-6 4-8 0Z', hair) +
      line('M94 68q24-12 48 0', strand, 3),
    hasGlasses: true,
  },
  // A braid over the shoulder.
  {
    back: ({ hair }) => path(CROWN, hair),
    front: ({ hair, strand }) =>
      path('M77 112q-6-54 43-56 49 2 43 56-8-30-28-42-24 26-58 42Z', hair) +
      ring(
        [
          [80, 150, 12],
          [78, 168, 13],
          [74, 188, 13],
          [74, 208, 12],
          [78, 226, 11],
        ],
        hair,
      ) +
      line('M70 160q8 6 14 16M66 180q8 6 16 16M68 200q6 6 14 14', strand, 2.6),
  },
  // A ponytail.
  {
    back: ({ hair, strand }) =>
      path('M146 56q52 4 48 76-2 44-20 66-10-30-8-62-2-34-30-48Z', hair) +
      line('M168 78q14 22 12 56', strand, 3) +
      path(CROWN, hair),
    front: ({ hair }) => path('M77 108q-4-50 43-52 47 2 43 52-8-30-30-38-30 2-56 38Z', hair),
  },
  // A scarf.
  {
    back: ({ trim }) => path('M60 112q-4-74 60-74t60 74q0 40-8 58 12 14 18 38H50q6-24 18-38-8-18-8-58Z', trim),
    front: ({ trim }) =>
      path('M84 160q36 34 72 0 16 22 22 46-58 26-116 0 6-24 22-46Z', trim) +
      path(
        'M70 112q-2-66 50-66t50 66q0 38-17 57-13 14-33 14t-33-14q-17-19-17-57ZM83 112q0 28 12 42 10 12 25 12t25-12q12-14 12-42-2-42-37-42t-37 42Z',
        trim,
      ).replace('<path', '<path fill-rule="evenodd"') +
      line('M86 176q34 22 70-4M78 196q44 18 84-6', 'rgba(36,26,37,.18)', 2.4),
  },
  // Waves with a fringe.
  {
    back: ({ hair }) => path('M60 116q-6-78 60-78t60 78q10 20-2 38 10 20-8 34H70q-18-14-8-34-12-18-2-38Z', hair),
    front: ({ hair, strand }) =>
      path('M78 106q-4-50 42-50t42 50q-10-14-20-12-10-8-22-2-12-6-22 2-10-2-20 12Z', hair) +
      line('M66 124q8 16 2 32M174 124q-8 16-2 32', strand, 3),
  },
  // Short and grey.
  {
    back: ({ hair }) => path('M70 110q-4-64 50-64t50 64q0 16-6 26H76q-6-10-6-26Z', hair),
    front: ({ hair, strand }) =>
      path('M76 110q-6-54 46-54 48 2 42 54-8-16-14-24-24 6-44-8-18 10-30 32Z', hair) +
      line('M98 70q22-8 44 4', strand, 3),
    hasGlasses: true,
    isGrey: true,
  },
  // A low knot and a side parting.
  {
    back: ({ hair, strand }) => dot(170, 152, 21, hair) + line('M162 142q14-2 18 12', strand, 3) + path(CROWN, hair),
    front: ({ hair }) => path('M77 112q-6-54 43-56 49 2 43 56-8-30-28-42-24 26-58 42Z', hair),
  },
  // A bob with a straight fringe.
  {
    back: ({ hair }) => path(BOB, hair),
    front: ({ hair, strand }) =>
      path('M74 128q-8-74 46-74t46 74q-6-14-8-34H82q-2 20-8 34Z', hair) + line('M90 72q28-14 58 0', strand, 3),
    hasGlasses: true,
  },
];

const CROP = 'M76 104q-8-58 46-58 50 2 42 58-4-18-12-26-18 4-40-2-24-4-30 4-4 8-6 24Z';

const men: readonly Hair[] = [
  // Short.
  { back: none, front: ({ hair, strand }) => path(CROP, hair) + line('M92 66q22-14 50-6', strand, 3) },
  // Short curls.
  {
    back: none,
    front: ({ hair, strand }) => ring(SHORT_CURLS, hair) + line('M98 56q14-8 30-4', strand, 3),
    hasBeard: true,
  },
  // Shaved.
  { back: none, front: none, hasBeard: true },
  // A side parting.
  {
    back: none,
    front: ({ hair, strand }) =>
      path('M76 108q-8-60 48-62 46 2 40 60-4-16-10-28-40 6-58-8-14 12-20 38Z', hair) +
      line('M100 62q24-10 46 6', strand, 3),
    hasGlasses: true,
  },
  // Tied back.
  {
    back: ({ hair }) => dot(120, 44, 17, hair),
    front: ({ hair }) => path('M77 106q-4-48 43-50 47 2 43 50-10-24-43-28-33 4-43 28Z', hair),
    hasBeard: true,
  },
  // Short and grey.
  {
    back: none,
    front: ({ hair, strand }) => path(CROP, hair) + line('M94 64q24-10 46 0', strand, 3),
    hasGlasses: true,
    isGrey: true,
  },
];

/** By the number of the face, from 1. */
export const hairs: readonly Hair[] = [...women, ...men];
