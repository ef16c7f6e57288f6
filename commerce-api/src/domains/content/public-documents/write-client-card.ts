import type { LocaleCode } from '@aksamit/contracts';
import { type PdfDocument, writePdf } from '../../operations/documents';
import { documentTexts, footText, insertValues, revisedAt } from './document-texts';
import {
  ACCENT,
  INK,
  writeBlanks,
  writeEmptyTable,
  writeFeet,
  writeHeading,
  writeLines,
  writeList,
  writeQuestions,
  writeStatement,
} from './form-parts';
import type pl from './texts/pl.json';

/** Treatments with a card of their own. Source: content, section 2, "Downloadable files". */
export type ClientCard = keyof (typeof pl)['cards'];

type CardTexts = (typeof pl)['card'];

/** Widths of the columns of the record of treatments, in proportion. */
const RECORD_SHARES = [2, 2.6, 3.4, 2.6, 3, 3];

/**
 * Writes the card that a client fills in and signs before a treatment: personal data, health, contraindications,
 * consents, signatures and the record of treatments. Source: content, section 5, "Salon terms".
 * @param seller name and address of the company, the controller of the data
 */
export function writeClientCard(card: ClientCard, locale: LocaleCode, seller: string): Promise<Buffer> {
  const texts = documentTexts[locale];
  const own = texts.cards[card];
  return writePdf({ title: own.title, language: locale, createdAt: revisedAt }, (document) => {
    writeHead(document, own.title, insertValues(texts.card.intro));
    writePerson(document, texts.card);
    writeHealth(document, texts.card, own.questions);
    for (const part of ['absolute', 'relative', 'advice'] as const) {
      writeHeading(document, texts.card[part]);
      writeList(document, own[part]);
    }
    writeConsents(document, texts.card, seller);
    writeHeading(document, texts.card.signatures);
    writeBlanks(document, texts.card.signatureFields, texts.card.signatureFields.length);
    document.addPage();
    writeHeading(document, texts.card.treatments);
    writeEmptyTable(document, texts.card.treatmentColumns, RECORD_SHARES);
    writeFeet(document, (page, pages) => footText(locale, page, pages));
  });
}

function writeHead(document: PdfDocument, title: string, intro: string): void {
  document.font('bold').fontSize(11).fillColor(ACCENT).text('Aksamit').moveDown(0.2);
  document.fontSize(19).fillColor(INK).text(title).moveDown(0.3);
  document.font('regular').fontSize(9.5).text(intro);
}

function writePerson(document: PdfDocument, texts: CardTexts): void {
  writeHeading(document, texts.person);
  writeBlanks(document, texts.personFields);
  document.moveDown(0.6).text(insertValues(texts.guardian));
  writeBlanks(document, texts.guardianFields);
}

function writeHealth(document: PdfDocument, texts: CardTexts, questions: readonly string[]): void {
  writeHeading(document, texts.interview);
  writeQuestions(document, texts, questions);
  document.moveDown(0.4).font('regular').text(texts.details);
  writeLines(document, 2);
}

function writeConsents(document: PdfDocument, texts: CardTexts, seller: string): void {
  writeHeading(document, texts.statements);
  for (const statement of [...texts.required, ...texts.optional]) writeStatement(document, statement);
  document.moveDown(0.2).fontSize(8.5).text(insertValues(texts.privacy, { seller })).fontSize(9.5);
}
