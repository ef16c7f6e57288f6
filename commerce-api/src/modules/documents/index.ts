export { type PdfDocument, type PdfInfo, writePdf } from './write-pdf';
export { type PdfColumn, writeTable } from './write-table';
