import type { Order } from '@aksamit/shared-kit/contracts';
import { createFakeHttp, type FakeAnswer, httpError, renderModule } from '@aksamit/shared-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { OrdersPage } from './orders-page';

const user = {
  id: '7',
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Nowak',
  gender: null,
  phone: null,
  phonePrefix: null,
  role: 'customer',
};

const order = {
  id: '1',
  number: 'AK-2026-000001',
  createdAt: '2026-03-29T23:30:00+00:00',
  doneStatus: 'new',
  paidStatus: 'notPaid',
  paymentMethod: 'przelewy24',
  currency: { code: 'PLN', symbol: 'zł', isPrefix: false },
  items: [{ id: '11', product: { id: '3', name: 'Depilacja laserowa pach', slug: 'pachy' }, quantity: 3 }],
  amountDue: 50700,
  orderPaymentId: '21',
  canPay: true,
} as unknown as Order;

function show(answer: FakeAnswer) {
  return renderModule(<OrdersPage />, {
    module: 'panel',
    resources: { pl, en },
    http: createFakeHttp({ 'GET /me/orders': answer }),
    sitemap: {
      'cart-checkout/payment-summary': { pl: '/platnosc/podsumowanie/:id/', en: '/payment/summary/:id/' },
      'catalog/womens-zone': { pl: '/strefa-kobiet/', en: '/womens-zone/' },
    },
    prepare: (shell) => shell.publish('session', { status: 'authenticated', user }),
  });
}

test('shows number, treatment, date in Warsaw and status, and leads to the payment of what is not paid', async () => {
  show(() => ({ orders: [order] }));
  const row = (await screen.findByText('AK-2026-000001')).closest('tr');
  const cells = within(row as HTMLElement);
  expect(cells.getByText(/Depilacja laserowa pach × 3/)).toBeTruthy();
  expect(cells.getByText('30.03.2026')).toBeTruthy();
  expect(cells.getByText('Do zapłaty')).toBeTruthy();
  const pay = cells.getByRole('link', { name: 'Zapłać za zamówienie AK-2026-000001' });
  expect(pay.getAttribute('href')).toBe('/platnosc/podsumowanie/21/');
});

test('without orders it shows the way to the first one', async () => {
  show(() => ({ orders: [] }));
  expect((await screen.findByRole('link', { name: 'Zobacz zabiegi' })).getAttribute('href')).toBe('/strefa-kobiet/');
});

test('a failed answer can be asked for again', async () => {
  let isAway = true;
  show(() => {
    if (isAway) throw httpError(503, 'service_unavailable');
    return { orders: [order] };
  });
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  isAway = false;
  await userEvent.setup().click(retry);
  expect(await screen.findByText('AK-2026-000001')).toBeTruthy();
});
