import { toEInvoiceXml } from './e-invoice-xml';
import type { InvoiceContent, InvoiceLine } from './invoice-content';

const party = {
  name: 'A',
  vatId: '1234563218',
  address: 'Prosta 1',
  postalCode: '00-001',
  city: 'Warszawa',
  country: 'PL',
};
const line: InvoiceLine = { name: { pl: 'Łydki', en: 'Calves' }, quantity: 3, vatRate: 23, gross: 27_000 };
const withUnit: InvoiceLine = { ...line, unit: 'service', unitPrice: 10_000 };

function rowsOf(lines: InvoiceLine[], corrected = false): string[] {
  return [...xmlOf(lines, corrected).matchAll(/<P_8[\s\S]*?(?=<P_12>)/g)].map(([row]) => row);
}

function xmlOf(lines: InvoiceLine[], corrected = false, changes: Partial<InvoiceContent> = {}): string {
  const content: InvoiceContent = {
    seller: party,
    buyer: party,
    orderNumber: 'AK-2026-000001',
    currency: 'PLN',
    paymentMethod: 'przelewy24',
    soldOn: '2026-11-20',
    issuedOn: '2026-11-21',
    lines,
    vat: [{ vatRate: 23, net: 21_951, vat: 5049, gross: 27_000 }],
    total: 27_000,
    ...changes,
  };
  return toEInvoiceXml({
    number: 'FV/2026/000001',
    issuedAt: '2026-11-21T10:00:00Z',
    content,
    corrected: corrected ? { number: 'FV/2026/000001', issuedOn: '2026-11-21', eInvoiceNumber: null } : null,
  });
}

test('a line carries what is counted, its gross unit price, and what was taken off', () => {
  expect(rowsOf([withUnit, { ...withUnit, quantity: 1, unit: 'piece', gross: 10_000 }])).toEqual([
    '<P_8A>usł.</P_8A><P_8B>3</P_8B><P_9B>100.00</P_9B><P_10>30.00</P_10><P_11A>270.00</P_11A>',
    '<P_8A>szt.</P_8A><P_8B>1</P_8B><P_9B>100.00</P_9B><P_11A>100.00</P_11A>',
  ]);
});

test('both states of a correction add up: unit price by quantity, less what was taken off, is the amount', () => {
  expect(rowsOf([{ ...withUnit, grossBefore: 27_000, gross: 10_000 }], true)).toEqual([
    '<P_8A>usł.</P_8A><P_8B>3</P_8B><P_9B>100.00</P_9B><P_10>30.00</P_10><P_11A>270.00</P_11A>',
    '<P_8A>usł.</P_8A><P_8B>3</P_8B><P_9B>100.00</P_9B><P_10>200.00</P_10><P_11A>100.00</P_11A>',
  ]);
});

test('a document that was issued without unit prices stays as it was issued', () => {
  expect(rowsOf([line])).toEqual(['<P_8B>3</P_8B><P_11A>270.00</P_11A>']);
});

test('sums stand in the order of the schema, and rates that share a place are added up', () => {
  const vat = [
    { vatRate: 0, net: 500, vat: 0, gross: 500 },
    { vatRate: 8, net: 1000, vat: 80, gross: 1080 },
    { vatRate: 23, net: 2000, vat: 460, gross: 2460 },
    { vatRate: 22, net: 100, vat: 22, gross: 122 },
  ];
  const xml = xmlOf([line], false, { vat });
  expect(/<P_6>2026-11-20<\/P_6>(.*)<P_15>/.exec(xml)?.[1]).toBe(
    '<P_13_1>21.00</P_13_1><P_14_1>4.82</P_14_1><P_13_2>10.00</P_13_2><P_14_2>0.80</P_14_2><P_13_6_1>5.00</P_13_6_1>',
  );
});

test('what a customer typed stays text: signs are escaped, invisible ones left out', () => {
  const xml = xmlOf([{ ...line, name: { pl: 'A & <b> "c"\u0007\u200b', en: '' } }]);
  expect(xml).toContain('<P_7>A &amp; &lt;b&gt; &quot;c&quot;</P_7>');
});
