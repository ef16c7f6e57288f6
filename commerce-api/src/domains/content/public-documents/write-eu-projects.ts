import type { LocaleCode } from '@aksamit/contracts';
import { moneyText } from '@aksamit/contracts/money';
import { writePdf, writeTable } from '../../operations/documents';
import { documentTexts, footText, insertValues, revisedAt } from './document-texts';
import { ACCENT, INK, writeFeet } from './form-parts';

/** Made up, as the document states; minor units of PLN. */
const EXAMPLE = { valueMinor: 48_000_000, fundingMinor: 31_200_000 };

/**
 * Writes the information sheet on projects with European funding, as an example: the demo shop has none.
 * Source: content, section 2, "Downloadable files".
 */
export function writeEuProjects(locale: LocaleCode, seller: string): Promise<Buffer> {
  const texts = documentTexts[locale].euProjects;
  const values = {
    seller,
    value: moneyText(EXAMPLE.valueMinor, 'PLN', locale),
    funding: moneyText(EXAMPLE.fundingMinor, 'PLN', locale),
  };
  return writePdf({ title: texts.title, language: locale, createdAt: revisedAt }, (document) => {
    document.font('bold').fontSize(11).fillColor(ACCENT).text('Aksamit').moveDown(0.2);
    document.fontSize(19).fillColor(INK).text(texts.title).moveDown(0.4);
    document.fontSize(10).fillColor(ACCENT).text(texts.example).moveDown(0.2);
    document.font('regular').fillColor(INK).text(texts.disclaimer).moveDown(1);
    writeTable(
      document,
      [
        { header: texts.columns[0] ?? '', width: 170 },
        { header: texts.columns[1] ?? '', width: 320 },
      ],
      texts.rows.map(([label = '', value = '']) => [label, insertValues(value, values)]),
    );
    document.fontSize(9.5).moveDown(0.5).text(texts.rights);
    writeFeet(document, (page, pages) => footText(locale, page, pages));
  });
}
