import type { Party } from './invoice-content';
import type { InvoiceRecord } from './invoice-queries';

/** An invoice or correction as XML, after the national schema's names of parties, lines and sums. */
export function toEInvoiceXml({ number, content }: InvoiceRecord): string {
  const { seller, buyer, lines, vat, currency } = content;
  const rows = lines.map(
    ({ name, quantity, vatRate, gross, grossBefore }, index) =>
      `<FaWiersz><NrWierszaFa>${index + 1}</NrWierszaFa><P_7>${escaped(name.pl)}</P_7><P_8B>${quantity}</P_8B>` +
      `<P_11A>${decimal(gross - (grossBefore ?? 0))}</P_11A><P_12>${vatRate}</P_12></FaWiersz>`,
  );
  const sums = vat.map(
    ({ vatRate, net, vat: tax }) =>
      `<Stawka procent="${vatRate}"><Netto>${decimal(net)}</Netto><Podatek>${decimal(tax)}</Podatek></Stawka>`,
  );
  const corrected = content.correctedNumber
    ? `<DaneFaKorygowanej><NrFaKorygowanej>${escaped(content.correctedNumber)}</NrFaKorygowanej></DaneFaKorygowanej>`
    : '';
  return (
    `<?xml version="1.0" encoding="UTF-8"?><Faktura>${partyXml('Podmiot1', seller)}${partyXml('Podmiot2', buyer)}` +
    `<Fa><KodWaluty>${escaped(currency)}</KodWaluty><P_1>${content.issuedOn}</P_1><P_2>${escaped(number)}</P_2>` +
    `<P_6>${content.soldOn}</P_6>${sums.join('')}<P_15>${decimal(content.total)}</P_15>` +
    `<RodzajFaktury>${content.correctedNumber ? 'KOR' : 'VAT'}</RodzajFaktury>${corrected}${rows.join('')}</Fa></Faktura>`
  );
}

function partyXml(tag: string, { name, vatId, address, postalCode, city, country }: Party): string {
  return (
    `<${tag}><DaneIdentyfikacyjne><NIP>${escaped(vatId)}</NIP><Nazwa>${escaped(name)}</Nazwa></DaneIdentyfikacyjne>` +
    `<Adres><KodKraju>${escaped(country)}</KodKraju><AdresL1>${escaped(address)}</AdresL1>` +
    `<AdresL2>${escaped(`${postalCode} ${city}`)}</AdresL2></Adres></${tag}>`
  );
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Minor units as decimal text, by integers only. */
function decimal(amountMinor: number): string {
  const digits = String(Math.abs(amountMinor)).padStart(3, '0');
  return `${amountMinor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
