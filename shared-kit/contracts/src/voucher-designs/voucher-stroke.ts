/** Side of the square that the drawings of vouchers are made for. */
export const VOUCHER_DRAWING_SIZE = 240;

/** One line of a drawing. */
export interface VoucherStroke {
  /** SVG path data in the square of a drawing. */
  d: string;
  /** Of the line, in units of the square. */
  width: number;
}
