import { createFakeHttp, httpError } from '@aksamit/module-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comeBack } from '../features/payment/is-leaving';
import * as leaving from '../features/payment/leave-for';
import { orderFixture, orderPaymentFixture, paymentFixture } from '../testing/payment-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { PaymentSummaryPage } from './payment-summary.page';

jest.mock('../features/payment/leave-for');

// Leaving ends with the page; here there are many pages and one module.
afterEach(() => comeBack());

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

const toPay = (changes: Parameters<typeof orderPaymentFixture>[0], payment: () => object = () => ({})) =>
  createFakeHttp({
    'GET /order-payments/31': () => ({ orderPayment: orderPaymentFixture(changes) }),
    'GET /orders/21': () => ({ order: orderFixture() }),
    'POST /order-payments/31/payment': payment,
  });

test('an order that waits for its payment is shown as such, without a loading state', async () => {
  renderCheckout(<PaymentSummaryPage />, toPay({ stage: 'new' }), { page });
  expect(await screen.findByText('Zamówienie czeka na płatność')).toBeTruthy();
  expect(screen.queryByText(/Pobieramy/)).toBeNull();
});

test('a canceled order is not offered to be paid', async () => {
  renderCheckout(<PaymentSummaryPage />, toPay({ stage: 'canceled', canPay: false }), { page });
  expect(await screen.findByText('Zamówienie jest anulowane')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zobacz zabiegi' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Zapłać/ })).toBeNull();
});

test('what was paid in another tab leads to its confirmation, without an alarm', async () => {
  const http = toPay({ stage: 'canceled' }, () => {
    throw httpError(409, 'already_paid');
  });
  const { shell } = renderCheckout(<PaymentSummaryPage />, http, { page });
  const toasts: string[] = [];
  shell.observe('toast').subscribe(({ message }) => toasts.push(message));
  await userEvent.click(await screen.findByRole('button', { name: /^Zapłać/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/platnosc/potwierdzenie/31/'));
  expect(toasts).toEqual([]);
});

test('what was canceled meanwhile is shown as it is now', async () => {
  let isCanceled = false;
  const http = createFakeHttp({
    'GET /order-payments/31': () => ({
      orderPayment: orderPaymentFixture({ stage: 'canceled', canPay: !isCanceled }),
    }),
    'GET /orders/21': () => ({ order: orderFixture() }),
    'POST /order-payments/31/payment': () => {
      isCanceled = true;
      throw httpError(409, 'order_canceled');
    },
  });
  renderCheckout(<PaymentSummaryPage />, http, { page });
  await userEvent.click(await screen.findByRole('button', { name: /^Zapłać/ }));
  expect(await screen.findByText('Zamówienie jest anulowane')).toBeTruthy();
});

test('an attempt after the hour of its slot shows that nothing was charged, and leads to a new time', async () => {
  let isHoldOver = false;
  const http = createFakeHttp({
    'GET /order-payments/31': () => ({
      orderPayment: orderPaymentFixture({
        stage: 'canceled',
        isHoldOver,
        ...(isHoldOver ? { paymentMethods: [] } : {}),
      }),
    }),
    'GET /orders/21': () => ({ order: orderFixture() }),
    'POST /order-payments/31/payment': () => {
      isHoldOver = true;
      throw httpError(409, 'payment_hold_over');
    },
  });
  const { shell } = renderCheckout(<PaymentSummaryPage />, http, { page });
  const toasts: string[] = [];
  shell.observe('toast').subscribe(({ message }) => toasts.push(message));
  await userEvent.click(await screen.findByRole('button', { name: /^Zapłać/ }));
  expect(await screen.findByText('Czas na opłacenie terminu minął')).toBeTruthy();
  expect(screen.getByText(/Nic nie pobraliśmy.* najwyżej 60 minut od pierwszej próby/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wybierz nowy termin' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Zapłać/ })).toBeNull();
  expect(toasts).toEqual([]);
});

test('an attempt that is open when the hour ends can be finished', async () => {
  const redirectUrl = GATEWAY;
  const http = toPay({ stage: 'pending', isHoldOver: true, redirectUrl, payments: [paymentFixture({ redirectUrl })] });
  renderCheckout(<PaymentSummaryPage />, http, { page });
  await userEvent.click(await screen.findByRole('button', { name: 'Dokończ rozpoczętą płatność' }));
  expect(leaving.leaveFor).toHaveBeenCalledWith(GATEWAY);
  expect(screen.queryByText('Czas na opłacenie terminu minął')).toBeNull();
});

test('pays once, also while the gateway’s page takes its time', async () => {
  const http = toPay({ stage: 'canceled' }, () => ({ payment: { redirectUrl: GATEWAY } }));
  renderCheckout(<PaymentSummaryPage />, http, { page });
  const pay = await screen.findByRole('button', { name: /^Zapłać/ });
  await userEvent.click(pay);
  await waitFor(() => expect(leaving.leaveFor).toHaveBeenCalledWith(GATEWAY));
  await userEvent.click(screen.getByRole('button', { name: /^Zapłać/ }));
  expect(http.bodiesOf('POST /order-payments/31/payment')).toHaveLength(1);
  // "Back" may show the page as it was left.
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await userEvent.click(screen.getByRole('button', { name: /^Zapłać/ }));
  await waitFor(() => expect(http.bodiesOf('POST /order-payments/31/payment')).toHaveLength(2));
});

test('a session that ended before the payment leads to the login, and back here', async () => {
  window.history.replaceState({}, '', '/platnosc/podsumowanie/31/');
  let isOver = false;
  const http = createFakeHttp({
    'GET /order-payments/31': () => {
      if (isOver) throw httpError(404, 'not_found');
      return { orderPayment: orderPaymentFixture({ stage: 'canceled' }) };
    },
    'GET /orders/21': () => ({ order: orderFixture() }),
    'POST /order-payments/31/payment': () => {
      isOver = true;
      throw httpError(404, 'not_found');
    },
  });
  renderCheckout(<PaymentSummaryPage />, http, { page });
  await userEvent.click(await screen.findByRole('button', { name: /^Zapłać/ }));
  const link = await screen.findByRole('link', { name: 'Zaloguj się' });
  expect(link.getAttribute('href')).toBe('/konto/logowanie/?next=%2Fplatnosc%2Fpodsumowanie%2F31%2F');
});

test('too many questions are no missing payment', async () => {
  const http = createFakeHttp({
    'GET /order-payments/31': () => {
      throw httpError(429, 'too_many_requests');
    },
  });
  renderCheckout(<PaymentSummaryPage />, http, { page });
  expect(await screen.findByRole('heading', { name: 'Nie udało się wczytać płatności' })).toBeTruthy();
});

describe('wallets of the browser', () => {
  const beBrowser = (...brands: string[]) =>
    Object.defineProperty(navigator, 'userAgentData', {
      configurable: true,
      value: { brands: brands.map((brand) => ({ brand })) },
    });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'userAgentData');
    Reflect.deleteProperty(window, 'ApplePaySession');
  });

  test('the one that the browser has is offered first and named to the API', async () => {
    beBrowser('Chromium', 'Google Chrome');
    const http = shop();
    renderCheckout(<PaymentSummaryPage />, http, { page });
    const googlePay = await screen.findByRole('radio', { name: /^Google Pay/ });
    expect(screen.getAllByRole('radio')[0]).toBe(googlePay);
    expect(screen.queryByRole('radio', { name: /^Apple Pay/ })).toBeNull();
    await userEvent.click(googlePay);
    await userEvent.click(screen.getByRole('button', { name: /^Zapłać/ }));
    await waitFor(() => expect(leaving.leaveFor).toHaveBeenCalledWith(GATEWAY));
    expect(http.bodiesOf('POST /order-payments/31/payment')).toEqual([
      { paymentMethod: 'przelewy24', wallet: 'googlePay' },
    ]);
  });

  test('a check that fails offers none, another browser has none', async () => {
    beBrowser('Chromium');
    Object.defineProperty(window, 'ApplePaySession', {
      configurable: true,
      value: Object.assign(() => undefined, {
        canMakePayments: () => {
          throw new Error('not allowed');
        },
      }),
    });
    renderCheckout(<PaymentSummaryPage />, shop(), { page });
    expect(await screen.findByRole('radio', { name: /^Przelewy24/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^(Google|Apple) Pay/ })).toBeNull();
  });
});
