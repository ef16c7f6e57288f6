import type { VoucherDesign } from '@aksamit/contracts';
import { VOUCHER_DRAWING_SIZE, voucherDrawings } from '@aksamit/contracts/voucher-designs';

/** The line drawing of a design, in the colour of the text around it. Visual only: the design has a name. */
export function VoucherDrawing({ design }: { design: VoucherDesign }) {
  return (
    <svg
      viewBox={`0 0 ${VOUCHER_DRAWING_SIZE} ${VOUCHER_DRAWING_SIZE}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {voucherDrawings[design].map(({ d, width }) => (
        <path key={d} d={d} strokeWidth={width} />
      ))}
    </svg>
  );
}
