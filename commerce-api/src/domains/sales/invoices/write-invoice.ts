import type { LocaleCode } from '@aksamit/contracts';
import { moneyText } from '@aksamit/contracts/money';
import { dateText, noonOf } from '../../../platform/date-text';
import {
  brandColors,
  type PdfColumn,
  type PdfDocument,
  writeBrandHead,
  writePdf,
  writeTable,
} from '../../operations/documents';
import { rateText } from '../exchange-rates';
import en from '../texts/en.json';
import pl from '../texts/pl.json';
import { type InvoiceLine, type Party, reductionOf } from './invoice-content';
import type { InvoiceRecord } from './invoice-queries';

const texts = { pl: pl.invoice, en: en.invoice };
type Texts = typeof pl.invoice;

/** The shop's name over the document; the seller is the company below. */
const BRAND = 'Aksamit';

/** An invoice or a correction as a PDF, in the recipient's language. */
export function writeInvoice(invoice: InvoiceRecord, locale: LocaleCode): Promise<Buffer> {
  const t = texts[locale];
  const title = `${t[invoice.kind]} ${invoice.number}`;
  return writePdf({ title, language: locale, createdAt: new Date(invoice.issuedAt) }, (document) => {
    writeBrandHead(document, BRAND);
    document.font('bold').fontSize(18).text(title).moveDown(0.5).font('regular').fontSize(10);
    writeHead(document, invoice, locale, t);
    writeParties(document, invoice, t);
    if (invoice.content.lines.length > 0) writeLines(document, invoice, locale, t);
    writeVat(document, invoice, locale, t);
    writeZloty(document, invoice, locale, t);
    writeTotal(document, invoice, locale, t);
  });
}

function writeHead(
  document: PdfDocument,
  { content, eInvoiceNumber }: InvoiceRecord,
  locale: LocaleCode,
  t: Texts,
): void {
  const rows = [
    [t.issuedOn, dateText(noonOf(content.issuedOn), locale)],
    [t.soldOn, dateText(noonOf(content.soldOn), locale)],
    [t.order, content.orderNumber],
    ...(content.correctedNumber ? [[t.correctedNumber, content.correctedNumber]] : []),
    ...(content.reason ? [[t.reason, content.reason]] : []),
    ...(eInvoiceNumber ? [[t.eInvoiceNumber, eInvoiceNumber]] : []),
  ];
  for (const [label, value] of rows) document.text(`${label}: ${value}`, { lineGap: 2 });
  document.moveDown(1.5);
}

/** The seller, and beside it the buyer: below the buyer before the correction, if that is what it corrects. */
function writeParties(document: PdfDocument, { content }: InvoiceRecord, t: Texts): void {
  const { left } = document.page.margins;
  const top = document.y;
  const write = (label: string, party: Party, x: number) => {
    const width = PARTY_WIDTH;
    document.fillColor(brandColors.inkMuted).font('bold').text(label, x, document.y, { width });
    document.fillColor(brandColors.ink).text(party.name, { width }).font('regular');
    document.text(party.address, { width }).text(`${party.postalCode} ${party.city}, ${party.country}`, { width });
    document.text(`${t.vatId}: ${party.vatId}`, { width }).moveDown();
  };
  write(t.seller, content.seller, left);
  const bottom = document.y;
  document.y = top;
  const right = left + TABLE_WIDTH - PARTY_WIDTH;
  if (content.buyerBefore) write(t.buyerBefore, content.buyerBefore, right);
  write(t.buyer, content.buyer, right);
  document.x = left;
  document.y = Math.max(bottom, document.y) + 6;
}

/** The sum to pay, or its change, at the end of the amounts' column. */
function writeTotal(document: PdfDocument, { kind, content }: InvoiceRecord, locale: LocaleCode, t: Texts): void {
  const label = kind === 'invoice' ? t.total : t.totalChange;
  document
    .font('bold')
    .fontSize(14)
    .text(`${label}: ${moneyText(content.total, content.currency, locale)}`, { width: TABLE_WIDTH, align: 'right' });
}

