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
  };
  const xml = toEInvoiceXml({
    number: 'FV/2026/000001',
    issuedAt: '2026-11-21T10:00:00Z',
    content,
    corrected: corrected ? { number: 'FV/2026/000001', issuedOn: '2026-11-21', eInvoiceNumber: null } : null,
  });
  return [...xml.matchAll(/<P_8[\s\S]*?(?=<P_12>)/g)].map(([row]) => row);
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
