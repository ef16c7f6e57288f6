import { brandColors } from './brand-colors';
import type { PdfDocument } from './write-pdf';

/** Of the band over the page, points. */
const BAND_HEIGHT = 64;
const MARGIN = 48;

/** The brand's head of a first page: its name, set as the logo, on a band of velvet. Writing goes on below it in ink, `regular` at 10 points. */
export function writeBrandHead(document: PdfDocument, name: string): void {
  document.rect(0, 0, document.page.width, BAND_HEIGHT).fill(brandColors.velvet);
  document.rect(0, BAND_HEIGHT, document.page.width, 3).fill(brandColors.accent);
  document
    .fillColor(brandColors.surface)
    .font('bold')
    .fontSize(26)
    .text(name.toLocaleLowerCase('pl'), MARGIN, 15, { continued: true });
  document.fillColor(brandColors.blush).text('.');
  document.fillColor(brandColors.ink).font('regular').fontSize(10);
  document.x = MARGIN;
  document.y = BAND_HEIGHT + 36;
}
