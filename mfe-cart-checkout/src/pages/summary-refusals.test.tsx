import { httpError } from '@aksamit/module-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as leaving from '../features/payment/leave-for';
import { cartFixture } from '../testing/cart-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { fillSummary, orderButtons, orderingShop, pressOrder } from '../testing/summary-form';
import { SummaryPage } from './summary.page';

jest.mock('../features/payment/leave-for');

beforeEach(() => {
  jest.mocked(leaving.leaveFor).mockClear();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/koszyk/podsumowanie/');
});

test('the server’s 422 stands at its field', async () => {
  const http = orderingShop();
  http.answer('POST /orders', () => {
    throw httpError(422, 'validation_failed', { fields: { 'user.email': ['To nie jest poprawny adres e-mail'] } });
  });
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  pressOrder();
  expect(await screen.findByText('Formularz zawiera błędy')).toBeTruthy();
  expect(screen.getByLabelText(/^E-mail/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('To nie jest poprawny adres e-mail')).toBeTruthy();
});

test('a changed cart is shown line by line, nothing is charged, the next attempt has the new version', async () => {
  const http = orderingShop();
  const newCart = cartFixture({ version: 4, priceTotal: 11_000, amountDue: 11_000 });
  let renew = () => {};
  const refetch = jest.fn(
    () =>
      new Promise((resolve) => {
        renew = () => resolve({ cart: newCart });
      }),
  );
  http.answer('POST /orders', () => {
    http.answer('GET /carts', refetch);
    const line = {
      cartItemId: '11',
      name: 'Depilacja laserowa nóg',
      change: 'price',
      before: { quantity: 1, finalPrice: 10_000 },
      after: { quantity: 1, finalPrice: 11_000 },
    };
    throw httpError(409, 'cart_changed', { details: { lines: [line] } });
  });
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  pressOrder();
  await waitFor(() => expect(refetch).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText(/nowa cena/)).toBeNull();
  renew();
  const notice = await screen.findByText(/nowa cena/);
  expect(notice.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Depilacja laserowa nóg: nowa cena 110,00 zł (było 100,00 zł)',
  );
  // The new total is shown by then: a press right away orders at it.
  expect(orderButtons()[0]?.textContent).toBe('Zamawiam i płacę 110,00\u00a0zł');
  await waitFor(() => expect(orderButtons()[0]?.getAttribute('aria-busy')).not.toBe('true'));
  pressOrder();
  await waitFor(() => expect(http.bodiesOf('POST /orders')).toHaveLength(2));
  expect(http.bodiesOf('POST /orders')[1]).toMatchObject({ cartVersion: 4 });
  expect(leaving.leaveFor).not.toHaveBeenCalled();
});

test('a change that this release has no text for is shown plainly', async () => {
  const http = orderingShop();
  http.answer('POST /orders', () => {
    const line = { cartItemId: '11', name: 'Depilacja laserowa nóg', change: 'unknown', before: null, after: null };
    throw httpError(409, 'cart_changed', { details: { lines: [line] } });
  });
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  pressOrder();
  expect(await screen.findByText('Depilacja laserowa nóg: ta pozycja się zmieniła')).toBeTruthy();
});

test.each([
  ['limit_reached', /Kod został już wykorzystany/],
  ['expired', /Kod stracił ważność/],
])('a code that ran out (%s) stops the order with the reason', async (code, message) => {
  const http = orderingShop();
  http.answer('POST /orders', () => {
    throw httpError(409, code);
  });
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  pressOrder();
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a lost response is requested again under the same key, changed data under another', async () => {
  const http = orderingShop();
  http.answer('POST /orders', () => {
    throw httpError(0, 'network_error');
  });
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  const keys = () => http.calls.filter(({ path }) => path === '/orders').map(({ options }) => options.idempotencyKey);
  for (const count of [1, 2]) {
    pressOrder();
    await waitFor(() => expect(keys()).toHaveLength(count));
    await waitFor(() => expect(orderButtons()[0]?.getAttribute('aria-busy')).toBeNull());
  }
  fireEvent.change(screen.getByLabelText(/^Imię/), { target: { value: 'Ewa' } });
  pressOrder();
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('a gateway away leaves the order standing and leads to where it can be paid', async () => {
  const http = orderingShop();
  http.answer('POST /order-payments/31/payment', () => {
    throw httpError(503, 'gateway_unavailable', { message: 'Operator nie odpowiada' });
  });
  const { shell } = renderCheckout(<SummaryPage />, http);
  const toasts: unknown[] = [];
  shell.observe('toast').subscribe((toast) => toasts.push(toast));
  await fillSummary();
  pressOrder();
  await waitFor(() => expect(window.location.pathname).toBe('/platnosc/podsumowanie/31/'));
  expect(toasts).toEqual([
    {
      type: 'alert',
      message: 'Zamówienie jest przyjęte, ale płatność się nie zaczęła: Operator nie odpowiada',
    },
  ]);
});
