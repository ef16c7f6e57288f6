import type { Order, PaymentStage } from '@aksamit/contracts';
import { createFakeHttp, httpError } from '@aksamit/module-sdk/testing';
import { joinShortWords } from '@aksamit/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectPurchase } from '../commerce/once';
import { pollDelayMs } from '../features/payment/payment-polling';
import { voucherDataFixture } from '../testing/cart-fixtures';
import { orderFixture, orderPaymentFixture, paymentFixture } from '../testing/payment-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { visitFixture } from '../testing/visit-fixtures';
import { PaymentConfirmationPage } from './payment-confirmation.page';

const page = { name: 'payment-confirmation', params: { id: '31' } };
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

function gateway(stage: PaymentStage) {
  const state: { stage: PaymentStage; items: Order['items'] } = { stage, items: [] };
  const http = createFakeHttp({
    'GET /order-payments/31': () => ({
      orderPayment: orderPaymentFixture({ stage: state.stage, payments: [paymentFixture()] }),
    }),
    'GET /orders/21': () => ({ order: orderFixture({ items: state.items }) }),
  });
  return { state, http };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const settle = () => act(async () => jest.advanceTimersByTimeAsync(0));
/** Long enough for the payment and then its order to be there. */
const answered = () => act(async () => jest.advanceTimersByTimeAsync(500));
/** Long enough for all polling attempts. */
async function waitForAllAttempts() {
  for (let step = 0; step < 20; step += 1) await act(async () => jest.advanceTimersByTimeAsync(20_000));
}

test.each([
  ['success', 'Dziękujemy, płatność się udała'],
  ['canceled', 'Płatność została anulowana'],
  ['error', 'Płatność się nie udała'],
  ['refunded', 'Pieniądze zostały zwrócone'],
  ['offlineTransaction', 'Zamówienie złożone'],
] as const)('%s is shown at once and not asked about again', async (stage, expected) => {
  const { http } = gateway(stage);
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await settle();
  expect(title()).toBe(expected);
  await waitForAllAttempts();
  expect(http.calls.filter(({ path }) => path.startsWith('/order-payments'))).toHaveLength(1);
});

test('the next steps come with what was ordered above them, and also when that cannot be had', async () => {
  const { http } = gateway('success');
  let answer = (_: object) => {};
  let refuse = (_: Error) => {};
  http.answer('GET /orders/21', () => {
    return new Promise<object>((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    });
  });
  const nextSteps = () => screen.queryByRole('heading', { name: 'Co dalej' });
  const { unmount } = renderCheckout(<PaymentConfirmationPage />, http, { page });
  await answered();
  expect(nextSteps()).toBeNull();
  answer({ order: orderFixture() });
  await settle();
  expect(nextSteps()).not.toBeNull();
  unmount();

  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await answered();
  refuse(httpError(404, 'not_found'));
  await waitForAllAttempts();
  expect(nextSteps()).not.toBeNull();
});

test('waits for the gateway and shows the success as it comes', async () => {
  const { state, http } = gateway('pending');
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await settle();
  expect(title()).toBe('Czekamy na operatora płatności');
  state.stage = 'success';
  await act(async () => jest.advanceTimersByTimeAsync(pollDelayMs(1) ?? 0));
  expect(title()).toBe('Dziękujemy, płatność się udała');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test.each(['new', 'pending', 'undefined'] as const)('%s ends in a retry, never in a success', async (stage) => {
  const { state, http } = gateway(stage);
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await waitForAllAttempts();
  expect(title()).toBe('Sprawdzanie płatności trwa dłużej niż zwykle');
  const asked = http.calls.length;
  await waitForAllAttempts();
  expect(http.calls).toHaveLength(asked);
  state.stage = 'success';
  await act(async () => screen.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click());
  await settle();
  expect(title()).toBe('Dziękujemy, płatność się udała');
});

test('somebody else’s payment, or none at all, is not found and not asked about again', async () => {
  const http = createFakeHttp({
    'GET /order-payments/31': () => {
      throw httpError(404, 'not_found');
    },
  });
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await waitForAllAttempts();
  expect(title()).toBe('Nie ma tu takiej płatności');
  expect(http.calls).toHaveLength(1);
});

test('a server that is away for a moment is asked again', async () => {
  const { http } = gateway('success');
  let isAway = true;
  http.answer('GET /order-payments/31', () => {
    if (isAway) throw httpError(503, 'service_unavailable');
    return { orderPayment: orderPaymentFixture({ stage: 'success' }) };
  });
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await settle();
  expect(title()).toBe(joinShortWords('Pobieramy informacje o płatności'));
  isAway = false;
  await act(async () => jest.advanceTimersByTimeAsync(pollDelayMs(1) ?? 0));
  await waitFor(() => expect(title()).toBe('Dziękujemy, płatność się udała'));
});

test('a canceled payment can be paid again, an error leads to the complaints mailbox', async () => {
  const canceled = renderCheckout(<PaymentConfirmationPage />, gateway('canceled').http, { page });
  await settle();
  const again = screen.getByRole('link', { name: 'Zapłać ponownie' });
  expect(again.getAttribute('href')).toBe('/platnosc/podsumowanie/31/');
  canceled.unmount();
  renderCheckout(<PaymentConfirmationPage />, gateway('error').http, { page });
  await settle();
  const mailbox = screen.getByRole('link', { name: 'Napisz do nas' }).getAttribute('href');
  expect(mailbox).toBe('mailto:reklamacje@example.com?subject=AK-2026-000021');
});

test('a canceled payment states until when time and order wait; what the API does not name is not shown', async () => {
  const waits = { heldUntil: '2026-11-27T17:42:00Z', slotPayableUntil: null, unpaidUntil: '2026-11-27T18:30:00Z' };
  const orderPayment = orderPaymentFixture({ stage: 'canceled', ...waits });
  const http = createFakeHttp({ 'GET /order-payments/31': () => ({ orderPayment }) });
  const held = renderCheckout(<PaymentConfirmationPage />, http, { page });
  await settle();
  expect(screen.getByText(/Rezerwacja kończy się: piątek, 27 listopada, 18:42/)).toBeTruthy();
  expect(screen.getByText(/zamówienie czeka na zapłatę najpóźniej: piątek, 27 listopada, 19:30/)).toBeTruthy();
  held.unmount();
  const free = orderPaymentFixture({ stage: 'canceled', heldUntil: null, slotPayableUntil: '2026-11-27T17:42:00Z' });
  http.answer('GET /order-payments/31', () => ({ orderPayment: free }));
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await settle();
  expect(screen.queryByText(/Termin trzymamy/)).toBeNull();
  expect(screen.getByText(/Możesz za niego zapłacić najpóźniej: piątek, 27 listopada, 18:42/)).toBeTruthy();
  expect(screen.queryByText(/anuluje się/)).toBeNull();
});

test('an order that nobody has begun to pay leads to its payment instead of waiting for one', async () => {
  const http = createFakeHttp({ 'GET /order-payments/31': () => ({ orderPayment: orderPaymentFixture() }) });
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await waitForAllAttempts();
  expect(title()).toBe('Zamówienie czeka na płatność');
  expect(screen.getByRole('link', { name: 'Zapłać' }).getAttribute('href')).toBe('/platnosc/podsumowanie/31/');
  expect(http.calls).toHaveLength(1);
});

test('a canceled order asks for no money, and shows the way to another', async () => {
  const orderPayment = orderPaymentFixture({ stage: 'canceled', canPay: false });
  const http = createFakeHttp({ 'GET /order-payments/31': () => ({ orderPayment }) });
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await settle();
  expect(title()).toBe('Zamówienie jest anulowane');
  expect(screen.queryByText(/Zamówienie czeka/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Zobacz zabiegi' })).toBeTruthy();
});

const item: Order['items'][number] = {
  id: '1',
  itemType: 'product',
  product: { id: '7', name: 'Depilacja nóg', slug: 'depilacja-nog' },
  quantity: 1,
  price: 10_000,
  standardPrice: 10_000,
  savings: 0,
  discountCodeValue: 0,
  lowestPriceValue: null,
  locationCity: 'Warszawa',
  locationId: '1',
  startAt: '2026-12-01T10:00:00.000Z',
  bundlableProductId: [],
  laterReservation: false,
};

test('a booked visit is shown with a file for the calendar, and nothing is left to book', async () => {
  const { state, http } = gateway('success');
  state.items = [item];
  const saved: string[] = [];
  const file = jest.fn().mockResolvedValue({ content: new Blob(['BEGIN:VCALENDAR']), fileName: 'wizyta.ics' });
  http.file = file;
  URL.createObjectURL = () => 'blob:calendar';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await answered();
  expect(screen.getByRole('heading', { name: 'Twoja wizyta' })).toBeTruthy();
  expect(screen.getByText(/wtorek, 1 grudnia 2026, 11:00/)).toBeTruthy();
  expect(screen.queryByText(/Umów wizytę/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dodaj do kalendarza' }));
  await settle();
  expect(file).toHaveBeenCalledWith('/orders/21/calendar', {});
  expect(saved).toEqual(['wizyta.ics']);
});

test('a booked visit has its salon, street and route as they are now, and the page to change it', async () => {
  const { state, http } = gateway('success');
  state.items = [item];
  http.answer('GET /orders/21/events', () => ({
    events: [visitFixture(), visitFixture({ id: 'visit-2', doneStatus: 'canceled', canChange: false })],
  }));
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await answered();
  const booked = screen.getByRole('region', { name: 'Twoja wizyta' });
  expect(booked.textContent).toContain('poniedziałek, 23 listopada 2026, 10:15–\u206011:00');
  expect(booked.textContent).toContain('ul. Długa 1, 30-001 Kraków');
  expect(screen.getByRole('link', { name: /^Jak dojechać: Aksamit Kraków/ }).getAttribute('href')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=50.06%2C19.94',
  );
  expect(screen.getByRole('link', { name: 'Aksamit Kraków' }).getAttribute('href')).toBe('/salony/aksamit-krakow/');
  for (const link of screen.getAllByRole('link', { name: 'Przełóż lub odwołaj' }))
    expect(link.getAttribute('href')).toBe('/platnosc/potwierdzenie/31/wizyty/');
  expect(screen.getByText(/Potwierdzenie wysyłamy na adres anna@example.com/)).toBeTruthy();
});

test('lines have the drawings of their body parts, where the API names them', async () => {
  const { state, http } = gateway('success');
  const drawn = { ...item.product, name: 'Pachy', gender: 'female', bodyParts: ['armpits'] };
  state.items = [
    { ...item, startAt: null, product: drawn },
    { ...item, startAt: null, id: '2' },
  ];
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await answered();
  const pictureOf = (name: string) => screen.getByText(name).closest('li')?.querySelector('img')?.getAttribute('src');
  expect([pictureOf('Pachy'), pictureOf(item.product.name)]).toEqual(['/figures/female/armpits.svg', undefined]);
});

test('what was bought without a time is booked next, and a voucher is on its way', async () => {
  const { state, http } = gateway('success');
  const data = voucherDataFixture({ voucherType: 'paper' });
  state.items = [
    { ...item, startAt: null, laterReservation: true },
    { ...item, id: '2', itemType: 'voucher', startAt: null, data },
  ];
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await answered();
  expect(screen.getByText(/Umów wizytę, kiedy będzie Ci wygodnie/)).toBeTruthy();
  expect(screen.getByText(/Voucher papierowy wyślemy/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dodaj do kalendarza' })).toBeNull();
});

test('somebody else learns nothing and is offered the login that leads back here', async () => {
  window.history.replaceState({}, '', '/platnosc/potwierdzenie/31/');
  const http = createFakeHttp({
    'GET /order-payments/31': () => {
      throw httpError(404, 'not_found');
    },
  });
  renderCheckout(<PaymentConfirmationPage />, http, { page });
  await settle();
  expect(title()).toBe('Nie ma tu takiej płatności');
  const link = screen.getByRole('link', { name: 'Zaloguj się' });
  expect(link.getAttribute('href')).toBe('/konto/logowanie/?next=%2Fplatnosc%2Fpotwierdzenie%2F31%2F');
});

test('a purchase is reported once, in the browser that ordered, and not before it is paid', async () => {
  localStorage.clear();
  expectPurchase('31');
  const { state, http } = gateway('pending');
  state.items = [item];
  const announced: string[] = [];
  const open = () => {
    const shown = renderCheckout(<PaymentConfirmationPage />, http, { page });
    shown.shell
      .observe('commerce')
      .subscribe(({ event, transactionId }) => announced.push(`${event} ${transactionId}`));
    return shown;
  };
  const first = open();
  await answered();
  expect(announced).toEqual([]);
  state.stage = 'success';
  await waitForAllAttempts();
  expect(announced).toEqual(['purchase AK-2026-000021']);
  first.unmount();
  open();
  await answered();
  expect(announced).toHaveLength(1);
});
