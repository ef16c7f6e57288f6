import PDFParser from 'pdf2json';

/** The text of a PDF as a viewer copies it, page by page, words without line breaks. */
export function readPdf(file: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const parser = new PDFParser(null, true);
    parser.on('pdfParser_dataError', (failure) => reject('parserError' in failure ? failure.parserError : failure));
    parser.on('pdfParser_dataReady', () => resolve(parser.getRawTextContent().replace(/\s+/g, ' ')));
    parser.parseBuffer(file);
  });
}
