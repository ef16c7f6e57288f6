import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import { renderStaff } from '../testing/render-staff';
import { StaffPaymentPage } from './staff-payment.page';
import { StaffPaymentsPage } from './staff-payments.page';

beforeEach(() => localStorage.clear());

const transaction = {
  id: 't1',
  createdAt: '2026-11-26T10:00:00.000Z',
  settledAt: '2026-11-26T10:01:00.000Z',
  status: 'completed',
  paymentMethod: 'blik',
  paymentProvider: 'przelewy24',
  salonMethod: null,
  amount: 12_300,
  amountRefunded: 2_300,
  currency: 'PLN',
  externalId: 'EXT-1',
  refusal: null,
  order: { id: 'o1', number: 'AK-2026-000001' },
};
const details = {
  ...transaction,
  sessionId: 'S-1',
  gatewayId: null,
  expiresAt: null,
  returnedAt: null,
  checks: 2,
  checkedAt: null,
  nextCheckAt: null,
  isSettling: true,
  refunds: [
    {
      id: 'r1',
      amount: 2_300,
      reason: 'orderRefund',
      state: 'requested',
      attempts: 1,
      createdAt: '2026-11-26T12:00:00.000Z',
      doneAt: null,
    },
  ],
};
const sitemap = {
  'panel/staff-payments': { pl: '/admin/platnosci/', en: '/admin/payments/' },
  'panel/staff-payment': { pl: '/admin/platnosci/:id/', en: '/admin/payments/:id/' },
};
type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
const list = (options: Options = {}) =>
  renderStaff({
    role: 'manager',
    at: '/admin/platnosci/?q=AK-2026-000001&status=completed&provider=unknown',
    page: { name: 'staff-payments', component: StaffPaymentsPage },
    sitemap,
    answers: {
      'GET /admin/payment-transactions': () =>
        new FakePage({ paymentTransactions: [transaction] }, { page: 1, perPage: 24, total: 1 }),
    },
    ...options,
  });

test('an attempt leads to its page and its order; filters that the API does not know are not sent', async () => {
  const { http } = list();
  const order = await screen.findByRole('link', { name: 'AK-2026-000001' });
  expect(order.getAttribute('href')).toBe('/admin/zamowienia/o1/');
  expect(screen.getByRole('rowheader').querySelector('a')?.getAttribute('href')).toBe('/admin/platnosci/t1/');
  expect(http.calls.find(({ path }) => path === '/admin/payment-transactions')?.options.query).toEqual({
    q: 'AK-2026-000001',
    status: 'completed',
  });
});

test('the reception does not see payments of all orders', async () => {
  const { http } = list({ role: 'staff' });
  expect(await screen.findByRole('heading', { level: 1, name: /dostęp/ })).toBeTruthy();
  expect(http.calls.some(({ path }) => path === '/admin/payment-transactions')).toBe(false);
});

const one = (answer: () => unknown) =>
  renderStaff({
    role: 'admin',
    at: '/admin/platnosci/t1/',
    page: { name: 'staff-payment', component: StaffPaymentPage, params: { id: 't1' } },
    sitemap,
    answers: { 'GET /admin/payment-transactions/t1': answer },
  });

test('one attempt has its ids and refunds', async () => {
  one(() => ({ paymentTransaction: details }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Płatność za zamówienie AK-2026-000001' })).toBeTruthy();
  expect(screen.getByText('S-1')).toBeTruthy();
  expect(screen.getByText('w toku, liczba prób: 1')).toBeTruthy();
});

test('one that cannot be loaded can be asked again', async () => {
  one(() => {
    throw httpError(503, 'service_unavailable');
  });
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
});
