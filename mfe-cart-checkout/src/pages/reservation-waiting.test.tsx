import type { Cart, CartItem, WaitingPlace } from '@aksamit/contracts';
import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingApi, onlyDate, slotsOn } from '../testing/booking-fixtures';
import { cartFixture, cartItemFixture, emptyCartFixture } from '../testing/cart-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { ReservationPage } from './reservation.page';

const TOKEN = 'Zm9vYmFyYmF6cXV4LV9hYmNkZWZnaGlqa2xtbm9wcQ';
const OFFERED = '2026-12-01T09:15:00.000Z';
const line = cartItemFixture();
const entry: WaitingPlace = {
  id: 'place-1',
  product: { itemType: 'product', itemId: line.itemId, name: line.item.name },
  location: { id: '1', name: 'Aksamit Kraków', city: 'Kraków' },
  date: '2026-12-01',
  offeredStartAt: null,
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('lastSalon', '1');
  window.history.replaceState(null, '', '/koszyk/rezerwacja/');
  onlyDate(new Date('2026-11-21T10:00:00Z'));
});
afterEach(() => jest.useRealTimers());

function shop(items: CartItem[], entries: WaitingPlace[]) {
  const state = { items, entries };
  const http = bookingApi();
  const cart = (): Cart => (state.items.length > 0 ? cartFixture({ items: state.items }) : emptyCartFixture());
  http.answer('GET /carts', () => ({ cart: cart() }));
  http.answer('GET /waiting-places', () => ({ waitingPlaces: state.entries }));
  http.answer('DELETE /waiting-places/place-1', () => {
    state.entries = [];
    return {};
  });
  http.answer('PUT /cart-items/*', () => ({ cartItem: state.items[0] }));
  http.answer('POST /cart-items', () => ({ cartItem: line }));
  return { http, state };
}
const list = async () => within(await screen.findByRole('region', { name: 'Lista rezerwowa' }));

