import type { VoucherStroke } from './voucher-stroke';

const FOLDS = 11;
const DISTANCE = 15;

/** A fold of hanging cloth: it falls from the upper edge and swings out to the right one. */
function fold(index: number): VoucherStroke {
  const at = index * DISTANCE;
  const top = 66 + at;
  const end = 232 - at * 1.18;
  const swing = 108 + at * 0.72;
  const d = `M${top} 0C${top - 14} ${(end * 0.42).toFixed(1)} ${swing.toFixed(1)} ${(end * 0.78).toFixed(1)} ${(swing + 42).toFixed(1)} ${(end * 0.86).toFixed(1)}S${(222 + at * 0.1).toFixed(1)} ${(end * 0.98).toFixed(1)} 240 ${end.toFixed(1)}`;
  return { d, width: index % 3 === 0 ? 1.8 : 1 };
}

/** Folds of velvet. */
export const foldStrokes: readonly VoucherStroke[] = Array.from({ length: FOLDS }, (_, index) => fold(index));
