import type { OrderPayment, Payment } from '@aksamit/contracts';
import { createFakeHttp, type FakeHttp, httpError } from '@aksamit/module-sdk/testing';
import { joinShortWords } from '@aksamit/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as leaving from '../features/payment/leave-for';
import { cartFixture } from '../testing/cart-fixtures';
import { orderFixture, orderPaymentFixture } from '../testing/payment-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { PaymentConfirmationPage } from './payment-confirmation.page';
import { PaymentSummaryPage } from './payment-summary.page';
import { SummaryPage } from './summary.page';

jest.mock('../features/payment/leave-for');

const blik = { paymentMethod: 'blik', minAmount: 1, maxAmount: 5_000_000, isDefault: true, isAvailable: true } as const;
const GATEWAY = 'https://gateway.example/trnRequest/abc';

beforeEach(() => {
  jest.mocked(leaving.leaveFor).mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/koszyk/podsumowanie/');
});

const attempted = (change: Partial<Payment>): Payment => ({
  id: '41',
  createdAt: '2026-03-01T10:00:00+01:00',
  price: 10_000,
  currency: 'PLN',
  externalId: null,
  continueUrl: '/platnosc/potwierdzenie/31/',
  redirectUrl: null,
  status: 'pending',
  orderPaymentId: '31',
  paymentMethod: 'blik',
  paymentProvider: 'przelewy24',
  ...change,
});
const payable = (change: Partial<OrderPayment> = {}) =>
  orderPaymentFixture({ paymentMethod: 'blik', paymentMethods: [{ ...blik, reason: null }], ...change });

/** An API whose bank gives a code the scripted result. */
function shop(pay: () => unknown, orderPayment = payable()): FakeHttp {
  return createFakeHttp({
    'GET /carts': () => ({ cart: cartFixture({ paymentMethods: [{ ...blik, reason: null }] }) }),
    'POST /users/known': () => ({ loginBy: [] }),
    'POST /consents': () => ({ consents: [] }),
    'POST /orders': () => ({ order: orderFixture({ paymentMethod: 'blik' }), orderPayment }),
    'GET /order-payments/31': () => ({ orderPayment }),
    'GET /orders/21': () => ({ order: orderFixture() }),
    'POST /order-payments/31/payment': () => ({ payment: pay() }),
  });
}
const charged = () => attempted({ awaitsBankApp: true });
const code = () => screen.getByLabelText(/^Kod BLIK/);
const accept = () => screen.getByLabelText(/Oświadczam/);
const order = () => fireEvent.click(screen.getAllByRole('button', { name: /^Zamawiam/ })[0] ?? document.body);
const sent = (http: FakeHttp) => http.bodiesOf('POST /order-payments/31/payment');

