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
    .roundedRect(LEFT + 5, top + 5, width - 10, height - 10, 7)
    .lineWidth(0.5)
    .stroke(drawing);
  draw(document, design, { x: LEFT + width - PADDING - DRAWING + 6, y: top + (height - DRAWING) / 2 });
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
  document.fillColor(brandColors.ink).font('bold').fontSize(20).text(title, LEFT + PADDING, y, { width });
  document.fontSize(38).fillColor(designColors[design].amount).text(amount, { width });
  document.moveDown(0.3).fillColor(brandColors.ink).fontSize(13);
  for (const { label, name } of names) {
    document.font('regular').text(`${label}: `, { width, continued: true });
    document.font('bold').text(name, { width });
  }
  if (words) document.moveDown(0.5).font('regular').fontSize(13).text(words, { width, lineGap: 2 });
  return document.y;
}

function draw(document: PdfDocument, design: VoucherDesign, at: { x: number; y: number }): void {
  document
    .save()
    .translate(at.x, at.y)
    .scale(DRAWING / VOUCHER_DRAWING_SIZE)
    .lineCap('round')
    .lineJoin('round');
  for (const { d, width } of voucherDrawings[design])
    document.path(d).lineWidth(width).stroke(designColors[design].drawing);
  document.restore();
}
