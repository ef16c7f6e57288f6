/** The gift itself on the voucher's page: a card with its drawing, to cut out or fold. Source: docs/decisions/0233. */
import type { VoucherDesign } from '@aksamit/contracts';
import { VOUCHER_DRAWING_SIZE, voucherDrawings } from '@aksamit/contracts/voucher-designs';
import { brandColors, type PdfDocument } from '../documents';

/** Points. */
const LEFT = 48;
const PADDING = 24;
const DRAWING = 190;
const LEAST_HEIGHT = DRAWING + 2 * PADDING;
const GAP = 20;
/** Of the inner line from the outer one, and its corners. */
const FRAME = 5;
const RADIUS = 7;

/** Lines and numbers of a design. All are dark enough for a printer without colours; the ground stays the paper's. */
const designColors: Readonly<Record<VoucherDesign, { drawing: string; amount: string }>> = {
  classic: { drawing: brandColors.velvet, amount: brandColors.accent },
  botanical: { drawing: brandColors.leaf, amount: brandColors.leaf },
  silhouette: { drawing: brandColors.accent, amount: brandColors.ink },
};

export interface VoucherCardText {
  title: string;
  /** Formatted. */
  amount: string;
  names: readonly { label: string; name: string }[];
  /** The giver's message, with its line breaks. */
  words: string | null;
}

/** Writes the card at the document's position; writing goes on below it. */
export function writeVoucherCard(document: PdfDocument, design: VoucherDesign, text: VoucherCardText): void {
  const top = document.y;
  const width = document.page.width - 2 * LEFT;
  const bottom = writeWords(document, top + PADDING, width - DRAWING - 2 * PADDING - GAP, design, text);
  const height = Math.max(LEAST_HEIGHT, bottom - top + PADDING);
  const { drawing } = designColors[design];
  document.roundedRect(LEFT, top, width, height, 10).lineWidth(1.2).stroke(drawing);
  document
    .roundedRect(LEFT + FRAME, top + FRAME, width - 2 * FRAME, height - 2 * FRAME, RADIUS)
    .lineWidth(0.5)
    .stroke(drawing);
  draw(document, design, { right: LEFT + width - FRAME, top: top + FRAME, bottom: top + height - FRAME });
  document.fillColor(brandColors.ink).strokeColor(brandColors.ink).lineWidth(1);
  document.x = LEFT;
  document.y = top + height + 22;
}

/** @returns where the words end */
function writeWords(
  document: PdfDocument,
  y: number,
  width: number,
  design: VoucherDesign,
  { title, amount, names, words }: VoucherCardText,
): number {
  document
    .fillColor(brandColors.ink)
    .font('bold')
    .fontSize(20)
    .text(title, LEFT + PADDING, y, { width });
  document.fontSize(38).fillColor(designColors[design].amount).text(amount, { width });
  document.moveDown(0.3).fillColor(brandColors.ink).fontSize(13);
  for (const { label, name } of names) {
    document.font('regular').text(`${label}: `, { width, continued: true });
    document.font('bold').text(name, { width });
  }
  if (words) document.moveDown(0.5).font('regular').fontSize(13).text(words, { width, lineGap: 2 });
  return document.y;
}

/** Lines of the frame. */
interface Frame {
  right: number;
  top: number;
  bottom: number;
}

/** Cloth hangs from the frame's corner, a body stands on the frame, a sprig in the middle of it. */
const positions: Readonly<Record<VoucherDesign, (frame: Frame) => { x: number; y: number }>> = {
  classic: ({ right, top }) => ({ x: right - DRAWING, y: top }),
  botanical: ({ right, top, bottom }) => ({ x: right - DRAWING - 8, y: (top + bottom - DRAWING) / 2 }),
  silhouette: ({ right, bottom }) => ({ x: right - DRAWING - 12, y: bottom - DRAWING + 3 }),
};

function draw(document: PdfDocument, design: VoucherDesign, frame: Frame): void {
  const { x, y } = positions[design](frame);
  document.save();
  document.roundedRect(frame.right - DRAWING - 40, frame.top, DRAWING + 40, frame.bottom - frame.top, RADIUS).clip();
  document
    .translate(x, y)
    .scale(DRAWING / VOUCHER_DRAWING_SIZE)
    .lineCap('round')
    .lineJoin('round');
  for (const { d, width } of voucherDrawings[design])
    document.path(d).lineWidth(width).stroke(designColors[design].drawing);
  document.restore();
}