async function openFullDay() {
  await userEvent.click(await screen.findByRole('button', { name: 'Następny tydzień' }));
  await userEvent.click(await screen.findByRole('button', { name: /^wtorek, 1 grudnia, brak wolnych terminów/ }));
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz mnie na listę rezerwową' }));

test('a full day asks for an e-mail and the regulations, and puts the line on the waiting list', async () => {
  const { http, state } = shop([line], []);
  http.answer('POST /waiting-places', () => {
    state.entries = [entry];
    return { waitingPlace: entry };
  });
  renderCheckout(<ReservationPage />, http);
  await openFullDay();
  await press();
  const email = screen.getByLabelText(/E-mail, na który napiszemy/);
  expect(document.activeElement).toBe(email);
  expect(http.bodiesOf('POST /waiting-places')).toEqual([]);
  await userEvent.type(email, 'ola@example.com');
  await press();
  expect(screen.getByText('Bez zgody na regulamin nie możemy zapisać Cię na listę')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /Akceptuję/ }));
  await press();
  expect(await screen.findByText(/napiszemy na ola@example.com/)).toBeTruthy();
  expect(http.bodiesOf('POST /waiting-places')).toEqual([
    {
      cartItemId: line.id,
      locationId: '1',
      startAt: '2026-12-01T11:00:00.000Z',
      email: 'ola@example.com',
      agrees: [{ type: 'regulations', value: true }],
    },
  ]);
  expect((await list()).getByText(/Czekasz na wolne miejsce/)).toBeTruthy();
  // Below the visitor's position: nothing above the pressed button shifts.
  const card = screen.getByRole('region', { name: 'Lista rezerwowa' });
  const item = screen.getByRole('heading', { level: 2, name: line.item.name });
  expect(item.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a time that came free stands right below the page’s heading', async () => {
  const { http } = shop([line], [{ ...entry, offeredStartAt: OFFERED }]);
  renderCheckout(<ReservationPage />, http);
  await list();
  const card = screen.getByRole('region', { name: 'Lista rezerwowa' });
  const item = screen.getByRole('heading', { level: 2, name: line.item.name });
  const title = screen.getByRole('heading', { level: 1 });
  expect(item.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(title.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the server’s refusal is shown, and nothing typed is lost', async () => {
  const { http } = shop([line], []);
  http.answer('POST /waiting-places', () => {
    throw httpError(409, 'too_many_places', { message: 'Czekasz już na zbyt wiele dni.' });
  });
  renderCheckout(<ReservationPage />, http);
  await openFullDay();
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ola@example.com');
  await userEvent.click(screen.getByRole('checkbox', { name: /Akceptuję/ }));
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('Czekasz już na zbyt wiele dni.');
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveProperty('value', 'ola@example.com');
});

test('a day on which a time came free meanwhile shows it', async () => {
  const { http } = shop([line], []);
  http.answer('POST /waiting-places', () => {
    http.answer('GET /events/slots', ({ options }) => ({
      eventSlots: slotsOn(String(options.query?.date)).map((day) =>
        day.date === '2026-12-01' ? { ...day, slots: [{ startAt: OFFERED, endAt: '2026-12-01T10:00:00.000Z' }] } : day,
      ),
    }));
    throw httpError(409, 'day_not_full', { message: 'W tym dniu są jeszcze wolne terminy.' });
  });
  renderCheckout(<ReservationPage />, http);
  await openFullDay();
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ola@example.com');
  await userEvent.click(screen.getByRole('checkbox', { name: /Akceptuję/ }));
  await press();
  expect(await screen.findByRole('button', { name: /^10:15/ })).toBeTruthy();
  expect(screen.queryByLabelText(/E-mail, na który/)).toBeNull();
});

test('an offer’s link holds the time on any device: the treatment is put into an empty cart', async () => {
  window.history.replaceState(null, '', `/koszyk/rezerwacja/#waiting=${TOKEN}`);
  const { http } = shop([], [{ ...entry, offeredStartAt: OFFERED }]);
  const { shell } = renderCheckout(<ReservationPage />, http);
  const steps: string[] = [];
  shell.observe('commerce').subscribe(({ event }) => steps.push(event));
  const offers = await list();
  expect(offers.getByText('Zwolniło się miejsce: wtorek, 1 grudnia, 10:15')).toBeTruthy();
  await userEvent.click(offers.getByRole('button', { name: 'Rezerwuję godzinę 10:15' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Lista rezerwowa' })).toBeNull());
  expect(screen.queryByText(/Tego miejsca na liście już nie ma/)).toBeNull();
  expect(window.location.hash).toBe('');
  const request = { itemType: 'product', itemId: line.itemId, quantity: 1, locationId: '1', startAt: OFFERED };
  expect(http.bodiesOf('POST /cart-items')).toMatchObject([request]);
  const asked = http.calls.filter(({ path }) => path.startsWith('/waiting-places'));
  expect(asked.every(({ options }) => options.query?.token === TOKEN)).toBe(true);
  expect(steps).toContain('add_to_cart');
});

test('with the treatment in the cart its own line gets the time; a quicker customer causes a refusal', async () => {
  const { http } = shop([line], [{ ...entry, offeredStartAt: OFFERED }]);
  http.answer('PUT /cart-items/*', () => {
    throw httpError(409, 'slot_taken', { message: 'Ten termin jest już zajęty.' });
  });
  renderCheckout(<ReservationPage />, http);
  await userEvent.click((await list()).getByRole('button', { name: /^Rezerwuję/ }));
  expect(await (await list()).findByText('Ten termin jest już zajęty.')).toBeTruthy();
  expect(http.bodiesOf(`PUT /cart-items/${line.id}`)).toMatchObject([{ locationId: '1', startAt: OFFERED }]);
});

test('a place is given up', async () => {
  const { http } = shop([line], [entry]);
  renderCheckout(<ReservationPage />, http);
  await userEvent.click((await list()).getByRole('button', { name: /^Już nie czekam: / }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Lista rezerwowa' })).toBeNull());
  expect(http.bodiesOf('DELETE /waiting-places/place-1')).toHaveLength(1);
});

test('a link whose place is gone shows a message, in English too', async () => {
  window.history.replaceState(null, '', `/en/cart/reservation/#waiting=${TOKEN}`);
  renderCheckout(<ReservationPage />, shop([line], []).http, { locale: 'en' });
  expect(await screen.findByText(/This place on the list is gone/)).toBeTruthy();
});

test('a list that fails to load shows one error, and loads on a retry', async () => {
  const { http } = shop([line], [entry]);
  http.answer('GET /waiting-places', () => {
    throw httpError(503, 'service_unavailable');
  });
  renderCheckout(<ReservationPage />, http);
  const failure = await screen.findByText('Nie udało się wczytać Twojej listy rezerwowej');
  expect(screen.getAllByText('Nie udało się wczytać Twojej listy rezerwowej')).toHaveLength(1);
  expect(failure.closest('[role="status"]')).toBeTruthy();
  http.answer('GET /waiting-places', () => ({ waitingPlaces: [entry] }));
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie wczytać listę rezerwową' }));
  expect((await list()).getByText(/Czekasz na wolne miejsce/)).toBeTruthy();
  expect(screen.queryByText('Nie udało się wczytać Twojej listy rezerwowej')).toBeNull();
});

test('a visitor from an offer’s link sees the error at the top, in English too', async () => {
  window.history.replaceState(null, '', `/en/cart/reservation/#waiting=${TOKEN}`);
  const { http } = shop([line], []);
  http.answer('GET /waiting-places', () => {
    throw httpError(503, 'service_unavailable');
  });
  renderCheckout(<ReservationPage />, http, { locale: 'en' });
  const failure = await screen.findByText('We couldn’t load your waiting list');
  const item = await screen.findByRole('heading', { level: 2, name: line.item.name });
  expect(item.compareDocumentPosition(failure) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(screen.getAllByText('We couldn’t load your waiting list')).toHaveLength(1);
});
