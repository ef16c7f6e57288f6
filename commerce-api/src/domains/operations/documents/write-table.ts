import { brandColors } from './brand-colors';
import type { PdfDocument } from './write-pdf';

export interface PdfColumn {
  header: string;
  /** Points. */
  width: number;
  align?: 'left' | 'right';
}

const PADDING = 4;

/**
 * Writes a table with a header row, rows as high as their longest cell. When a page is full, it continues on a new one
 * below its header. Not pdfkit's own table, which has no header on further pages: docs/decisions/0166.
 */
export function writeTable(document: PdfDocument, columns: readonly PdfColumn[], rows: readonly string[][]): void {
  const header = columns.map((column) => column.header);
  const writeHeader = (): void => writeRow(document, columns, header, 'bold');
  if (!fits(document, columns, header, 'bold')) document.addPage();
  writeHeader();
  for (const row of rows) {
    if (!fits(document, columns, row, 'regular')) {
      document.addPage();
      writeHeader();
    }
    writeRow(document, columns, row, 'regular');
  }
  document.font('regular').moveDown(0.5);
  document.x = document.page.margins.left;
}

type Font = 'regular' | 'bold';

/** Height of a row with its padding, in points. */
function heightOf(document: PdfDocument, columns: readonly PdfColumn[], cells: readonly string[], font: Font): number {
  document.font(font).fontSize(9);
  const heights = columns.map(({ width }, index) =>
    document.heightOfString(cells[index] ?? '', { width: width - 2 * PADDING }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

/** Whether the page has room for a row. */
function fits(document: PdfDocument, columns: readonly PdfColumn[], cells: readonly string[], font: Font): boolean {
  const { height, margins } = document.page;
  return document.y + heightOf(document, columns, cells, font) <= height - margins.bottom;
}

/** The ground of the header row. */
function writeGround(document: PdfDocument, columns: readonly PdfColumn[], row: { top: number; bottom: number }): void {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  document
    .rect(document.page.margins.left, row.top, width, row.bottom - row.top)
    .fill(brandColors.sunken)
    .fillColor(brandColors.ink);
}

function writeRow(document: PdfDocument, columns: readonly PdfColumn[], cells: readonly string[], font: Font): void {
  const top = document.y;
  const bottom = top + heightOf(document, columns, cells, font);
  let { left } = document.page.margins;
  if (font === 'bold') writeGround(document, columns, { top, bottom });
  columns.forEach(({ width, align = 'left' }, index) => {
    document.text(cells[index] ?? '', left + PADDING, top + PADDING, { width: width - 2 * PADDING, align });
    left += width;
  });
  document
    .moveTo(document.page.margins.left, bottom)
    .lineTo(left, bottom)
    .lineWidth(0.5)
    .strokeColor(brandColors.border)
    .stroke();
  document.y = bottom;
}
