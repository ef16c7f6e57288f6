import PDFDocument from 'pdfkit';
import bold from './fonts/lato-bold.json';
import regular from './fonts/lato-regular.json';

/** A page being written: pdfkit's document, with the fonts `regular` and `bold` (both with Polish letters) ready. */
export type PdfDocument = PDFKit.PDFDocument;

export interface PdfInfo {
  title: string;
  /** Of its text, for screen readers. */
  language: 'pl' | 'en';
  /** The same instant gives the same bytes; the date of the content, not of printing. */
  createdAt: Date;
}

const fonts = {
  regular: Buffer.from(regular.base64, 'base64'),
  bold: Buffer.from(bold.base64, 'base64'),
};

/**
 * Writes a PDF of A4 pages: tagged, with its title and language. `write` adds the content; the initial font is
 * `regular` at 10 points.
 * @returns the whole file
 */
export function writePdf(info: PdfInfo, write: (document: PdfDocument) => void): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 48,
    lang: info.language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: {
      Title: info.title,
      Author: 'Aksamit',
      Creator: 'Aksamit',
      Producer: 'Aksamit',
      CreationDate: info.createdAt,
    },
  });
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.registerFont('regular', fonts.regular);
    document.registerFont('bold', fonts.bold);
    document.font('regular').fontSize(10);
    write(document);
    document.end();
  });
}
