import { type FakeAnswer, httpError } from '@aksamit/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { boughtTreatment, staffCalendar, staffVisit } from '../testing/staff-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-27T07:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

const next = boughtTreatment({ id: 'p2', nextStartAt: '2026-12-01T09:00:00.000Z', bookRefusal: 'visit_not_done' });
const masked = boughtTreatment({
  id: 'p3',
  isMasked: true,
  customer: { firstName: 'Anna', lastName: 'N.', phonePrefix: '48', phone: '•••200' },
});
const nextVisit = staffVisit({
  id: 'v7',
  orderProductId: 'p2',
  startAt: '2026-12-01T09:00:00.000Z',
  endAt: '2026-12-01T09:30:00.000Z',
});

async function show(answers: Record<string, FakeAnswer> = {}, at = '/admin/') {
  const rendered = renderStaff({
    at,
    answers: {
      'GET /admin/events': ({ options }) =>
        options.query?.date === '2026-12-01'
          ? staffCalendar({ from: '2026-12-01', to: '2026-12-01', events: [nextVisit] })
          : staffCalendar(),
      'GET /admin/order-products': () => ({ orderProducts: [boughtTreatment(), next, masked] }),
      ...answers,
    },
  });
  const block = await screen.findByRole('button', { name: /^10:00–10:30, Anna Nowak/ });
  return { ...rendered, block, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: /Kogo szukasz/ });
const inFocus = () => waitFor(() => expect(document.activeElement).toBe(field()));

test('the button opens the search, whose field takes the focus; Escape returns', async () => {
  const { user } = await show();
  const button = screen.getByRole('button', { name: 'Znajdź klienta' });
  await user.click(button);
  await inFocus();
  expect(field().value).toBe('');
  await user.keyboard('a/b');
  expect(field().value).toBe('a/b');
  await user.keyboard('{Escape}');
  act(() => void jest.runOnlyPendingTimers());
  expect(document.activeElement).toBe(button);
});

test('a link opens the search with its text, or the form of a visit, and the address loses the parameter', async () => {
  const { shell: _, ...first } = await show({}, '/admin/?salon=1&find=nowak');
  await inFocus();
  expect(field().value).toBe('nowak');
  expect(window.location.search).toBe('?salon=1');
  first.unmount();
  await show({}, '/admin/?open=book');
  expect(screen.getByRole('heading', { level: 2, name: 'Nowa wizyta' })).toBeTruthy();
  expect(window.location.search).toBe('');
});

test('a name finds visits of the shown calendar, and purchases by person', async () => {
  const { user, http } = await show();
  await user.click(screen.getByRole('button', { name: 'Znajdź klienta' }));
  await inFocus();
  await user.keyboard('nowak');
  expect(await screen.findByText('Znalezione zakupy: 3')).toBeTruthy();
  expect(http.calls.find(({ path }) => path === '/admin/order-products')?.options.query).toEqual({ name: 'nowak' });
  const person = screen.getByRole('region', { name: 'Anna Nowak' });
  expect(within(person).getAllByRole('listitem')).toHaveLength(2);
  expect(within(person).getByText(/Następną wizytę umówisz/)).toBeTruthy();
  const other = screen.getByRole('region', { name: 'Anna N.' });
  expect(within(other).queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Otwórz wizytę: .*10:00–10:30$/ }));
  expect(screen.getByRole('heading', { level: 2, name: 'Anna Nowak' })).toBeTruthy();
});

test('a found visit of a therapist who is not shown has their column shown', async () => {
  const { user } = await show({ 'GET /admin/events': () => staffCalendar() }, '/admin/?unit=1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kosmetolog' }), '2');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^10:00–10:30, Anna Nowak/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Znajdź klienta' }));
  await inFocus();
  await user.keyboard('nowak');
  await user.click(await screen.findByRole('button', { name: /^Otwórz wizytę: .*10:00–10:30$/ }));
  const block = await screen.findByRole('button', { name: /^10:00–10:30, Anna Nowak/ });
  expect(block.dataset.open).toBe('true');
  expect(new URLSearchParams(window.location.search).get('unit')).toBe('1');
});

