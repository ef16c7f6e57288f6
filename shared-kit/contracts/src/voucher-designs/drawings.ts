/**
 * Line drawings of the voucher's designs, the same on the screen and in the PDF: no fonts, no pictures, lines that a
 * printer without colours prints as well. Pure.
 */
import type { VoucherDesign } from './design-names';
import { foldStrokes } from './fold-strokes';
import { silhouetteStrokes } from './silhouette-strokes';
import { sprigStrokes } from './sprig-strokes';
import type { VoucherStroke } from './voucher-stroke';

export const voucherDrawings: Readonly<Record<VoucherDesign, readonly VoucherStroke[]>> = {
  classic: foldStrokes,
  botanical: sprigStrokes,
  silhouette: silhouetteStrokes,
};
