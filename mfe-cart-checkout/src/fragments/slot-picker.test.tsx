import { createFakeHttp, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingApi, onlyDate, slotsOn } from '../testing/booking-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import en from './locales/slot-picker.en.json';
import pl from './locales/slot-picker.pl.json';
import { SlotPickerFragment, type SlotPickerProps } from './slot-picker.fragment';

const resources = { pl, en };
const props: SlotPickerProps = {
  pickerId: 'p1',
  kind: 'visit',
  id: 'visit-1',
  product: { id: '7', name: 'Depilacja nóg', category: 'epilation' },
  locationId: '1',
  startAt: null,
};

beforeEach(() => {
  localStorage.clear();
  onlyDate(new Date('2026-11-21T10:00:00Z'));
});
afterEach(() => jest.useRealTimers());

function show(changes: Partial<SlotPickerProps> = {}, http = bookingApi()) {
  const { shell } = renderCheckout(<SlotPickerFragment {...props} {...changes} />, http, { resources });
  const published: unknown[] = [];
  shell.observe('cart-checkout.slot-picked').subscribe((value) => published.push(value));
  return { http, published };
}
const confirmMove = async () => userEvent.click(await screen.findByRole('button', { name: 'Przekładam wizytę' }));
const time = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

/** Its words without the spaces that hold numbers and what follows them together. */
const wordsOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

test('a visit is moved to a time of the first free day once that is confirmed, and the page hears of it', async () => {
  const { http, published } = show();
  http.answer('PUT /me/events/visit-1/date', () => ({ event: { id: 'visit-1' } }));
  expect(
    await screen.findByRole('heading', { name: /poniedziałek, 23 listopada\s?, najbliższy wolny dzień/ }),
  ).toBeTruthy();
  await userEvent.click(await time('10:15'));
  await confirmMove();
  await waitFor(() => expect(published).toHaveLength(1));
  const slot = { locationId: '1', startAt: '2026-11-23T09:15:00.000Z' };
  expect(http.bodiesOf('PUT /me/events/visit-1/date')).toEqual([slot]);
  expect(published).toEqual([{ pickerId: 'p1', outcome: 'moved', id: 'visit-1', ...slot }]);
  // The requested times are those of the visit, with its own among them.
  expect(http.calls.find(({ path }) => path === '/events/slots')?.options.query).toMatchObject({ eventId: 'visit-1' });
});

test('the time that a visit has is not offered as another one', async () => {
  show({ startAt: '2026-11-23T10:15:00+01:00' });
  await time('13:00');
  expect(screen.queryByRole('button', { name: /^10:15/ })).toBeNull();
});

test('the next visit of a bought treatment is booked', async () => {
  const { http, published } = show({ kind: 'orderProduct', id: 'bought-1' });
  http.answer('POST /me/events', () => ({ event: { id: 'visit-9' } }));
  await userEvent.click(await time('10:15'));
  await waitFor(() => expect(published).toMatchObject([{ outcome: 'booked', id: 'visit-9' }]));
  expect(http.bodiesOf('POST /me/events')).toMatchObject([{ orderProductId: 'bought-1', locationId: '1' }]);
});

test('a declared age goes along with the booking', async () => {
  const { http } = show({ kind: 'orderProduct', id: 'bought-1', ageDeclaration: 'adult' });
  http.answer('POST /me/events', () => ({ event: { id: 'visit-9' } }));
  await userEvent.click(await time('10:15'));
  await waitFor(() => expect(http.bodiesOf('POST /me/events')).toMatchObject([{ ageDeclaration: 'adult' }]));
});

test('somebody was quicker: the nearest times are buttons', async () => {
  const { http, published } = show();
  const alternatives = [
    { locationId: '1', startAt: '2026-11-23T09:45:00.000Z' },
    { locationId: '2', startAt: '2026-11-23T09:15:00.000Z' },
  ];
  http.answer('PUT /me/events/visit-1/date', () => {
    throw httpError(409, 'slot_taken', { details: { alternatives } });
  });
  await userEvent.click(await time('10:15'));
  await confirmMove();
  const notice = await screen.findByRole('alert');
  expect(wordsOf(notice)).toContain('Ktoś był szybszy: termin poniedziałek, 23 listopada, 10:15 jest już zajęty');
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(published).toEqual([]);
  http.answer('PUT /me/events/visit-1/date', () => ({ event: { id: 'visit-1' } }));
  await userEvent.click(within(notice).getByRole('button', { name: /10:15, Aksamit Łódź/ }));
  await confirmMove();
  await waitFor(() => expect(published).toMatchObject([{ outcome: 'moved', locationId: '2' }]));
});

