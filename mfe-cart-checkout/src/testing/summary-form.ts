import { createFakeHttp, type FakeHttp } from '@aksamit/module-sdk/testing';
import { joinShortWords } from '@aksamit/ui';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartFixture } from './cart-fixtures';
import { orderFixture, orderPaymentFixture } from './payment-fixtures';

export const GATEWAY = 'https://gateway.example/trnRequest/abc';

/** An API that takes every order and starts every payment. */
export function orderingShop(): FakeHttp {
  return createFakeHttp({
    'GET /carts': () => ({ cart: cartFixture() }),
    'POST /users/known': () => ({ loginBy: [] }),
    'POST /consents': () => ({ consents: [] }),
    'POST /orders': ({ options }) => {
      const { paymentMethod } = options.body as { paymentMethod: 'cash' | 'przelewy24' };
      return {
        order: orderFixture({ paymentMethod }),
        orderPayment: orderPaymentFixture({ paymentMethod, canPay: paymentMethod !== 'cash' }),
      };
    },
    'POST /order-payments/31/payment': () => ({ payment: { redirectUrl: GATEWAY } }),
  });
}

/** Waits for the summary's form. */
export const summaryOpened = () =>
  screen.findByRole('heading', { level: 1, name: joinShortWords('Twoje dane i płatność') });

/** Button beside the form, and the one in the bar of phones. */
export const orderButtons = () => screen.getAllByRole('button', { name: /^Zamawiam/ });
export const pressOrder = () => fireEvent.click(orderButtons()[0] ?? document.body);

/** Fills in the guest's contact data and accepts the regulations. */
export async function fillContact(): Promise<void> {
  await summaryOpened();
  for (const [label, value] of [
    [/^Imię/, 'Anna'],
    [/^Nazwisko/, 'Nowak'],
    [/^E-mail/, 'anna@example.com'],
    [/^Telefon/, '600 100 200'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await userEvent.click(screen.getByLabelText(/Akceptuję/));
}

/** Fills in all that an adult guest's order needs. */
export async function fillSummary(): Promise<void> {
  await fillContact();
  await userEvent.click(screen.getByLabelText(/znam przeciwwskazania/i));
}
