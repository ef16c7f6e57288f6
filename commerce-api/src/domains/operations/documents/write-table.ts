import type { PdfDocument } from './write-pdf';

export interface PdfColumn {
  header: string;
  /** Points. */
  width: number;
  align?: 'left' | 'right';
}

const PADDING = 4;

/**
 * Writes a table with a head line, rows as high as their longest cell, and continues on a new page when one is full.
 */
export function writeTable(document: PdfDocument, columns: readonly PdfColumn[], rows: readonly string[][]): void {
  writeRow(
    document,
    columns,
    columns.map(({ header }) => header),
    'bold',
  );
  for (const row of rows) writeRow(document, columns, row, 'regular');
  document.font('regular').moveDown(0.5);
  document.x = document.page.margins.left;
}

function writeRow(document: PdfDocument, columns: readonly PdfColumn[], cells: readonly string[], font: string): void {
  document.font(font).fontSize(9);
  const height = Math.max(
    ...columns.map(({ width }, index) => document.heightOfString(cells[index] ?? '', { width: width - 2 * PADDING })),
  );
  const { height: pageHeight, margins } = document.page;
  if (document.y + height + 2 * PADDING > pageHeight - margins.bottom) document.addPage();
  const top = document.y;
  let left = document.page.margins.left;
  columns.forEach(({ width, align = 'left' }, index) => {
    document.text(cells[index] ?? '', left + PADDING, top + PADDING, { width: width - 2 * PADDING, align });
    left += width;
  });
  const bottom = top + height + 2 * PADDING;
  document
    .moveTo(document.page.margins.left, bottom)
    .lineTo(left, bottom)
    .lineWidth(0.5)
    .strokeColor('#cbbfba')
    .stroke();
  document.y = bottom;
}