/** A line with the contents that article 106e requires; of documents without units the columns are omitted. */
function writeLines(document: PdfDocument, { kind, content }: InvoiceRecord, locale: LocaleCode, t: Texts): void {
  const money = (amount: number) => moneyText(amount, content.currency, locale);
  const isCorrection = kind === 'correction';
  const { lines } = content;
  const hasUnits = lines.some(({ unitPrice }) => unitPrice !== undefined);
  const hasReductions = !isCorrection && lines.some((line) => reductionOf(line, line.gross) !== 0);
  const cells: { header: string; width: number; align?: 'right'; of: (line: InvoiceLine) => string }[] = [
    { header: t.quantity, width: 54, align: 'right', of: ({ quantity }) => String(quantity) },
    ...(hasUnits
      ? [
          { header: t.unit, width: 48, of: ({ unit }: InvoiceLine) => (unit ? t.units[unit] : '') },
          { header: t.unitPrice, ...AMOUNT, of: (line: InvoiceLine) => money(line.unitPrice ?? 0) },
        ]
      : []),
    ...(hasReductions
      ? [{ header: t.reduction, ...AMOUNT, of: (line: InvoiceLine) => money(reductionOf(line, line.gross)) }]
      : []),
    { header: t.vatRate, width: 40, align: 'right', of: ({ vatRate }) => `${vatRate}%` },
    ...(isCorrection ? [{ header: t.before, ...AMOUNT, of: (line: InvoiceLine) => money(line.grossBefore ?? 0) }] : []),
    { header: isCorrection ? t.after : t.gross, ...AMOUNT, of: ({ gross }) => money(gross) },
  ];
  const taken = cells.reduce((sum, { width }) => sum + width, 0);
  const columns: PdfColumn[] = [{ header: t.name, width: TABLE_WIDTH - taken }, ...cells];
  writeTable(
    document,
    columns,
    lines.map((line) => [line.name[locale], ...cells.map(({ of }) => of(line))]),
  );
}

/** Points. */
const TABLE_WIDTH = 499;
const PARTY_WIDTH = 235;
const VAT_WIDTH = 130;
const AMOUNT = { width: 80, align: 'right' as const };

function writeVat(document: PdfDocument, { content }: InvoiceRecord, locale: LocaleCode, t: Texts): void {
  const money = (amount: number) => moneyText(amount, content.currency, locale);
  document
    .font('bold')
    .fontSize(10)
    .text(content.correctedNumber ? t.vatChange : t.vatSummary)
    .font('regular');
  writeTable(
    document,
    [
      { header: t.vatRate, width: TABLE_WIDTH - 3 * VAT_WIDTH },
      { header: t.net, width: VAT_WIDTH, align: 'right' },
      { header: t.vat, width: VAT_WIDTH, align: 'right' },
      { header: t.gross, width: VAT_WIDTH, align: 'right' },
    ],
    content.vat.map(({ vatRate, net, vat, gross }) => [`${vatRate}%`, money(net), money(vat), money(gross)]),
  );
}

/** The law requires VAT in złoty, and the rate with its day, on an invoice in other money. */
function writeZloty(document: PdfDocument, { content }: InvoiceRecord, locale: LocaleCode, t: Texts): void {
  const { exchangeRate: rate, vat } = content;
  if (!rate) return;
  const total = vat.reduce((sum, row) => sum + (row.vatPln ?? 0), 0);
  const rows = vat.map(({ vatRate, vatPln = 0 }) => `${vatRate}%: ${moneyText(vatPln, 'PLN', locale)}`);
  document
    .font('bold')
    .text(`${t.vatInZloty}: ${moneyText(total, 'PLN', locale)}`)
    .font('regular');
  document.text(rows.join('; '));
  document
    .text(`1 ${rate.currency} = ${rateText(rate)} PLN, ${t.rateTable} ${rate.tableNumber} (${rate.day})`)
    .moveDown();
}
