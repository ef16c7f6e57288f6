/** Parts of forms that are printed and filled in by hand. Lengths are in points. */
import type { PdfDocument } from '../../operations/documents';

export const ACCENT = '#a3214f';
export const INK = '#241a25';
const LINE = '#8d8088';
const BOX = 9;
const GUTTER = 16;
const BLANK_HEIGHT = 30;
const ROW_HEIGHT = 26;

const widthOf = ({ page }: PdfDocument): number => page.width - page.margins.left - page.margins.right;

/** Begins a new page unless this one has room for `height`. */
export function ensureRoom(document: PdfDocument, height: number): void {
  const { page } = document;
  if (document.y + height > page.height - page.margins.bottom) document.addPage();
}

/** A heading, never alone at the foot of a page. */
export function writeHeading(document: PdfDocument, text: string): void {
  ensureRoom(document, 70);
  const { left } = document.page.margins;
  document.moveDown(0.7).font('bold').fontSize(12).fillColor(ACCENT).text(text, left).moveDown(0.25);
  document.font('regular').fontSize(9.5).fillColor(INK);
}

/** Lines to write on, two beside each other, each with its label below. */
export function writeBlanks(document: PdfDocument, labels: readonly string[], perRow = 2): void {
  const { left } = document.page.margins;
  const width = (widthOf(document) - GUTTER * (perRow - 1)) / perRow;
  for (let first = 0; first < labels.length; first += perRow) {
    ensureRoom(document, BLANK_HEIGHT);
    const top = document.y;
    labels.slice(first, first + perRow).forEach((label, index) => {
      const x = left + index * (width + GUTTER);
      drawLine(document, x, top + 16, x + width);
      document
        .fontSize(8)
        .fillColor(LINE)
        .text(label, x, top + 18, { width });
    });
    document.fontSize(9.5).fillColor(INK);
    document.x = left;
    document.y = top + BLANK_HEIGHT;
  }
}

/** Lines over the whole width, without labels. */
export function writeLines(document: PdfDocument, count: number): void {
  writeBlanks(
    document,
    Array.from({ length: count }, () => ''),
    1,
  );
}

/** A statement after a box to tick. */
export function writeStatement(document: PdfDocument, text: string): void {
  const { left } = document.page.margins;
  const width = widthOf(document) - BOX - 8;
  ensureRoom(document, document.heightOfString(text, { width }) + 6);
  const top = document.y;
  drawBox(document, left, top + 1);
  document.text(text, left + BOX + 8, top, { width }).moveDown(0.35);
  document.x = left;
}

/** Questions, each with a box for yes and one for no. */
export function writeQuestions(
  document: PdfDocument,
  header: { concerns: string; yes: string; no: string },
  questions: readonly string[],
): void {
  const { left } = document.page.margins;
  const right = left + widthOf(document);
  const columns = { yes: right - 78, no: right - 34 };
  const width = columns.yes - left - 12;
  const write = (text: string, font: string, drawAnswers: (top: number) => void) => {
    document.font(font).fontSize(9.5);
    ensureRoom(document, document.heightOfString(text, { width }) + 6);
    const top = document.y;
    document.text(text, left, top, { width });
    const bottom = document.y + 2;
    drawAnswers(top);
    drawLine(document, left, bottom, right);
    document.x = left;
    document.y = bottom + 3;
  };
  write(header.concerns, 'bold', (top) => {
    document.text(header.yes, columns.yes - 8, top, { width: 30, align: 'center' });
    document.text(header.no, columns.no - 8, top, { width: 30, align: 'center' });
  });
  for (const question of questions) {
    write(question, 'regular', (top) => {
      drawBox(document, columns.yes + 2, top + 1);
      drawBox(document, columns.no + 2, top + 1);
    });
  }
}

/** A list of short texts. */
export function writeList(document: PdfDocument, items: readonly string[]): void {
  for (const item of items) {
    ensureRoom(document, document.heightOfString(item, { width: widthOf(document) }));
    document.text(`• ${item}`).moveDown(0.1);
  }
}

/** A table to be filled in by hand: its header and empty rows down to the foot of the page. */
export function writeEmptyTable(document: PdfDocument, headers: readonly string[], shares: readonly number[]): void {
  const { margins, height } = document.page;
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (share / total) * widthOf(document));
  const top = document.y;
  const rows = Math.floor((height - margins.bottom - top) / ROW_HEIGHT);
  document.font('bold').fontSize(8);
  let x = margins.left;
  headers.forEach((header, index) => {
    const width = widths[index] ?? 0;
    document.text(header, x + 3, top + 3, { width: width - 6, height: ROW_HEIGHT - 4 });
    for (let row = 0; row < rows; row += 1) {
      document
        .rect(x, top + row * ROW_HEIGHT, width, ROW_HEIGHT)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke();
    }
    x += width;
  });
  document.font('regular').fontSize(9.5);
  document.x = margins.left;
  document.y = top + rows * ROW_HEIGHT;
}

/** Writes a line of text at the foot of every page, below its margin. */
export function writeFeet(document: PdfDocument, textOf: (page: number, pages: number) => string): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    const { margins, height } = document.page;
    const { bottom } = margins;
    // pdfkit would begin a new page for text below the margin.
    margins.bottom = 0;
    document.font('regular').fontSize(8).fillColor(LINE);
    document.text(textOf(index + 1, count), margins.left, height - 32, { lineBreak: false });
    margins.bottom = bottom;
  }
}

function drawBox(document: PdfDocument, x: number, y: number): void {
  document.rect(x, y, BOX, BOX).lineWidth(0.8).strokeColor(INK).stroke();
}

function drawLine(document: PdfDocument, from: number, y: number, to: number): void {
  document.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(LINE).stroke();
}
