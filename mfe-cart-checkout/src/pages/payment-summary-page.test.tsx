import { createFakeHttp } from '@aksamit/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as leaving from '../features/payment/leave-for';
import { orderFixture, orderPaymentFixture } from '../testing/payment-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { PaymentSummaryPage } from './payment-summary-page';

jest.mock('../features/payment/leave-for');

const GATEWAY = 'https://gateway.example/paypo';
const page = { name: 'payment-summary', params: { id: '31' } };
const terms = { minAmount: 1, maxAmount: 5_000_000, isDefault: false, isAvailable: true, reason: null };
const paymentMethods = [
  { ...terms, paymentMethod: 'przelewy24' as const },
  { ...terms, paymentMethod: 'paypo' as const },
];
const address = { address: 'ul. Prosta 1', postalCode: '00-001', city: 'Warszawa', country: 'Polska' };

function shop(order = orderFixture()) {
  return createFakeHttp({
    'GET /order-payments/31': () => ({ orderPayment: orderPaymentFixture({ stage: 'canceled', paymentMethods }) }),
    'GET /orders/21': () => ({ order }),
    'POST /order-payments/31/payment': () => ({ payment: { redirectUrl: GATEWAY } }),
  });
}

test('PayPo asks for the address that the order lacks, and sends it', async () => {
  const http = shop();
  renderCheckout(<PaymentSummaryPage />, http, { page });
  await userEvent.click(await screen.findByRole('radio', { name: /^PayPo/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Zapłać/ }));
  expect(await screen.findByRole('link', { name: 'Miejscowość: To pole jest wymagane' })).toBeTruthy();
  expect(http.bodiesOf('POST /order-payments/31/payment')).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Ulica i numer/), address.address);
  await userEvent.type(screen.getByLabelText(/^Kod pocztowy/), address.postalCode);
  await userEvent.type(screen.getByLabelText(/^Miejscowość/), address.city);
  await userEvent.click(screen.getByRole('button', { name: /^Zapłać/ }));
  await waitFor(() => expect(leaving.leaveFor).toHaveBeenCalledWith(GATEWAY));
  expect(http.bodiesOf('POST /order-payments/31/payment')).toEqual([{ paymentMethod: 'paypo', address }]);
});

test('an order that has an address is not asked for another', async () => {
  const http = shop(orderFixture({ address }));
  renderCheckout(<PaymentSummaryPage />, http, { page });
  await userEvent.click(await screen.findByRole('radio', { name: /^PayPo/ }));
  await waitFor(() => expect(screen.queryByLabelText(/^Ulica i numer/)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Zapłać/ }));
  await waitFor(() => expect(http.bodiesOf('POST /order-payments/31/payment')).toEqual([{ paymentMethod: 'paypo' }]));
});
