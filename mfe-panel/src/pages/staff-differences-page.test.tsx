import type { PaymentDifference } from '@aksamit/contracts/staff';
import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentDifference } from '../testing/staff-order-fixtures';
import { renderDifferences } from '../testing/staff-order-pages';

beforeEach(() => localStorage.clear());

const pageOf = (paymentDifferences: PaymentDifference[]) =>
  new FakePage({ paymentDifferences }, { page: 1, perPage: 24, total: paymentDifferences.length });
const LIST = 'GET /admin/payment-differences';
const resolved = paymentDifference({ id: 'd2', kind: 'wrong_amount', resolvedAt: '2026-11-27T08:00:00.000Z' });

test('differences are in words, with their order; the closed ones have no button', async () => {
  const open = paymentDifference({ orderId: 'o1', orderNumber: 'AK-2026-000001' });
  renderDifferences({ answers: { [LIST]: () => pageOf([open, resolved]) } });
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  if (!first || !second) throw new Error('Failed to find the rows.');
  expect(first.textContent).toContain('Pieniądze bez zamówienia');
  expect(first.textContent?.replace(/\s/g, ' ')).toContain('U operatora5,00 zł');
  expect(within(first).getByRole('link', { name: 'AK-2026-000001' }).getAttribute('href')).toBe(
    '/admin/zamowienia/o1/',
  );
  expect(second.textContent).toContain('Inna kwota');
  expect(second.textContent).toContain('wyjaśniona');
  expect(within(second).queryByRole('button')).toBeNull();
});

test('a case is closed after a question, once, and the list is requested again', async () => {
  let difference = paymentDifference();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { http, toasts } = renderDifferences({
    answers: {
      [LIST]: () => pageOf([difference]),
      'PUT /admin/payment-differences/d1/resolution': async () => {
        await isAnswered;
        difference = { ...difference, resolvedAt: '2026-11-27T09:00:00.000Z' };
        return {};
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Zamknij sprawę: Pieniądze bez zamówienia/ }));
  const dialog = screen.getByRole('dialog', { name: 'Zamknąć sprawę?' });
  expect(http.calls.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Sprawa wyjaśniona' }));
  answer();
  await waitFor(() => expect(toasts).toEqual(['Sprawa zamknięta']));
  expect(await screen.findByText('wyjaśniona')).toBeTruthy();
  expect(http.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('a refund in the salon is confirmed as paid out; a refusal stays in the dialog', async () => {
  renderDifferences({
    answers: {
      [LIST]: () => pageOf([paymentDifference({ kind: 'refund_in_salon', details: { amount: 500 } })]),
      'PUT /admin/payment-differences/d1/resolution': () => {
        throw httpError(404, 'not_found', { message: 'Nie znaleziono' });
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Zamknij sprawę: Zwrot do wypłaty w salonie/ }));
  const dialog = screen.getByRole('dialog', { name: 'Pieniądze wypłacone?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wypłacone' }));
  expect(await within(dialog).findByText('Nie znaleziono')).toBeTruthy();
});

test('open ones alone are a filter of the address', async () => {
  const { http } = renderDifferences({ at: '/admin/roznice/?open=true', answers: { [LIST]: () => pageOf([]) } });
  expect(await screen.findByRole('heading', { name: 'Wszystko się zgadza' })).toBeTruthy();
  const call = http.calls.find(({ path }) => path === '/admin/payment-differences');
  expect(call?.options.query).toEqual({ open: 'true', perPage: 24 });
});

test('the reception has no right to it: nothing is requested', async () => {
  const { http } = renderDifferences({ role: 'staff' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ta część jest dla menedżerów' })).toBeTruthy();
  expect(http.calls.some(({ path }) => path === '/admin/payment-differences')).toBe(false);
});

test('a list that fails is requested again', async () => {
  let isAway = true;
  renderDifferences({
    answers: {
      [LIST]: () => {
        if (isAway) throw httpError(503, 'unavailable');
        return pageOf([resolved]);
      },
    },
  });
  expect(await screen.findByText('Nie udało się wczytać różnic')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Inna kwota')).toBeTruthy();
});
