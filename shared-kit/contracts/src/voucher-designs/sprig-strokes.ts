import type { VoucherStroke } from './voucher-stroke';

/** A leaf on its stalk: where it sits, where it points (degrees, 0 to the right, clockwise), how long it is. */
type Leaf = readonly [x: number, y: number, degrees: number, length: number];

/** Two sprigs that cross. */
const STEMS = ['M212 236C190 196 168 160 158 118C152 88 152 56 164 28', 'M186 192C150 176 118 152 92 118'] as const;
const LEAVES: readonly Leaf[] = [
  [202, 217, -22, 40],
  [198, 210, -172, 34],
  [174, 162, -16, 52],
  [164, 138, -158, 40],
  [161, 128, -24, 52],
  [155, 98, -164, 48],
  [154, 92, -26, 48],
  [154, 70, -158, 42],
  [154, 64, -30, 42],
  [158, 46, -152, 32],
  [159, 41, -32, 30],
  [163, 30, -74, 26],
  [160, 178, 118, 34],
  [138, 162, -98, 26],
  [132, 157, 126, 38],
  [114, 141, -104, 36],
  [106, 133, 140, 36],
  [92, 118, -130, 30],
];

/** The outline of a leaf and its vein. */
function leaf([x, y, degrees, length]: Leaf): VoucherStroke[] {
  const turn = (degrees * Math.PI) / 180;
  /** A point along the leaf and beside its middle, as text. */
  const at = (along: number, beside: number): string => {
    const dx = along * length * Math.cos(turn) - beside * length * Math.sin(turn);
    const dy = along * length * Math.sin(turn) + beside * length * Math.cos(turn);
    return `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  };
  const outline = `M${at(0.12, 0)}C${at(0.3, -0.34)} ${at(0.78, -0.3)} ${at(1, 0)}C${at(0.78, 0.3)} ${at(0.3, 0.34)} ${at(0.12, 0)}Z`;
  return [
    { d: outline, width: 1.5 },
    { d: `M${at(0, 0)}L${at(0.72, 0)}`, width: 0.9 },
  ];
}

/** A sprig of eucalyptus. */
export const sprigStrokes: readonly VoucherStroke[] = [
  ...STEMS.map((d) => ({ d, width: 1.8 })),
  ...LEAVES.flatMap(leaf),
];