test('a found purchase is booked without searching for it again', async () => {
  const booked = staffVisit({ id: 'v9', startAt: '2026-11-27T10:00:00Z', endAt: '2026-11-27T10:30:00Z' });
  const events = [staffVisit()];
  const { user, http } = await show({
    'GET /admin/events': () => staffCalendar({ events: [...events] }),
    'POST /admin/events': () => {
      events.push(booked);
      return { event: booked };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Znajdź klienta' }));
  await inFocus();
  await user.keyboard('600100200');
  const person = await screen.findByRole('region', { name: 'Anna Nowak' });
  await user.click(within(person).getByRole('button', { name: /^Umów wizytę/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kupiony zabieg' }).checked).toBe(true);
  await user.type(screen.getByLabelText(/^Godzina/), '11:00');
  await user.click(screen.getByRole('button', { name: 'Umów wizytę' }));
  await screen.findByRole('heading', { level: 2, name: 'Anna Nowak' });
  expect(http.bodiesOf('POST /admin/events')).toEqual([
    { locationId: '1', startAt: '2026-11-27T10:00:00.000Z', orderProductId: 'p1' },
  ]);
});

test('the next visit opens in the calendar of its day', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Znajdź klienta' }));
  await inFocus();
  await user.keyboard('nowak');
  await user.click(await screen.findByRole('button', { name: /^Następna wizyta: .*10:00$/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Anna Nowak' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'wtorek, 1 grudnia 2026' })).toBeTruthy();
});

test('a next visit in another salon is named so', async () => {
  const { user } = await show({
    'GET /admin/events': ({ options }) => {
      const date = String(options.query?.date);
      return staffCalendar({ from: date, to: date, events: date === '2026-12-01' ? [] : [staffVisit()] });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Znajdź klienta' }));
  await inFocus();
  await user.keyboard('nowak');
  await user.click(await screen.findByRole('button', { name: /^Następna wizyta/ }));
  expect(await screen.findByText(/^Nie ma jej w kalendarzu tego salonu/)).toBeTruthy();
});

test('a search that fails is named, and keeps what was typed', async () => {
  const { user } = await show({
    'GET /admin/order-products': () => {
      throw httpError(403, 'forbidden', { message: 'Brak dostępu' });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Znajdź klienta' }));
  await inFocus();
  await user.keyboard('wrona');
  expect(await screen.findByText('Brak dostępu')).toBeTruthy();
  expect(field().value).toBe('wrona');
});

test('from a visit one press leads to the purchases of its customer', async () => {
  const { user, http, block } = await show();
  await user.click(block);
  await user.click(screen.getByRole('button', { name: 'Zakupy i następna wizyta' }));
  expect(await screen.findByText('Znalezione zakupy: 3')).toBeTruthy();
  expect(field().value).toBe('600100200');
  expect(http.calls.find(({ path }) => path === '/admin/order-products')?.options.query).toEqual({
    phone: '600100200',
  });
});

describe('visits without a purchase', () => {
  const ofPhone = staffVisit({
    id: '77777777-7777-4777-8777-777777777777',
    orderId: null,
    orderNumber: null,
    orderProductId: null,
    startAt: '2026-12-01T09:00:00.000Z',
    endAt: '2026-12-01T09:30:00.000Z',
    customer: { firstName: 'Ewa', lastName: 'Lis', phonePrefix: '48', phone: '600100300' },
  });
  const inWola = { ...ofPhone, id: 'v8', location: { id: '2', name: 'Aksamit Wola' } };

  async function search(text: string, events = [ofPhone, inWola]) {
    const shown = await show({
      'GET /admin/events': ({ options }) =>
        options.query?.date === '2026-12-01'
          ? staffCalendar({ from: '2026-12-01', to: '2026-12-01', events: [ofPhone] })
          : staffCalendar(),
      'GET /admin/order-products': () => ({ orderProducts: [] }),
      'GET /admin/desk-visits': () => ({ events }),
    });
    await shown.user.click(screen.getByRole('button', { name: 'Znajdź klienta' }));
    await inFocus();
    await shown.user.keyboard(text);
    return shown;
  }
  const queries = ({ http }: Awaited<ReturnType<typeof search>>) =>
    http.calls.filter(({ path }) => path === '/admin/desk-visits').map(({ options }) => options.query);

  test('are found on any day, and open in its calendar', async () => {
    const shown = await search('lis');
    const found = await screen.findByRole('region', { name: 'Wizyty umówione bez zakupu' });
    expect(within(found).getAllByRole('listitem')).toHaveLength(2);
    await shown.user.click(
      within(found).getByRole('button', { name: /^Otwórz wizytę: wtorek, 1 grudnia 2026, 10:00/ }),
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Ewa Lis' })).toBeTruthy();
    expect(window.location.search).toBe('?date=2026-12-01');
    expect(queries(shown)).toEqual([{ name: 'lis' }]);
  });

  test('of another salon lead to its calendar', async () => {
    await search('600 100 300');
    const link = await screen.findByRole('link', { name: 'Zobacz w kalendarzu: Aksamit Wola' });
    expect(link.getAttribute('href')).toBe('/admin/?salon=2&date=2026-12-01&find=600100300');
  });

  test('of an order number or an e-mail there are none to search', async () => {
    const shown = await search('AK-2026-000001');
    expect(await screen.findByText('Nie ma takich zakupów')).toBeTruthy();
    expect(queries(shown)).toEqual([]);
  });

  test('what the shown calendar has stands there once', async () => {
    await search('nowak', [staffVisit()]);
    expect(await screen.findByText('Nie ma takich zakupów')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'W tym kalendarzu' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Wizyty umówione bez zakupu' })).toBeNull();
  });
});