async function fillSummary() {
  await screen.findByRole('heading', { level: 1, name: joinShortWords('Twoje dane i płatność') });
  for (const [label, value] of [
    [/^Imię/, 'Anna'],
    [/^Nazwisko/, 'Nowak'],
    [/^E-mail/, 'anna@example.com'],
    [/^Telefon/, '600 100 200'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await userEvent.click(screen.getByLabelText(/znam przeciwwskazania/i));
  await userEvent.click(screen.getByLabelText(/Akceptuję/));
}

test('a code typed on the summary is charged with the order, and kept nowhere', async () => {
  const http = shop(charged);
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  await userEvent.type(code(), '777 123');
  await userEvent.click(accept());
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('777');
  order();
  await waitFor(() => expect(window.location.pathname).toBe('/platnosc/potwierdzenie/31/'));
  expect(sent(http)).toEqual([{ paymentMethod: 'blik', blikCode: '777123', regulationAccept: true }]);
  expect(leaving.leaveFor).not.toHaveBeenCalled();
});

test('a code with five digits, or without the gateway terms, orders nothing and shows why at its field', async () => {
  const http = shop(charged);
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  await userEvent.type(code(), '77712');
  order();
  expect(await screen.findByText('Kod BLIK ma 6 cyfr')).toBeTruthy();
  expect(document.activeElement).toBe(code());
  await userEvent.type(code(), '3');
  order();
  await waitFor(() => expect(document.activeElement).toBe(accept()));
  expect(http.bodiesOf('POST /orders')).toEqual([]);
});

test('without a code BLIK goes on at the gateway', async () => {
  const http = shop(() => attempted({ redirectUrl: GATEWAY }));
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  order();
  await waitFor(() => expect(leaving.leaveFor).toHaveBeenCalledWith(GATEWAY));
  expect(sent(http)).toEqual([{ paymentMethod: 'blik' }]);
});

test('a refused code leads from the summary to where another one is typed; the order is not made again', async () => {
  const http = shop(() => {
    throw httpError(422, 'blik_refused', { fields: { blikCode: ['Ten kod BLIK jest nieprawidłowy.'] } });
  });
  renderCheckout(<SummaryPage />, http);
  await fillSummary();
  await userEvent.type(code(), '123456');
  await userEvent.click(accept());
  order();
  await waitFor(() => expect(window.location.pathname).toBe('/platnosc/podsumowanie/31/'));
  expect(http.bodiesOf('POST /orders')).toHaveLength(1);
});

test('where it is paid again the last refusal is shown at the field, and so is the next', async () => {
  const refused = payable({ stage: 'canceled', payments: [attempted({ status: 'canceled', refusal: 'codeExpired' })] });
  const http = shop(() => {
    throw httpError(422, 'blik_refused', { fields: { blikCode: ['Ten kod BLIK był już użyty.'] } });
  }, refused);
  renderCheckout(<PaymentSummaryPage />, http, { page: { name: 'payment-summary', params: { id: '31' } } });
  expect(await screen.findByText(/Kod BLIK wygasł/)).toBeTruthy();
  await userEvent.type(code(), '705123');
  expect(screen.queryByText(/Kod BLIK wygasł/)).toBeNull();
  await userEvent.click(accept());
  fireEvent.click(screen.getByRole('button', { name: /^Zapłać 100/ }));
  expect(await screen.findByText('Ten kod BLIK był już użyty.')).toBeTruthy();
  expect((code() as HTMLInputElement).value).toBe('');
  expect(document.activeElement).toBe(code());
});

test('the confirmation asks for the bank app for as long as the bank waits, then shows the bank’s reply', async () => {
  jest.useFakeTimers();
  try {
    const state = { answer: payable({ stage: 'pending', payments: [charged()] }) };
    const http = createFakeHttp({ 'GET /order-payments/31': () => ({ orderPayment: state.answer }) });
    renderCheckout(<PaymentConfirmationPage />, http, {
      page: { name: 'payment-confirmation', params: { id: '31' } },
    });
    await act(async () => jest.advanceTimersByTimeAsync(0));
    const title = () => screen.getByRole('heading', { level: 1 }).textContent;
    expect(title()).toBe(joinShortWords('Potwierdź płatność w aplikacji banku'));
    for (let second = 0; second < 150; second += 5) await act(async () => jest.advanceTimersByTimeAsync(5000));
    expect(title()).toBe(joinShortWords('Potwierdź płatność w aplikacji banku'));
    state.answer = payable({ stage: 'canceled', payments: [attempted({ status: 'canceled', refusal: 'timeout' })] });
    await act(async () => jest.advanceTimersByTimeAsync(5000));
    expect(title()).toBe('Płatność została anulowana');
    expect(screen.getByText(/Bank nie doczekał się potwierdzenia/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zapłać ponownie' })).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('a new code refused while an older attempt waits is shown at once, a late success still counts', async () => {
  jest.useFakeTimers();
  try {
    const older = charged();
    const refused = attempted({ id: '42', status: 'canceled', refusal: 'noFunds' });
    const state = { answer: payable({ stage: 'pending', payments: [refused, older] }) };
    const http = createFakeHttp({ 'GET /order-payments/31': () => ({ orderPayment: state.answer }) });
    renderCheckout(<PaymentConfirmationPage />, http, {
      page: { name: 'payment-confirmation', params: { id: '31' } },
    });
    await act(async () => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText(/nie wystarczyło|za mało|limit/i)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zapłać ponownie' })).toBeTruthy();
    state.answer = payable({
      stage: 'success',
      canPay: false,
      payments: [refused, attempted({ status: 'completed' })],
    });
    await act(async () => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dziękujemy, płatność się udała');
  } finally {
    jest.useRealTimers();
  }
});
