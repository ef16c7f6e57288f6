import { httpError } from '@aksamit/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { boughtTreatment, staffCalendar, staffVisit, waitingCaller } from '../testing/staff-fixtures';

beforeEach(() => {
  isBooked = false;
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-27T07:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

const booked = staffVisit({ id: 'v9', startAt: '2026-11-27T10:00:00Z', endAt: '2026-11-27T10:30:00Z' });

let isBooked = false;
const book = () => {
  isBooked = true;
  return { event: booked };
};

/** The calendar is empty until a visit was booked. */
function show(answers: NonNullable<Parameters<typeof renderStaff>[0]>['answers'] = {}) {
  const rendered = renderStaff({
    answers: {
      'GET /admin/events': () => staffCalendar({ events: isBooked ? [booked] : [] }),
      'GET /products': () => ({ products: [{ id: '3', name: 'Depilacja laserowa pach' }] }),
      ...answers,
    },
  });
  return { ...rendered, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const type = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function fillPerson(user: ReturnType<typeof show>['user']) {
  await user.type(screen.getByRole('searchbox', { name: /Zabieg/ }), 'pach');
  await user.click(await screen.findByRole('radio', { name: 'Depilacja laserowa pach' }));
  await user.type(type(/Imię/), 'Anna');
  await user.type(type(/Nazwisko/), 'Nowak');
  await user.type(type(/^Telefon/), '600 100 200');
}

test('a press on a free time books a new person with its therapist, and shows the visit', async () => {
  const { user, http, toasts } = show({ 'POST /admin/events': book });
  const free = await screen.findByRole('button', { name: 'Wolne 09:00–19:00, Alicja. Umów wizytę' });
  act(() => free.focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 2, name: 'Nowa wizyta' })).toBeTruthy();
  await fillPerson(user);
  await user.click(screen.getByRole('button', { name: 'Umów wizytę' }));
  await screen.findByRole('heading', { level: 2, name: 'Anna Nowak' });
  expect(http.bodiesOf('POST /admin/events')).toEqual([
    {
      locationId: '1',
      startAt: '2026-11-27T08:00:00.000Z',
      therapistId: '1',
      productId: '3',
      customer: { firstName: 'Anna', lastName: 'Nowak', phonePrefix: '48', phone: '600 100 200' },
    },
  ]);
  expect(toasts).toEqual(['Umówiono: Anna Nowak, piątek, 27 listopada 2026, 11:00–11:30']);
});

test('a taken time leaves what was typed, and the nearest free ones are one press away', async () => {
  let isTaken = true;
  const details = { alternatives: [{ locationId: '1', startAt: '2026-11-27T10:00:00Z' }] };
  const { user, http } = show({
    'POST /admin/events': () => {
      if (isTaken) throw httpError(409, 'slot_taken', { message: 'Ten termin został zajęty', details });
      return book();
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Wolne 09:00–19:00, Alicja/ }));
  await fillPerson(user);
  await user.click(screen.getByRole('button', { name: 'Umów wizytę' }));
  expect(await screen.findByText('Ten termin został zajęty')).toBeTruthy();
  isTaken = false;
  await user.click(screen.getByRole('button', { name: 'piątek, 27 listopada, 11:00' }));
  await user.click(screen.getByRole('button', { name: 'Umów wizytę' }));
  await screen.findByRole('heading', { level: 2, name: 'Anna Nowak' });
  expect(http.bodiesOf('POST /admin/events')[1]).toMatchObject({ startAt: '2026-11-27T10:00:00.000Z', productId: '3' });
});

test('a purchase is found by phone and booked', async () => {
  const { user, http } = show({
    'GET /admin/order-products': () => ({ orderProducts: [boughtTreatment()] }),
    'POST /admin/events': book,
  });
  await user.click(await screen.findByRole('button', { name: /^Wolne 09:00–19:00, Alicja/ }));
  await user.click(screen.getByRole('radio', { name: 'Kupiony zabieg' }));
  await user.type(screen.getByRole('searchbox', { name: /Znajdź zakup/ }), '+48 600 100 200');
  await user.click(await screen.findByRole('radio', { name: /Anna Nowak.*do umówienia 4 zabiegi.*do zapłaty/ }));
  await user.click(screen.getByRole('button', { name: 'Umów wizytę' }));
  await screen.findByRole('heading', { level: 2, name: 'Anna Nowak' });
  expect(http.bodiesOf('POST /admin/events')).toMatchObject([{ orderProductId: 'p1', locationId: '1' }]);
  const query = http.calls.find(({ path }) => path === '/admin/order-products')?.options.query;
  expect(query).toEqual({ phone: '600 100 200' });
});

test('what is missing stands at its field', async () => {
  const { user, http } = show();
  await user.click(await screen.findByRole('button', { name: 'Nowa wizyta' }));
  await user.click(screen.getByRole('button', { name: 'Umów wizytę' }));
  expect((await screen.findAllByText(/Znajdź i zaznacz zabieg/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Godzina/).getAttribute('aria-invalid')).toBe('true');
  expect(http.bodiesOf('POST /admin/events')).toEqual([]);
});

test('what was typed is there again after the panel was closed', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Nowa wizyta' }));
  await user.type(type(/Imię/), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Zamknij' }));
  await user.click(screen.getByRole('button', { name: 'Nowa wizyta' }));
  expect(type(/Imię/).value).toBe('Anna');
});

test('a therapist’s time is blocked', async () => {
  const { user, http } = show({ 'POST /admin/blocked-times': () => ({ blockedTime: {} }) });
  await user.click(await screen.findByRole('button', { name: 'Zablokuj czas' }));
  await user.type(type(/Powód/), 'Przerwa');
  await user.click(screen.getByRole('button', { name: 'Zablokuj' }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'Zablokuj czas' })).toBeNull());
  expect(http.bodiesOf('POST /admin/blocked-times')).toEqual([
    {
      locationId: '1',
      startAt: '2026-11-27T11:00:00.000Z',
      endAt: '2026-11-27T11:30:00.000Z',
      reason: 'Przerwa',
      therapistId: '1',
    },
  ]);
});

test('of a chosen treatment the free times of the day are one press each, of a full one the next day with some', async () => {
  const slot = (startAt: string) => ({ startAt, endAt: startAt });
  const { user, http } = show({
    'GET /events/slots': ({ options }) => ({
      eventSlots:
        options.query?.date === '2026-11-30'
          ? [{ date: '2026-11-30', slots: Array.from({ length: 10 }, (_, at) => slot(`2026-11-30T${10 + at}:00:00Z`)) }]
          : [
              { date: '2026-11-27', slots: [] },
              { date: '2026-11-30', slots: [slot('2026-11-30T10:00:00Z')] },
            ],
    }),
    'POST /admin/events': book,
  });
  await user.click(await screen.findByRole('button', { name: 'Nowa wizyta' }));
  await fillPerson(user);
  expect(await screen.findByText('W tym dniu nie ma wolnych godzin.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Najbliższy wolny dzień: poniedziałek, 30 listopada' }));
  const times = await screen.findByRole('group', { name: 'Wolne godziny' });
  expect(within(times).getAllByRole('button')).toHaveLength(9);
  await user.click(within(times).getByRole('button', { name: 'Wszystkie godziny (10)' }));
  await user.click(within(times).getByRole('button', { name: '20:00' }));
  expect(within(times).getByRole('button', { name: '20:00', pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Umów wizytę' }));
  await screen.findByRole('heading', { level: 2, name: 'Anna Nowak' });
  expect(http.bodiesOf('POST /admin/events')).toMatchObject([{ startAt: '2026-11-30T19:00:00.000Z' }]);
});

test('the next visit of a person is booked without typing who they are, in six weeks by one press', async () => {
  isBooked = true;
  const { user, http } = show({ 'POST /admin/events': book });
  await user.click(await screen.findByRole('button', { name: /^11:00–11:30, Anna Nowak/ }));
  await user.click(screen.getByRole('button', { name: 'Umów kolejną wizytę' }));
  expect(type(/Imię/).value).toBe('Anna');
  await user.click(screen.getByRole('button', { name: '6' }));
  await user.type(screen.getByLabelText(/^Godzina/), '11:00');
  await user.click(screen.getByRole('button', { name: 'Umów wizytę' }));
  await screen.findByRole('heading', { level: 2, name: 'Anna Nowak' });
  expect(http.bodiesOf('POST /admin/events')).toEqual([
    {
      locationId: '1',
      startAt: '2027-01-08T10:00:00.000Z',
      productId: '3',
      customer: { firstName: 'Anna', lastName: 'Nowak', phonePrefix: '48', phone: '600100200' },
    },
  ]);
});

test('where no time is free, whoever calls is put on the waiting list of that day with what was typed', async () => {
  const full = [{ date: '2026-11-27', slots: [] }];
  let callers: ReturnType<typeof waitingCaller>[] = [];
  const { user, http, toasts } = show({
    'GET /events/slots': () => ({ eventSlots: full }),
    'GET /admin/waiting-callers': () => ({ waitingCallers: callers }),
    'POST /admin/waiting-callers': () => {
      const waiting = waitingCaller({
        date: '2026-11-27',
        customer: { ...waitingCaller().customer, lastName: 'Nowak' },
      });
      callers = [waiting];
      return { waitingCaller: waiting };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Wolne 09:00–19:00, Alicja/ }));
  expect(screen.queryByRole('button', { name: 'Dopisz do oczekujących' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: /Zabieg/ }), 'pach');
  await user.click(await screen.findByRole('radio', { name: 'Depilacja laserowa pach' }));
  const add = await screen.findByRole('button', { name: 'Dopisz do oczekujących' });
  await user.click(add);
  await waitFor(() => expect(type(/Imię/).getAttribute('aria-invalid')).toBe('true'));
  expect(http.bodiesOf('POST /admin/waiting-callers')).toEqual([]);
  await user.type(type(/Imię/), 'Jan');
  await user.type(type(/Nazwisko/), 'Nowak');
  await user.type(type(/^Telefon/), '600 100 400');
  await user.click(add);
  expect(await screen.findByRole('heading', { level: 2, name: 'Lista oczekujących' })).toBeTruthy();
  expect(await screen.findByText('Jan Nowak')).toBeTruthy();
  expect(http.bodiesOf('POST /admin/waiting-callers')).toEqual([
    {
      locationId: '1',
      productId: '3',
      date: '2026-11-27',
      time: '09:00',
      customer: { firstName: 'Jan', lastName: 'Nowak', phonePrefix: '48', phone: '600 100 400' },
    },
  ]);
  expect(toasts).toEqual(['Na liście oczekujących: Jan Nowak, piątek, 27 listopada 2026']);
});

test('on a full day the buyer of a purchase is put on the waiting list, and is booked of it from there', async () => {
  let callers: ReturnType<typeof waitingCaller>[] = [];
  const { user, http } = show({
    'GET /admin/order-products': () => ({ orderProducts: [boughtTreatment()] }),
    'GET /events/slots': () => ({ eventSlots: [{ date: '2026-11-27', slots: [] }] }),
    'GET /admin/waiting-callers': () => ({ waitingCallers: callers }),
    'POST /admin/waiting-callers': () => {
      const { id, orderNumber, customer } = boughtTreatment();
      callers = [waitingCaller({ date: '2026-11-27', time: null, customer, orderProductId: id, orderNumber })];
      return { waitingCaller: callers[0] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Nowa wizyta' }));
  await user.click(screen.getByRole('radio', { name: 'Kupiony zabieg' }));
  await user.type(screen.getByRole('searchbox', { name: /Znajdź zakup/ }), '600100200');
  await user.click(await screen.findByRole('radio', { name: /Anna Nowak/ }));
  await user.click(await screen.findByRole('button', { name: 'Dopisz do oczekujących' }));
  expect(await screen.findByText('Anna Nowak')).toBeTruthy();
  expect(http.bodiesOf('POST /admin/waiting-callers')).toEqual([
    { locationId: '1', date: '2026-11-27', orderProductId: boughtTreatment().id },
  ]);
  expect(screen.getByText(`Z zamówienia ${boughtTreatment().orderNumber}`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Umów wizytę: Anna Nowak' }));
  expect(await screen.findByRole('radio', { name: /Anna Nowak/, checked: true })).toBeTruthy();
});
