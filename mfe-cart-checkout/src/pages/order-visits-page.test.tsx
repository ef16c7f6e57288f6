import type { Event } from '@aksamit/contracts';
import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingApi, onlyDate, slotsOn } from '../testing/booking-fixtures';
import { orderPaymentFixture } from '../testing/payment-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { visitFixture } from '../testing/visit-fixtures';
import { OrderVisitMovePage } from './order-visit-move.page';
import { OrderVisitsPage } from './order-visits.page';

const listPage = { name: 'order-visits', params: { id: '31' } };
const movePage = { name: 'order-visit-move', params: { id: '31', eventId: 'visit-1' } };

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/platnosc/potwierdzenie/31/wizyty/');
  onlyDate(new Date('2026-11-21T08:00:00Z'));
});
afterEach(() => jest.useRealTimers());

function shop(...events: Event[]) {
  const state = { events };
  const http = bookingApi();
  http.answer('GET /order-payments/31', () => ({ orderPayment: orderPaymentFixture() }));
  http.answer('GET /orders/21/events', () => ({ events: state.events }));
  http.answer('GET /orders/21/events/visit-1/slots', ({ options }) => ({
    eventSlots: slotsOn(String(options.query?.date)),
  }));
  return { http, state };
}

test('a visit is canceled after a question, and its card says so', async () => {
  const { http, state } = shop(visitFixture());
  http.answer('DELETE /orders/21/events/visit-1', () => {
    state.events = [visitFixture({ doneStatus: 'canceled', canChange: false })];
    return { event: state.events[0] };
  });
  renderCheckout(<OrderVisitsPage />, http, { page: listPage });
  await userEvent.click(await screen.findByRole('button', { name: /^Odwołaj wizytę: Depilacja nóg, poniedziałek/ }));
  expect(http.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  const dialog = within(screen.getByRole('dialog', { name: 'Odwołać wizytę?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Odwołuję wizytę' }));
  expect(await screen.findByText('Ta wizyta jest odwołana.')).toBeTruthy();
});

test('a refused cancellation shows why, and the visit stays', async () => {
  const { http } = shop(visitFixture());
  http.answer('DELETE /orders/21/events/visit-1', () => {
    throw httpError(409, 'too_late', { message: 'Teraz jest już za późno' });
  });
  renderCheckout(<OrderVisitsPage />, http, { page: listPage });
  await userEvent.click(await screen.findByRole('button', { name: /^Odwołaj wizytę/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Odwołuję wizytę' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Teraz jest już za późno');
});

test('within the notice neither is offered: the salon’s phone is', async () => {
  const { http } = shop(visitFixture({ canChange: false, changeUntil: null }));
  renderCheckout(<OrderVisitsPage />, http, { page: listPage });
  expect(await screen.findByText(/Do wizyty zostało mniej niż 24 godzin/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Przełóż/ })).toBeNull();
  expect(screen.getAllByRole('link', { name: '+48 12 345 67 89' })).toHaveLength(2);
});

test('a visit is moved by the order, after the two times were confirmed', async () => {
  const { http } = shop(visitFixture());
  http.answer('PUT /orders/21/events/visit-1/date', () => ({ event: visitFixture() }));
  renderCheckout(<OrderVisitMovePage />, http, { page: movePage });
  await userEvent.click(await screen.findByRole('button', { name: /^13:00/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Przekładam wizytę' }));
  await waitFor(() =>
    expect(http.bodiesOf('PUT /orders/21/events/visit-1/date')).toEqual([
      { locationId: '1', startAt: '2026-11-23T12:00:00.000Z' },
    ]),
  );
  await waitFor(() => expect(window.location.pathname).toBe('/platnosc/potwierdzenie/31/wizyty/'));
});

test('rules on health that are due again come before the times', async () => {
  const { http, state } = shop(visitFixture({ asksHealth: true }));
  http.answer('POST /consents', () => {
    state.events = [visitFixture()];
    return {};
  });
  renderCheckout(<OrderVisitMovePage />, http, { page: movePage });
  const know = await screen.findByRole('button', { name: 'Znam te zasady – wybieram termin' });
  expect(screen.queryByRole('button', { name: /^13:00/ })).toBeNull();
  await userEvent.click(know);
  expect(await screen.findByRole('button', { name: /^13:00/ })).toBeTruthy();
  expect(http.bodiesOf('POST /consents')).toMatchObject([{ agrees: [{ type: 'health', value: true }] }]);
});

test('somebody else’s visits are not found; of an unknown visit the list is offered', async () => {
  const { http } = shop();
  const shown = renderCheckout(<OrderVisitMovePage />, http, { page: movePage });
  expect(await screen.findByRole('heading', { name: 'Nie znaleźliśmy tej wizyty' })).toBeTruthy();
  shown.unmount();
  http.answer('GET /order-payments/31', () => {
    throw httpError(404, 'not_found');
  });
  renderCheckout(<OrderVisitsPage />, http, { page: listPage });
  expect(await screen.findByRole('heading', { name: 'Nie ma tu takiej płatności' })).toBeTruthy();
});

test('a canceled visit is booked again by the order, after the time was confirmed', async () => {
  const canceled = visitFixture({ doneStatus: 'canceled', canChange: false, changeUntil: null, canBookAgain: true });
  const { http } = shop(canceled);
  const list = renderCheckout(<OrderVisitsPage />, http, { page: listPage });
  const link = await screen.findByRole('link', { name: 'Umów ponownie: Depilacja nóg' });
  expect(link.getAttribute('href')).toBe('/platnosc/potwierdzenie/31/wizyty/visit-1/');
  // It is seen not to take place, and needs no way there.
  expect(screen.getByText(/^poniedziałek/).tagName).toBe('S');
  expect(screen.queryByRole('link', { name: /^Jak dojechać/ })).toBeNull();
  list.unmount();
  http.answer('POST /orders/21/events/visit-1/bookings', () => ({ event: visitFixture() }));
  renderCheckout(<OrderVisitMovePage />, http, { page: movePage });
  await screen.findByText('Ta wizyta jest odwołana.');
  await userEvent.click(await screen.findByRole('button', { name: /^13:00/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Umawiam wizytę' }));
  await waitFor(() =>
    expect(http.bodiesOf('POST /orders/21/events/visit-1/bookings')).toEqual([
      { locationId: '1', startAt: '2026-11-23T12:00:00.000Z' },
    ]),
  );
  await waitFor(() => expect(window.location.pathname).toBe('/platnosc/potwierdzenie/31/wizyty/'));
});

test('an older API offers no booking of a canceled visit', async () => {
  const { http } = shop(visitFixture({ doneStatus: 'canceled', canChange: false, changeUntil: null }));
  renderCheckout(<OrderVisitsPage />, http, { page: listPage });
  expect(await screen.findByText('Ta wizyta jest odwołana.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Umów ponownie/ })).toBeNull();
});
