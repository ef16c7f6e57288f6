import type { Cart, CartItem } from '@aksamit/contracts';
import type { HostServices } from '@aksamit/module-sdk/platform';
import { httpError } from '@aksamit/module-sdk/testing';
import { joinShortWords } from '@aksamit/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingApi, onlyDate, slotsOn } from '../testing/booking-fixtures';
import { cartFixture, cartItemFixture, emptyCartFixture } from '../testing/cart-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { ReservationPage } from './reservation.page';

const NOW = new Date('2026-11-21T10:00:00Z');
const SLOT = '2026-11-23T09:15:00.000Z';
const salonOne = { id: '1', name: 'Aksamit Kraków', city: 'Kraków' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onlyDate(NOW);
});
afterEach(() => jest.useRealTimers());

const held = (changes: Partial<CartItem> = {}, secondsLeft = 1200): CartItem =>
  cartItemFixture({
    location: salonOne,
    startAt: SLOT,
    endAt: '2026-11-23T10:00:00.000Z',
    holdExpiresAt: new Date(NOW.getTime() + secondsLeft * 1000).toISOString(),
    holdSecondsLeft: secondsLeft,
    laterReservation: false,
    ...changes,
  });
const second = { id: '12', itemId: '8', item: { ...cartItemFixture().item, id: '8', name: 'Depilacja pach' } };

/** A cart of the given lines that holds the requested slots. */
function shop(...items: CartItem[]) {
  const state = { items };
  const http = bookingApi();
  const cart = (): Cart => (state.items.length > 0 ? cartFixture({ items: state.items }) : emptyCartFixture());
  http.answer('GET /carts', () => ({ cart: cart() }));
  http.answer('POST /cart-items/*/hold', () => ({ cartItem: state.items[0] }));
  http.answer('PUT /cart-items/*', ({ path, options }) => {
    const { startAt, locationId } = options.body as { startAt: string | null; locationId?: string };
    const id = path.split('/').at(-1);
    state.items = state.items.map((item) => {
      if (item.id !== id) return item;
      if (startAt === null) return { ...item, startAt, location: null, holdExpiresAt: null, holdSecondsLeft: null };
      return { ...held(), id: item.id, item: item.item, startAt, location: { ...salonOne, id: locationId ?? '1' } };
    });
    return { cartItem: state.items.find((item) => item.id === id) };
  });
  return { state, http };
}
const lineOf = (name: string) => screen.findByRole('listitem', { name });
const goOn = () => screen.getAllByText('Dalej: dane i płatność');

/** A host with the catalog's finder, or without it. */
function finderHost(isThere: boolean) {
  const finders: { finderId: string }[] = [];
  const host: Pick<HostServices, 'mountFragment'> = {
    mountFragment({ module, name, props, onFailed }) {
      expect([module, name]).toEqual(['catalog', 'salon-finder']);
      if (isThere) finders.push(props as { finderId: string });
      else queueMicrotask(() => act(() => onFailed?.()));
      return { update: () => undefined, unmount: () => undefined };
    },
  };
  return { host, finders };
}

test('no salon known: it is searched for, and what is missing stands where the way on will be', async () => {
  const { host, finders } = finderHost(true);
  renderCheckout(<ReservationPage />, shop(cartItemFixture()).http, { host });
  const choice = { mode: 'choose', category: 'depilacja-laserowa', productId: '7' };
  await waitFor(() =>
    expect(finders).toEqual([
      { ...choice, finderId: expect.any(String), selectedId: null, preferredId: null, lastId: null },
    ]),
  );
  expect(screen.getByText('Wybierz salon i termin albo „Zarezerwuję później”.')).toBeTruthy();
  // No dead button, and no bar before the salons.
  expect(screen.queryAllByText('Dalej: dane i płatność')).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Do zapłaty i dalej' })).toBeNull();
});

