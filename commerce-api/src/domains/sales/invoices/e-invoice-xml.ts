import { writeXml } from '../../../platform/write-xml';
import { rateText } from '../exchange-rates';
import { countryCode, unionPrefix } from './country-code';
import { type InvoiceContent, type InvoiceLine, type Party, reductionOf } from './invoice-content';

/** A document; for a correction with the corrected one. */
export interface EInvoiceSource {
  number: string;
  issuedAt: string;
  content: InvoiceContent;
  corrected: { number: string; issuedOn: string; eInvoiceNumber: string | null } | null;
}

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/';

/** The fields of a rate's sums, and the mark of its lines. Source: the schema FA (3). */
const fieldsByRate: Record<number, { sums: string; line: string }> = {
  23: { sums: '1', line: '23' },
  22: { sums: '1', line: '22' },
  8: { sums: '2', line: '8' },
  7: { sums: '2', line: '7' },
  5: { sums: '3', line: '5' },
  0: { sums: '6_1', line: '0 KR' },
};

/** An invoice or correction after the national schema FA (3). @throws for a rate that the schema does not know */
export function toEInvoiceXml({ number, issuedAt, content, corrected }: EInvoiceSource): string {
  const { seller, buyer, lines, currency, exchangeRate } = content;
  const rate = exchangeRate && rateText(exchangeRate);
  const rows = lines.flatMap((line) => (line.grossBefore === undefined ? [rowOf(line, rate)] : changeOf(line, rate)));
  return writeXml({
    Faktura: {
      '@xmlns': NAMESPACE,
      Naglowek: {
        KodFormularza: { '@kodSystemowy': 'FA (3)', '@wersjaSchemy': '1-0E', '#text': 'FA' },
        WariantFormularza: '3',
        DataWytworzeniaFa: `${new Date(issuedAt).toISOString().slice(0, 19)}Z`,
      },
      Podmiot1: { DaneIdentyfikacyjne: { NIP: seller.vatId, Nazwa: seller.name }, Adres: addressOf(seller) },
      Podmiot2: {
        DaneIdentyfikacyjne: { ...buyerIdOf(buyer), Nazwa: buyer.name },
        Adres: addressOf(buyer),
        JST: '2',
        GV: '2',
      },
      Fa: {
        KodWaluty: currency,
        P_1: content.issuedOn,
        P_2: number,
        P_6: content.soldOn,
        ...sumsOf(content.vat, exchangeRate !== undefined),
        P_15: decimal(content.total),
        Adnotacje: ANNOTATIONS,
        RodzajFaktury: corrected ? 'KOR' : 'VAT',
        PrzyczynaKorekty: content.reason,
        DaneFaKorygowanej: corrected ? correctedInvoiceOf(corrected) : undefined,
        Podmiot2K: content.buyerBefore ? formerBuyerOf(content.buyerBefore) : undefined,
        FaWiersz: rows.map((row, index) => ({ NrWierszaFa: String(index + 1), ...row })),
        Platnosc: { Zaplacono: '1', DataZaplaty: content.soldOn },
      },
    },
  });
}

/** The buyer as the corrected invoice has them. */
const formerBuyerOf = (buyer: Party) => ({
  DaneIdentyfikacyjne: { ...buyerIdOf(buyer), Nazwa: buyer.name },
  Adres: addressOf(buyer),
});

/** None of the special cases: no margin, no reverse charge, no exemption, no means of transport. */
const ANNOTATIONS = {
  P_16: '2',
  P_17: '2',
  P_18: '2',
  P_18A: '2',
  Zwolnienie: { P_19N: '1' },
  NoweSrodkiTransportu: { P_22N: '1' },
  P_23: '2',
  PMarzy: { P_PMarzyN: '1' },
};

function fieldsOfRate(vatRate: number) {
  const fields = fieldsByRate[vatRate];
  if (!fields)
    throw new Error(`Failed to write an e-invoice: FA (3) knows no rate of ${vatRate}%. Correct the product.`);
  return fields;
}

/** Net and VAT by field, in the schema's order; rates that share a field (23 and 22) are added up. */
function sumsOf(rows: InvoiceContent['vat'], isForeign: boolean): Record<string, string> {
  const sumFields = [...new Set(rows.map(({ vatRate }) => fieldsOfRate(vatRate).sums))].sort();
  return Object.assign(
    {},
    ...sumFields.map((field) => {
      const rowsOfField = rows.filter(({ vatRate }) => fieldsOfRate(vatRate).sums === field);
      const total = (amount: (row: InvoiceContent['vat'][number]) => number) =>
        decimal(rowsOfField.reduce((sum, row) => sum + amount(row), 0));
      const net = { [`P_13_${field}`]: total((row) => row.net) };
      if (rowsOfField.every(({ vatRate }) => vatRate === 0)) return net;
      const zloty = isForeign ? { [`P_14_${field}W`]: total((row) => row.vatPln ?? 0) } : {};
      return { ...net, [`P_14_${field}`]: total((row) => row.vat), ...zloty };
    }),
  );
}

const units: Record<NonNullable<InvoiceLine['unit']>, string> = { service: 'usł.', piece: 'szt.' };

/** By gross prices: P_9B and P_11A, and in P_10 the reduction of the unit price. Source: VAT act, art. 106e, 7. */
function rowOf(line: InvoiceLine, rate: string | undefined): Record<string, string | undefined> {
  const { name, quantity, unit, unitPrice, vatRate, gross } = line;
  const reduction = reductionOf(line, gross);
  return {
    P_7: name.pl.slice(0, 512),
    P_8A: unit && units[unit],
    P_8B: String(quantity),
    P_9B: unitPrice === undefined ? undefined : decimal(unitPrice),
    P_10: reduction === 0 ? undefined : decimal(reduction),
    P_11A: decimal(gross),
    P_12: fieldsOfRate(vatRate).line,
    KursWaluty: rate,
  };
}

/** Before and after, one row each. */
function changeOf(line: InvoiceLine, rate: string | undefined) {
  const before = { ...rowOf({ ...line, gross: line.grossBefore ?? 0 }, rate), StanPrzed: '1' };
  return [before, rowOf(line, rate)];
}

function correctedInvoiceOf({ number, issuedOn, eInvoiceNumber }: NonNullable<EInvoiceSource['corrected']>) {
  return {
    DataWystFaKorygowanej: issuedOn,
    NrFaKorygowanej: number,
    ...(eInvoiceNumber ? { NrKSeF: '1', NrKSeFFaKorygowanej: eInvoiceNumber } : { NrKSeFN: '1' }),
  };
}

function buyerIdOf({ vatId, country }: Party): Record<string, string> {
  const code = countryCode(country);
  const digits = vatId.replace(/[\s-]/g, '');
  if (code === 'PL') return { NIP: digits.replace(/^PL/i, '') };
  const prefix = unionPrefix(code);
  if (prefix) return { KodUE: prefix, NrVatUE: digits.replace(new RegExp(`^${prefix}`, 'i'), '').slice(0, 12) };
  return { ...(code ? { KodKraju: code } : {}), NrID: digits.slice(0, 50) };
}

/** Left out for a buyer in a country that is none: the schema wants its code. */
function addressOf({ address: street, city, postalCode, country }: Party) {
  const code = countryCode(country);
  return code ? { KodKraju: code, AdresL1: street, AdresL2: `${postalCode} ${city}` } : undefined;
}

/** Minor units as decimal text, by integers only. */
function decimal(amountMinor: number): string {
  const digits = String(Math.abs(amountMinor)).padStart(3, '0');
  return `${amountMinor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
