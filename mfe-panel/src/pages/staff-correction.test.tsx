import type { InvoiceCorrectionPreview, StaffInvoice } from '@aksamit/contracts/staff';
import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staffOrder } from '../testing/staff-order-fixtures';
import { renderOrder } from '../testing/staff-order-pages';

beforeEach(() => localStorage.clear());

const PREVIEW = 'POST /admin/orders/o1/invoice-correction-previews';
const CORRECTION = 'POST /admin/orders/o1/invoice-corrections';
const buyer = {
  companyName: 'Łydka sp. z o.o.',
  vatId: '5261040567',
  address: 'Piotrkowska 1',
  postalCode: '90-001',
  city: 'Łódź',
  country: 'Polska',
};
const invoice: StaffInvoice = {
  number: 'FV/2026/000001',
  kind: 'invoice',
  issuedAt: '2026-11-20T09:00:00.000Z',
  total: 15_000,
  eInvoiceState: 'waits',
  eInvoiceNumber: null,
  eInvoiceProblem: null,
  receiptAt: null,
  buyer,
};
const preview: InvoiceCorrectionPreview = {
  correctedNumber: invoice.number,
  currency: 'PLN',
  lines: [{ name: 'Depilacja laserowa pach', before: 10_000, after: 7_540 }],
  vat: [{ vatRate: 23, net: -2_000, vat: -460, gross: -2_460 }],
  total: -2_460,
  buyerBefore: buyer,
  buyer,
};
const order = staffOrder({ invoices: [invoice] });

async function open(answers = {}, role = 'manager') {
  const known = { 'GET /admin/orders/o1': () => ({ order }), [PREVIEW]: () => ({ invoiceCorrectionPreview: preview }) };
  const rendered = renderOrder({ role, answers: { ...known, ...answers } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Wystaw korektę' }));
  return { ...rendered, user, dialog: within(screen.getByRole('dialog', { name: 'Wystaw korektę' })) };
}

test('a correction is typed, shown as the document that it becomes, and then issued', async () => {
  const { user, dialog, http, toasts } = await open({ [CORRECTION]: () => ({ order }) });
  await user.type(dialog.getByRole('textbox', { name: /^Przyczyna/ }), 'Zwrot przelewem');
  await user.click(dialog.getByRole('button', { name: 'Sprawdź korektę' }));
  expect(await dialog.findByText(/Wpisz kwotę przy pozycji/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /^Odejmij od: Depilacja/ }), '24,60');
  await user.click(dialog.getByRole('button', { name: 'Sprawdź korektę' }));
  expect((await dialog.findByText(/100,00.*→.*75,40/)).tagName).toBe('DD');
  expect(http.bodiesOf(CORRECTION)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Wystaw korektę' }));
  await waitFor(() => expect(toasts).toEqual(['Wystawiono korektę faktury FV/2026/000001']));
  const sent = { reason: 'Zwrot przelewem', items: [{ orderItemId: 'i1', amount: 2_460 }], documentsBefore: 1 };
  expect(http.bodiesOf(CORRECTION)).toEqual([sent]);
});

test('with another tax number the new invoice is shown beside the correction, and both are issued', async () => {
  const other = { ...buyer, vatId: '7740001454' };
  const replacing = {
    ...preview,
    lines: [{ name: 'Depilacja laserowa pach', before: 10_000, after: 0 }],
    total: -10_000,
    buyer: other,
    replacement: { total: 10_000 },
  };
  const { user, dialog, http, toasts } = await open({
    [PREVIEW]: () => ({ invoiceCorrectionPreview: replacing }),
    [CORRECTION]: () => ({ order }),
  });
  await user.type(dialog.getByRole('textbox', { name: /^Przyczyna/ }), 'Błędny NIP');
  await user.click(dialog.getByRole('checkbox', { name: 'Popraw dane nabywcy' }));
  const vatId = dialog.getByRole('textbox', { name: /^NIP/ });
  await user.clear(vatId);
  await user.type(vatId, other.vatId);
  await user.click(dialog.getByRole('button', { name: 'Sprawdź korektę' }));
  expect((await dialog.findByText('Nowa faktura, brutto')).nextSibling?.textContent).toMatch(/^100,00/);
  await user.click(dialog.getByRole('button', { name: 'Wystaw korektę' }));
  await waitFor(() => expect(toasts).toEqual(['Skorygowano fakturę FV/2026/000001 do zera i wystawiono nową']));
  expect(http.bodiesOf(CORRECTION)).toEqual([{ reason: 'Błędny NIP', buyer: other, documentsBefore: 1 }]);
});

test('another document meanwhile refuses it with words, and what was typed stays', async () => {
  const { user, dialog } = await open({
    [CORRECTION]: () => {
      throw httpError(409, 'documents_changed', { message: 'From the API' });
    },
  });
  await user.type(dialog.getByRole('textbox', { name: /^Przyczyna/ }), 'Błędny adres');
  await user.click(dialog.getByRole('checkbox', { name: 'Popraw dane nabywcy' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Nazwa firmy/ }).value).toBe(buyer.companyName);
  await user.click(dialog.getByRole('button', { name: 'Sprawdź korektę' }));
  await user.click(await dialog.findByRole('button', { name: 'Wystaw korektę' }));
  expect(await dialog.findByText(/wystawiono tymczasem kolejny dokument/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Wróć' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Przyczyna/ }).value).toBe('Błędny adres');
});
