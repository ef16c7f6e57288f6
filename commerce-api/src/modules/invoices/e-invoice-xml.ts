import { rateText } from '../exchange-rates';
import { countryCode, unionPrefix } from './country-code';
import { type InvoiceContent, type InvoiceLine, type Party, reductionOf } from './invoice-content';

/** A document, and of a correction what it corrects. */
export interface EInvoiceSource {
  number: string;
  issuedAt: string;
  content: InvoiceContent;
  corrected: { number: string; issuedOn: string; eInvoiceNumber: string | null } | null;
}

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/';

/** Where a rate's sums stand, and what its lines are marked with. Source: the schema FA (3). */
const placeOf: Record<number, { sums: string; line: string }> = {
  23: { sums: '1', line: '23' },
  22: { sums: '1', line: '22' },
  8: { sums: '2', line: '8' },
  7: { sums: '2', line: '7' },
  5: { sums: '3', line: '5' },
  0: { sums: '6_1', line: '0 KR' },
};

/** An invoice or correction after the national schema FA (3). @throws for a rate that the schema does not know */
export function toEInvoiceXml({ number, issuedAt, content, corrected }: EInvoiceSource): string {
  const { seller, buyer, lines, vat, currency, exchangeRate } = content;
  const rate = exchangeRate ? el('KursWaluty', rateText(exchangeRate)) : '';
  const rows = lines.flatMap((line) => (line.grossBefore === undefined ? [rowOf(line)] : rowsOfChange(line)));
  const sums = [...vat].sort((a, b) => placeOfRate(a.vatRate).sums.localeCompare(placeOfRate(b.vatRate).sums));
  return (
    `<?xml version="1.0" encoding="UTF-8"?><Faktura xmlns="${NAMESPACE}"><Naglowek>` +
    '<KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza><WariantFormularza>3</WariantFormularza>' +
    `${el('DataWytworzeniaFa', `${new Date(issuedAt).toISOString().slice(0, 19)}Z`)}</Naglowek>` +
    `<Podmiot1><DaneIdentyfikacyjne>${el('NIP', seller.vatId)}${el('Nazwa', seller.name)}</DaneIdentyfikacyjne>` +
    `${address(seller)}</Podmiot1><Podmiot2><DaneIdentyfikacyjne>${buyerId(buyer)}${el('Nazwa', buyer.name)}` +
    `</DaneIdentyfikacyjne>${address(buyer)}<JST>2</JST><GV>2</GV></Podmiot2>` +
    `<Fa>${el('KodWaluty', currency)}${el('P_1', content.issuedOn)}${el('P_2', number)}${el('P_6', content.soldOn)}` +
    sums.map((row) => sumOf(row, exchangeRate !== undefined)).join('') +
    `${el('P_15', decimal(content.total))}${ANNOTATIONS}${el('RodzajFaktury', corrected ? 'KOR' : 'VAT')}` +
    (corrected ? correctedXml(corrected) : '') +
    rows.map((row, index) => `<FaWiersz>${el('NrWierszaFa', String(index + 1))}${row(rate)}</FaWiersz>`).join('') +
    `<Platnosc><Zaplacono>1</Zaplacono>${el('DataZaplaty', content.soldOn)}</Platnosc></Fa></Faktura>`
  );
}

/** None of the special cases: no margin, no reverse charge, no exemption, no means of transport. */
const ANNOTATIONS =
  '<Adnotacje><P_16>2</P_16><P_17>2</P_17><P_18>2</P_18><P_18A>2</P_18A><Zwolnienie><P_19N>1</P_19N></Zwolnienie>' +
  '<NoweSrodkiTransportu><P_22N>1</P_22N></NoweSrodkiTransportu><P_23>2</P_23><PMarzy><P_PMarzyN>1</P_PMarzyN></PMarzy></Adnotacje>';

function placeOfRate(vatRate: number) {
  const place = placeOf[vatRate];
  if (!place)
    throw new Error(`Failed to write an e-invoice: FA (3) knows no rate of ${vatRate}%. Correct the product.`);
  return place;
}

function sumOf({ vatRate, net, vat, vatPln }: InvoiceContent['vat'][number], isForeign: boolean): string {
  const { sums } = placeOfRate(vatRate);
  if (vatRate === 0) return el(`P_13_${sums}`, decimal(net));
  const zloty = isForeign ? el(`P_14_${sums}W`, decimal(vatPln ?? 0)) : '';
  return `${el(`P_13_${sums}`, decimal(net))}${el(`P_14_${sums}`, decimal(vat))}${zloty}`;
}

type Row = (rate: string) => string;

const units: Record<NonNullable<InvoiceLine['unit']>, string> = { service: 'usł.', piece: 'szt.' };

/** By gross prices: P_9B and P_11A, and in P_10 what the unit price does not contain. Source: VAT act, art. 106e, 7. */
function rowOf(line: InvoiceLine, mark = ''): Row {
  const { name, quantity, unit, unitPrice, vatRate, gross } = line;
  const reduction = reductionOf(line, gross);
  const fields = [
    el('P_7', name.pl.slice(0, 512)),
    unit ? el('P_8A', units[unit]) : '',
    el('P_8B', String(quantity)),
    unitPrice === undefined ? '' : el('P_9B', decimal(unitPrice)),
    reduction === 0 ? '' : el('P_10', decimal(reduction)),
    el('P_11A', decimal(gross)),
    el('P_12', placeOfRate(vatRate).line),
  ];
  return (rate) => `${fields.join('')}${rate}${mark}`;
}

/** Before and after, one row each. */
function rowsOfChange(line: InvoiceLine): Row[] {
  return [rowOf({ ...line, gross: line.grossBefore ?? 0 }, el('StanPrzed', '1')), rowOf(line)];
}

function correctedXml({ number, issuedOn, eInvoiceNumber }: NonNullable<EInvoiceSource['corrected']>): string {
  const known = eInvoiceNumber
    ? `${el('NrKSeF', '1')}${el('NrKSeFFaKorygowanej', eInvoiceNumber)}`
    : el('NrKSeFN', '1');
  return `<DaneFaKorygowanej>${el('DataWystFaKorygowanej', issuedOn)}${el('NrFaKorygowanej', number)}${known}</DaneFaKorygowanej>`;
}

function buyerId({ vatId, country }: Party): string {
  const code = countryCode(country);
  const digits = vatId.replace(/[\s-]/g, '');
  if (code === 'PL') return el('NIP', digits.replace(/^PL/i, ''));
  const prefix = unionPrefix(code);
  if (prefix)
    return `${el('KodUE', prefix)}${el('NrVatUE', digits.replace(new RegExp(`^${prefix}`, 'i'), '').slice(0, 12))}`;
  return `${code ? el('KodKraju', code) : ''}${el('NrID', digits.slice(0, 50))}`;
}

/** Left out for a buyer in a country that is none: the schema wants its code. */
function address({ address: street, city, postalCode, country }: Party): string {
  const code = countryCode(country);
  if (!code) return '';
  return `<Adres>${el('KodKraju', code)}${el('AdresL1', street)}${el('AdresL2', `${postalCode} ${city}`)}</Adres>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Control and other invisible characters: the e-invoice system takes no document with them. */
const UNWANTED = /\p{C}/gu;
const escaped = (text: string) => text.replace(UNWANTED, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const el = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** Minor units as decimal text, by integers only. */
function decimal(amountMinor: number): string {
  const digits = String(Math.abs(amountMinor)).padStart(3, '0');
  return `${amountMinor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
