import type { VoucherStroke } from './voucher-stroke';

const FOLDS = 12;
const DISTANCE = 14;
const SIDE = 240;

/** A fold of hanging cloth: it falls from the upper edge and swings out to the right one. */
function fold(index: number): VoucherStroke {
  const top = 70 + index * DISTANCE;
  const end = 232 - index * DISTANCE * 1.2;
  const points = [
    `M${top} 0`,
    `C${top - 12} ${(end * 0.55).toFixed(1)}`,
    `${(SIDE - (SIDE - top) * 0.42).toFixed(1)} ${(end * 0.9).toFixed(1)}`,
    `${SIDE} ${end.toFixed(1)}`,
  ];
  return { d: points.join(' '), width: index % 3 === 0 ? 1.8 : 1 };
}

/** Folds of velvet. */
export const foldStrokes: readonly VoucherStroke[] = Array.from({ length: FOLDS }, (_, index) => fold(index));
