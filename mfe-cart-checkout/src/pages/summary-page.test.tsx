import { createFakeHttp, type FakeHttp, httpError } from '@aksamit/module-sdk/testing';
import { joinShortWords } from '@aksamit/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as leaving from '../features/payment/leave-for';
import { cartFixture } from '../testing/cart-fixtures';
import { orderFixture, orderPaymentFixture } from '../testing/payment-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { SummaryPage } from './summary.page';

jest.mock('../features/payment/leave-for');

const GATEWAY = 'https://gateway.example/trnRequest/abc';

beforeEach(() => {
  jest.mocked(leaving.leaveFor).mockClear();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/koszyk/podsumowanie/');
});

/** An API that takes every order and starts every payment. */
function shop(): FakeHttp {
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

const orderButtons = () => screen.getAllByRole('button', { name: /^Zamawiam/ });
const orderNow = () => fireEvent.click(orderButtons()[0] ?? document.body);

async function fill() {
  await screen.findByRole('heading', { level: 1, name: joinShortWords('Twoje dane i płatność') });
  for (const [label, value] of [
    [/^Imię/, 'Anna'],
    [/^Nazwisko/, 'Nowak'],
    [/^E-mail/, 'anna@example.com'],
    [/^Telefon/, '600 100 200'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await userEvent.click(screen.getByRole('radio', { name: '18 lat lub więcej' }));
  await userEvent.click(screen.getByLabelText(/Znam przeciwwskazania/));
  await userEvent.click(screen.getByLabelText(/Akceptuję/));
}

const REQUEST = {
  cartId: '5',
  cartVersion: 3,
  user: { firstName: 'Anna', lastName: 'Nowak', email: 'anna@example.com', phonePrefix: '48', phone: '600 100 200' },
  agrees: [
    { type: 'regulations', value: true },
    { type: 'marketingEmail', value: false },
    { type: 'marketingPhone', value: false },
  ],
  paymentMethod: 'przelewy24',
  ageDeclaration: 'adult',
};

test('a guest orders once, also by a double click, and leaves for the gateway', async () => {
  const http = shop();
  const { shell } = renderCheckout(<SummaryPage />, http);
  const placed: unknown[] = [];
  shell.observe('order.placed').subscribe((value) => placed.push(value));
  await fill();
  expect(orderButtons()[0]?.textContent).toBe('Zamawiam i płacę 100,00\u00a0zł');
  orderNow();
  orderNow();
  await waitFor(() => expect(leaving.leaveFor).toHaveBeenCalledWith(GATEWAY));
  expect(http.bodiesOf('POST /orders')).toEqual([REQUEST]);
  expect(placed).toEqual([{ orderId: '21', orderPaymentId: '31' }]);
  // "Back" from the gateway leads to the order's payment, not the form.
  expect(window.location.pathname).toBe('/platnosc/podsumowanie/31/');
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
});

test('payment in the salon leads to the confirmation without a gateway', async () => {
  const http = shop();
  renderCheckout(<SummaryPage />, http);
  await fill();
  await userEvent.click(screen.getByLabelText(/W salonie/));
  expect(orderButtons()[0]?.textContent).toBe('Zamawiam, zapłacę w salonie 100,00\u00a0zł');
  orderNow();
  await waitFor(() => expect(window.location.pathname).toBe('/platnosc/potwierdzenie/31/'));
  expect(http.bodiesOf('POST /order-payments/31/payment')).toEqual([]);
});

test('an empty form is not sent: the summary has the focus and names each field', async () => {
  const http = shop();
  renderCheckout(<SummaryPage />, http);
  await screen.findByRole('heading', { level: 1, name: joinShortWords('Twoje dane i płatność') });
  orderNow();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(within(summary).getByText('Popraw lub uzupełnij dane')).toBeTruthy();
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent?.split(':')[0])).toEqual([
    'Imię',
    'Nazwisko',
    'E-mail',
    'Telefon',
    'Wiek',
    'Zdrowie i bezpieczeństwo',
    'Regulamin',
  ]);
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  expect(http.bodiesOf('POST /orders')).toEqual([]);
});

test('the server’s 422 stands at its field', async () => {
  const http = shop();
  http.answer('POST /orders', () => {
    throw httpError(422, 'validation_failed', { fields: { 'user.email': ['To nie jest poprawny adres e-mail'] } });
  });
  renderCheckout(<SummaryPage />, http);
  await fill();
  orderNow();
  expect(await screen.findByText('Formularz zawiera błędy')).toBeTruthy();
  expect(screen.getByLabelText(/^E-mail/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('To nie jest poprawny adres e-mail')).toBeTruthy();
});

test('a changed cart is shown line by line, nothing is charged, the next attempt has the new version', async () => {
  const http = shop();
  const newCart = cartFixture({ version: 4, priceTotal: 11_000, amountDue: 11_000 });
  let renew = () => {};
  const asksAgain = jest.fn(
    () =>
      new Promise((resolve) => {
        renew = () => resolve({ cart: newCart });
      }),
  );
  http.answer('POST /orders', () => {
    http.answer('GET /carts', asksAgain);
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
  await fill();
  orderNow();
  await waitFor(() => expect(asksAgain).toHaveBeenCalled());
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
  orderNow();
  await waitFor(() => expect(http.bodiesOf('POST /orders')).toHaveLength(2));
  expect(http.bodiesOf('POST /orders')[1]).toMatchObject({ cartVersion: 4 });
  expect(leaving.leaveFor).not.toHaveBeenCalled();
});

test('a change that this release has no text for is shown plainly', async () => {
  const http = shop();
  http.answer('POST /orders', () => {
    const line = { cartItemId: '11', name: 'Depilacja laserowa nóg', change: 'unheardOf', before: null, after: null };
    throw httpError(409, 'cart_changed', { details: { lines: [line] } });
  });
  renderCheckout(<SummaryPage />, http);
  await fill();
  orderNow();
  expect(await screen.findByText('Depilacja laserowa nóg: ta pozycja się zmieniła')).toBeTruthy();
});

test.each([
  ['limit_reached', /Kod został już wykorzystany/],
  ['expired', /Kod stracił ważność/],
])('a code that ran out (%s) stops the order and says so', async (code, message) => {
  const http = shop();
  http.answer('POST /orders', () => {
    throw httpError(409, code);
  });
  renderCheckout(<SummaryPage />, http);
  await fill();
  orderNow();
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a lost response is requested again under the same key, changed data under another', async () => {
  const http = shop();
  http.answer('POST /orders', () => {
    throw httpError(0, 'network_error');
  });
  renderCheckout(<SummaryPage />, http);
  await fill();
  const keys = () => http.calls.filter(({ path }) => path === '/orders').map(({ options }) => options.idempotencyKey);
  for (const count of [1, 2]) {
    orderNow();
    await waitFor(() => expect(keys()).toHaveLength(count));
    await waitFor(() => expect(orderButtons()[0]?.getAttribute('aria-busy')).toBeNull());
  }
  fireEvent.change(screen.getByLabelText(/^Imię/), { target: { value: 'Ewa' } });
  orderNow();
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('a gateway away leaves the order standing and leads to where it can be paid', async () => {
  const http = shop();
  http.answer('POST /order-payments/31/payment', () => {
    throw httpError(503, 'gateway_unavailable', { message: 'Operator nie odpowiada' });
  });
  const { shell } = renderCheckout(<SummaryPage />, http);
  const toasts: unknown[] = [];
  shell.observe('toast').subscribe((toast) => toasts.push(toast));
  await fill();
  orderNow();
  await waitFor(() => expect(window.location.pathname).toBe('/platnosc/podsumowanie/31/'));
  expect(toasts).toEqual([
    {
      type: 'alert',
      message: 'Zamówienie jest przyjęte, ale płatność się nie zaczęła: Operator nie odpowiada',
    },
  ]);
});

test('what was typed is there after going away and back', async () => {
  const first = renderCheckout(<SummaryPage />, shop());
  await fill();
  first.unmount();
  renderCheckout(<SummaryPage />, shop());
  await screen.findByRole('heading', { level: 1, name: joinShortWords('Twoje dane i płatność') });
  expect(screen.getByLabelText(/^E-mail/)).toHaveProperty('value', 'anna@example.com');
  expect(screen.getByLabelText(/Akceptuję/)).toHaveProperty('checked', true);
});

test('somebody known is offered the login and can order all the same', async () => {
  const http = shop();
  http.answer('POST /users/known', () => ({ loginBy: ['password'] }));
  renderCheckout(<SummaryPage />, http);
  await fill();
  fireEvent.blur(screen.getByLabelText(/^E-mail/));
  const login = await screen.findByRole('link', { name: /Zaloguj się/ });
  expect(login.getAttribute('href')).toBe('/konto/logowanie/?next=%2Fkoszyk%2Fpodsumowanie%2F');
  orderNow();
  await waitFor(() => expect(http.bodiesOf('POST /orders')).toHaveLength(1));
});

test('invoice fields come on demand and are required then', async () => {
  const http = shop();
  renderCheckout(<SummaryPage />, http);
  await fill();
  expect(screen.queryByLabelText(/^NIP/)).toBeNull();
  await userEvent.click(screen.getByLabelText('Chcę otrzymać fakturę na firmę'));
  orderNow();
  expect(await screen.findByRole('link', { name: /^NIP/ })).toBeTruthy();
  expect(http.bodiesOf('POST /orders')).toEqual([]);
});

test('select all gives every consent and takes them back, and is not sent', async () => {
  const http = shop();
  renderCheckout(<SummaryPage />, http);
  await fill();
  await userEvent.click(screen.getByLabelText('Zaznacz wszystkie'));
  orderNow();
  await waitFor(() => expect(http.bodiesOf('POST /orders')).toHaveLength(1));
  expect(http.bodiesOf('POST /orders')[0]).toMatchObject({
    agrees: [
      { type: 'regulations', value: true },
      { type: 'marketingEmail', value: true },
      { type: 'marketingPhone', value: true },
    ],
  });
});

test('a customer’s session fills the form, and gaps are shown, while the profile fails to load', async () => {
  const http = shop();
  http.answer('GET /me', () => {
    throw httpError(503, 'service_unavailable');
  });
  const user = { id: '9', email: 'ola@example.com', firstName: 'Ola', lastName: 'Lis', gender: 'female' };
  renderCheckout(<SummaryPage />, http, {
    prepare: (shell) =>
      shell.publish('session', {
        status: 'authenticated',
        user: { ...user, phone: '600700800', phonePrefix: '48', role: 'customer' },
      }),
  });
  await screen.findByRole('heading', { level: 1, name: joinShortWords('Twoje dane i płatność') });
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toHaveProperty('value', 'ola@example.com'));
  expect(screen.getByLabelText(/^Telefon/)).toHaveProperty('value', '600700800');
  orderNow();
  expect(await screen.findByText('Popraw lub uzupełnij dane')).toBeTruthy();
  expect(http.bodiesOf('POST /orders')).toEqual([]);
});