test('with a salon known one press on a time holds it, and the way on opens', async () => {
  localStorage.setItem('lastSalon', '1');
  const { http } = shop(cartItemFixture());
  const asked: unknown[] = [];
  http.answer('GET /events/slots', ({ options }) => {
    asked.push(options.query);
    return { eventSlots: slotsOn(String(options.query?.date)) };
  });
  renderCheckout(<ReservationPage />, http);
  await userEvent.click(await screen.findByRole('button', { name: /^10:15/ }));
  const line = await lineOf('Depilacja laserowa nóg');
  // By its line: its own held slot does not block it.
  expect(asked[0]).toEqual({ locationId: '1', cartItemId: '11', date: expect.any(String), days: 14 });
  expect(await within(line).findByText('poniedziałek, 23 listopada, 10:15–\u206011:00')).toBeTruthy();
  expect(within(line).getByText('20:00')).toBeTruthy();
  expect(http.bodiesOf('PUT /cart-items/11')).toEqual([{ locationId: '1', startAt: SLOT }]);
  expect(goOn().map((one) => one.getAttribute('href'))).toEqual(['/koszyk/podsumowanie/', '/koszyk/podsumowanie/']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Depilacja laserowa nóg'));
});

describe('after "buy now"', () => {
  const goTo = (path: string) => history.replaceState({}, '', path);
  beforeEach(() => {
    localStorage.setItem('lastSalon', '1');
    goTo('/koszyk/rezerwacja/?flow=buyNow');
  });
  afterEach(() => goTo('/'));

  test('the time that was missing leads on to the summary', async () => {
    const { http } = shop(cartItemFixture());
    renderCheckout(<ReservationPage />, http);
    await userEvent.click(await screen.findByRole('button', { name: /^10:15/ }));
    await waitFor(() => expect(location.pathname).toBe('/koszyk/podsumowanie/'));
    expect(http.bodiesOf('PUT /cart-items/11')).toEqual([{ locationId: '1', startAt: SLOT }]);
  });

  test('one of several does not, nor one that replaces another', async () => {
    const several = renderCheckout(<ReservationPage />, shop(cartItemFixture(), cartItemFixture(second)).http);
    const line = await lineOf('Depilacja laserowa nóg');
    await userEvent.click(await within(line).findByRole('button', { name: /^10:15/ }));
    expect(await within(line).findByText('poniedziałek, 23 listopada, 10:15–\u206011:00')).toBeTruthy();
    expect(location.pathname).toBe('/koszyk/rezerwacja/');
    several.unmount();
    const { http } = shop(held());
    renderCheckout(<ReservationPage />, http);
    await userEvent.click(await screen.findByRole('button', { name: 'Zmień termin: Depilacja laserowa nóg' }));
    await userEvent.click(await screen.findByRole('button', { name: /^13:00/ }));
    await waitFor(() => expect(http.bodiesOf('PUT /cart-items/11')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Zmień termin: Depilacja laserowa nóg' })).toBeTruthy();
    expect(location.pathname).toBe('/koszyk/rezerwacja/');
  });
});

test('the salon that was chosen in the finder shows its times, that of another finder does not', async () => {
  const intoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const { host, finders } = finderHost(true);
  const { bus } = renderCheckout(<ReservationPage />, shop(cartItemFixture()).http, { host });
  const catalog = bus.handle('catalog', {
    publishes: [{ topic: 'catalog.salon-chosen', version: 1, kind: 'event', schema: {} }],
  });
  await waitFor(() => expect(finders).toHaveLength(1));
  act(() => catalog.publish('catalog.salon-chosen', { finderId: 'another', salonId: '3' }));
  act(() => catalog.publish('catalog.salon-chosen', { finderId: finders[0]?.finderId ?? '', salonId: '2' }));
  expect(await screen.findByRole('button', { name: /^10:15/ })).toBeTruthy();
  expect(screen.getByText('Aksamit Łódź')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Aksamit Łódź'));
  // With its days and times below it.
  expect(intoView.mock.contexts).toEqual([document.activeElement]);
  expect(intoView).toHaveBeenCalledWith({ block: 'start' });
  intoView.mockRestore();
  expect(localStorage.getItem('lastSalon')).toBe('2');
});

test('without the finder the salon is chosen from a plain list', async () => {
  renderCheckout(<ReservationPage />, shop(cartItemFixture()).http, { host: finderHost(false).host });
  const list = await screen.findByRole('combobox', { name: 'Salon' });
  const show = screen.getByRole('button', { name: 'Pokaż wolne terminy' });
  expect(show.getAttribute('aria-disabled')).toBe('true');
  expect(
    within(list)
      .getAllByRole('group')
      .map((city) => city.getAttribute('label')),
  ).toEqual(['Kraków', 'Łódź', 'Tarnów']);
  await userEvent.selectOptions(list, 'Aksamit Tarnów, ul. Długa 1');
  await userEvent.click(show);
  expect(await screen.findByRole('button', { name: /^10:15/ })).toBeTruthy();
  expect(screen.getByText('Aksamit Tarnów')).toBeTruthy();
});

/** With a customer who is logged in. */
const withCustomer: Parameters<typeof renderCheckout>[2] = {
  prepare: (bus) => {
    const user = { id: '9', email: 'a@b.pl', firstName: 'A', lastName: 'B', gender: null, role: 'customer' };
    bus.publish('session', { status: 'authenticated', user: { ...user, phone: null, phonePrefix: null } });
  },
};

test('a salon chosen on a page of the catalog goes before the preferred one, until a time is held', async () => {
  sessionStorage.setItem('wantedSalon', '2');
  const { http } = shop(cartItemFixture());
  http.answer('GET /me', () => ({ user: { prefferedLocation: '1', isFirstEvent: false } }));
  const asked: unknown[] = [];
  http.answer('GET /events/slots', ({ options }) => {
    asked.push(options.query?.locationId);
    return { eventSlots: slotsOn(String(options.query?.date)) };
  });
  renderCheckout(<ReservationPage />, http, withCustomer);
  await userEvent.click(await screen.findByRole('button', { name: /^10:15/ }));
  expect(await screen.findByText('20:00')).toBeTruthy();
  expect(new Set(asked)).toEqual(new Set(['2']));
  expect(http.bodiesOf('PUT /cart-items/11')).toEqual([{ locationId: '2', startAt: SLOT }]);
  expect(sessionStorage.getItem('wantedSalon')).toBeNull();
});

test('the customer’s preferred salon is shown first; one that lacks the treatment is marked', async () => {
  const { http } = shop(cartItemFixture());
  http.answer('GET /me', () => ({ user: { prefferedLocation: '2', isFirstEvent: false } }));
  const first = renderCheckout(<ReservationPage />, http, withCustomer);
  expect(await screen.findByText('Aksamit Łódź')).toBeTruthy();
  expect(screen.getByText(/Twój ulubiony salon/)).toBeTruthy();
  expect(screen.getByText('Wizyta trwa około 45 minut.')).toBeTruthy();
  first.unmount();
  http.answer('GET /me', () => ({ user: { prefferedLocation: '99', isFirstEvent: false } }));
  renderCheckout(<ReservationPage />, http, withCustomer);
  expect(await screen.findByText('Twój ulubiony salon nie wykonuje tego zabiegu. Wybierz inny.')).toBeTruthy();
  expect(document.querySelector('[data-fragment="catalog/salon-finder@1"]')).toBeTruthy();
});

test('left for later: the way on opens, also after a reload', async () => {
  const { http } = shop(cartItemFixture());
  const first = renderCheckout(<ReservationPage />, http);
  await userEvent.click(await screen.findByRole('button', { name: 'Zarezerwuję później: Depilacja laserowa nóg' }));
  expect(await screen.findByText('Termin wybierzesz po zakupie')).toBeTruthy();
  expect(goOn()[0]?.getAttribute('href')).toBe('/koszyk/podsumowanie/');
  first.unmount();
  renderCheckout(<ReservationPage />, http);
  expect(await screen.findByText('Termin wybierzesz po zakupie')).toBeTruthy();
  expect(http.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('a held slot is renewed on the way in, and given back for later', async () => {
  const { http } = shop(held());
  renderCheckout(<ReservationPage />, http);
  await screen.findByText('poniedziałek, 23 listopada, 10:15–\u206011:00');
  await waitFor(() => expect(http.bodiesOf('POST /cart-items/11/hold')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Zarezerwuję później: Depilacja laserowa nóg' }));
  expect(await screen.findByText('Termin wybierzesz po zakupie')).toBeTruthy();
  expect(http.bodiesOf('PUT /cart-items/11')).toEqual([{ startAt: null }]);
});

test('time runs out on the page: a message, a blocked next step, and the slot taken again', async () => {
  const { state, http } = shop(held({}, 61));
  renderCheckout(<ReservationPage />, http);
  expect(await screen.findByText('1:01')).toBeTruthy();
  expect(screen.getByText('Trzymamy ten termin jeszcze 2 minuty')).toBeTruthy();
  state.items = [held({}, 0)];
  jest.setSystemTime(NOW.getTime() + 61_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(
    await screen.findByText('Czas minął: poniedziałek, 23 listopada, 10:15–\u206011:00 wrócił do wolnych terminów'),
  ).toBeTruthy();
  expect(screen.queryAllByText('Dalej: dane i płatność')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Zarezerwuj jeszcze raz' }));
  expect(await screen.findByText('20:00')).toBeTruthy();
  expect(http.bodiesOf('PUT /cart-items/11')).toEqual([{ locationId: '1', startAt: SLOT }]);
});

test('somebody was quicker: the alternatives hold by one press', async () => {
  localStorage.setItem('lastSalon', '1');
  const { http } = shop(cartItemFixture());
  const hold = http.calls;
  renderCheckout(<ReservationPage />, http);
  const time = await screen.findByRole('button', { name: /^10:15/ });
  http.answer('PUT /cart-items/*', () => {
    throw httpError(409, 'slot_taken', {
      details: { alternatives: [{ locationId: '1', startAt: '2026-11-23T12:00:00.000Z' }] },
    });
  });
  await userEvent.click(time);
  expect(await screen.findByText(/Ktoś był szybszy: termin poniedziałek, 23 listopada, 10:15/)).toBeTruthy();
  expect(hold.some(({ path }) => path === '/events/slots')).toBe(true);
  expect(screen.getByRole('button', { name: 'poniedziałek, 23 listopada, 13:00' })).toBeTruthy();
});

test('several lines: the next one begins in the same salon, right after the visit before', async () => {
  const { http } = shop(held(), cartItemFixture(second));
  renderCheckout(<ReservationPage />, http);
  const line = await lineOf('Depilacja pach');
  expect(await within(line).findByText('Aksamit Kraków')).toBeTruthy();
  await within(line).findByRole('button', { name: /^13:00/ });
  // At 10:15 the shopper is at the other visit.
  expect(within(line).queryByRole('button', { name: /^10:15/ })).toBeNull();
  expect(within(await lineOf('Depilacja laserowa nóg')).queryByRole('button', { name: /^13:00/ })).toBeNull();
});

test('all visits are left for later at once', async () => {
  renderCheckout(<ReservationPage />, shop(cartItemFixture(), cartItemFixture(second)).http);
  await userEvent.click(await screen.findByRole('button', { name: 'Wszystkie terminy wybiorę później' }));
  expect(await screen.findAllByText('Termin wybierzesz po zakupie')).toHaveLength(2);
});

test('nothing that needs a visit: a message and the next step', async () => {
  renderCheckout(<ReservationPage />, shop(cartItemFixture({ itemType: 'voucher' })).http);
  expect(await screen.findByText('Nie masz w koszyku nic, co trzeba rezerwować')).toBeTruthy();
  expect(goOn()[0]?.getAttribute('href')).toBe('/koszyk/podsumowanie/');
});

test('in English', async () => {
  localStorage.setItem('lastSalon', '1');
  renderCheckout(<ReservationPage />, shop(cartItemFixture()).http, { locale: 'en' });
  expect(
    await screen.findByRole('heading', { level: 1, name: joinShortWords('Choose a time for your visit') }),
  ).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^10:15/ })).toBeTruthy();
  expect(screen.getByText('A first visit takes about 60 minutes, with 15 minutes to talk things over.')).toBeTruthy();
});

test('with nothing in the cart it is where a visit begins: treatments, salons, what is paid already', async () => {
  renderCheckout(<ReservationPage />, shop().http);
  expect(await screen.findByRole('heading', { level: 1, name: 'Umów wizytę' })).toBeTruthy();
  const ways = ['Strefa kobiet', 'Strefa mężczyzn', 'Zacznij od salonu', 'Umów je na swoim koncie'];
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(ways));
});