test('too soon after the last treatment: states from when, and shows that day', async () => {
  const { http } = show();
  http.answer('PUT /me/events/visit-1/date', () => {
    const details = { from: '2026-11-25T00:00:00+01:00' };
    throw httpError(409, 'interval_too_short', { message: 'Między zabiegami musi minąć 6 tygodni.', details });
  });
  await userEvent.click(await time('10:15'));
  await confirmMove();
  const notice = await screen.findByRole('alert');
  expect(wordsOf(notice)).toContain('Między zabiegami musi minąć 6 tygodni.');
  await userEvent.click(within(notice).getByRole('button', { name: 'Pokaż terminy od: środa, 25 listopada' }));
  expect(await screen.findByRole('heading', { name: 'środa, 25 listopada' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a press repeated after a lost answer is the same change; after an answer it is a new one', async () => {
  const { http } = show();
  const keysOf = () => http.calls.filter(({ method }) => method === 'PUT').map(({ options }) => options.idempotencyKey);
  http.answer('PUT /me/events/visit-1/date', () => {
    throw httpError(0, 'network_error');
  });
  await userEvent.click(await time('10:15'));
  await confirmMove();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Brak połączenia z\sinternetem/);
  http.answer('PUT /me/events/visit-1/date', () => {
    throw httpError(409, 'too_late', { message: 'Za późno.' });
  });
  await userEvent.click(await time('10:15'));
  await confirmMove();
  expect((await screen.findByRole('alert')).textContent).toContain('Za późno.');
  await userEvent.click(await time('10:15'));
  await confirmMove();
  await waitFor(() => expect(keysOf()).toHaveLength(3));
  const [first, second, third] = keysOf();
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test('the times are refetched when they failed to load', async () => {
  const http = bookingApi();
  http.answer('GET /events/slots', () => {
    throw httpError(503, 'service_unavailable');
  });
  show({}, http);
  await screen.findByRole('heading', { name: 'Nie udało się wczytać terminów' });
  http.answer('GET /events/slots', ({ options }) => ({ eventSlots: slotsOn(String(options.query?.date)) }));
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await time('10:15')).toBeTruthy();
});

test('in English', async () => {
  renderCheckout(<SlotPickerFragment {...props} />, bookingApi(), { resources, locale: 'en' });
  expect(await screen.findByRole('heading', { name: /Monday 23 November\s?, first free day/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change salon' })).toBeTruthy();
});

test('an API without the treatment’s salons shows a message', async () => {
  const http = createFakeHttp({ 'GET /maps': () => ({ maps: [] }) });
  show({}, http);
  expect(await screen.findByRole('heading', { name: 'Żaden salon nie wykonuje teraz tego zabiegu' })).toBeTruthy();
});

test('a full day gives a place on the waiting list of a bought treatment', async () => {
  const { http, published } = show({ kind: 'orderProduct', id: 'bought-1' });
  http.answer('POST /me/waiting-list', () => ({ event: { id: 'place-1' } }));
  await time('10:15');
  await userEvent.click(screen.getByRole('button', { name: 'Następny tydzień' }));
  await userEvent.click(await screen.findByRole('button', { name: /^wtorek, 1 grudnia, brak wolnych terminów/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisz mnie na listę rezerwową' }));
  expect(await screen.findByText(/Jesteś na liście rezerwowej tego dnia/)).toBeTruthy();
  expect(http.bodiesOf('POST /me/waiting-list')).toMatchObject([{ orderProductId: 'bought-1', locationId: '1' }]);
  expect(published).toMatchObject([{ pickerId: 'p1', outcome: 'waiting', id: 'place-1' }]);
});

describe('the question before a visit moves', () => {
  const pickerAt = (startAt: string) => show({ startAt });

  test('names the old and the new time; going back changes nothing and leaves the focus on the time', async () => {
    const { http, published } = pickerAt('2026-11-25T12:00:00Z');
    await userEvent.click(await time('10:15'));
    const dialog = await screen.findByRole('dialog', { name: 'Przełożyć wizytę?' });
    expect(dialog.textContent).toContain('Terazśroda, 25 listopada, 13:00Aksamit Kraków, ul.\u00a0Długa 1');
    expect(dialog.textContent).toMatch(/Nowy termin(środa|poniedziałek|wtorek|czwartek).*, 10:15Aksamit Kraków/);
    expect(dialog.textContent).toContain('najpóźniej 24 godziny przed wizytą');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Wróć do wyboru' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await time('10:15'));
    expect(http.bodiesOf('PUT /me/events/visit-1/date')).toEqual([]);
    expect(published).toEqual([]);
  });

  test('states that a time within 24 hours is final', async () => {
    onlyDate(new Date('2026-11-22T16:00:00Z'));
    show();
    await userEvent.click(await time('10:15'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Tego terminu już nie zmienisz');
    expect(dialog.textContent).not.toContain('bezpłatnie');
  });

  test('a booking within 24 hours is asked about too', async () => {
    onlyDate(new Date('2026-11-22T16:00:00Z'));
    const { http, published } = show({ kind: 'orderProduct', id: 'bought-1' });
    http.answer('POST /me/events', () => ({ event: { id: 'visit-9' } }));
    await userEvent.click(await time('10:15'));
    expect(published).toEqual([]);
    const dialog = await screen.findByRole('dialog', { name: 'Umówić ten termin?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Umawiam wizytę' }));
    await waitFor(() => expect(published).toMatchObject([{ outcome: 'booked' }]));
  });
});

describe('with several therapists', () => {
  const team = [
    { id: '5', firstName: 'Alicja' },
    { id: '6', firstName: 'Marta' },
  ];
  /** Marta has no time on the 23rd. */
  function teamApi() {
    const http = bookingApi();
    http.answer('GET /events/therapists', () => ({ eventTherapists: team }));
    http.answer('GET /events/slots', ({ options }) => ({
      eventSlots: slotsOn(String(options.query?.date)).map((day) =>
        options.query?.therapistId === '6' && day.date === '2026-11-23' ? { ...day, slots: [] } : day,
      ),
    }));
    return http;
  }
  const choice = () => screen.findByRole('combobox', { name: 'Kto wykona zabieg' });

  test('anyone is chosen at first; one of them has times of her own and is asked for', async () => {
    const { http, published } = show({ kind: 'orderProduct', id: 'bought-1' }, teamApi());
    http.answer('POST /me/events', () => ({ event: { id: 'visit-9' } }));
    const select = await choice();
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dowolna osoba', 'Alicja', 'Marta']);
    await userEvent.selectOptions(select, 'Alicja');
    await userEvent.click(await time('10:15'));
    await waitFor(() => expect(published).toHaveLength(1));
    expect(http.bodiesOf('POST /me/events')).toMatchObject([{ orderProductId: 'bought-1', therapistId: '5' }]);
    const asked = http.calls.filter(({ path }) => path === '/events/first-free-day').at(-1);
    expect(asked?.options.query).toEqual({ locationId: '1', productId: '7', therapistId: '5' });
  });

  test('a proposed one is chosen; on a day without a time of hers everyone’s are one press away', async () => {
    const { http } = show({ kind: 'orderProduct', id: 'bought-1', therapistId: '6' }, teamApi());
    http.answer('POST /me/events', () => ({ event: { id: 'visit-9' } }));
    expect(await choice()).toHaveProperty('value', '6');
    expect(await screen.findByText(/Marta nie ma tego dnia wolnych terminów/)).toBeTruthy();
    // The waiting list is for days that are full for everyone.
    expect(screen.queryByRole('button', { name: 'Zapisz mnie na listę rezerwową' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pokaż terminy u dowolnej osoby' }));
    expect(await choice()).toHaveProperty('value', '');
    await userEvent.click(await time('10:15'));
    await waitFor(() => expect(http.bodiesOf('POST /me/events')).toMatchObject([{ therapistId: null }]));
  });

  test('one who does not work there is not asked for', async () => {
    const { http } = show({ therapistId: '99' }, teamApi());
    expect(await choice()).toHaveProperty('value', '');
    await time('10:15');
    const queries = http.calls.filter(({ path }) => path === '/events/slots').map(({ options }) => options.query);
    expect(queries.filter((query) => query && 'therapistId' in query)).toEqual([]);
  });

  test('with one therapist there is nothing to choose', async () => {
    const http = bookingApi();
    http.answer('GET /events/therapists', () => ({ eventTherapists: team.slice(0, 1) }));
    show({}, http);
    await time('10:15');
    expect(screen.queryByRole('combobox', { name: 'Kto wykona zabieg' })).toBeNull();
  });
});
