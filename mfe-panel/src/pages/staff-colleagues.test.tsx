import type { StaffEventChanges } from '@aksamit/contracts/staff';
import { type FakeAnswer, httpError } from '@aksamit/module-sdk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { beata, staffCalendar, staffVisit } from '../testing/staff-fixtures';

const NOW = new Date('2026-11-27T07:00:00Z');
/** A look at the changes and what it renders. */
const A_LOOK_MS = 4_500;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

const anna = staffVisit({ version: 1 });
const moved = staffVisit({
  startAt: '2026-11-27T11:00:00.000Z',
  endAt: '2026-11-27T11:30:00.000Z',
  therapist: beata,
  version: 2,
});
const nothing: StaffEventChanges = {
  isReset: false,
  events: [],
  removedEventIds: [],
  blockedTimes: [],
  removedBlockedTimeIds: [],
  next: '9-1',
};

async function show(changes: FakeAnswer, answers: Record<string, FakeAnswer> = {}) {
  const rendered = renderStaff({
    answers: {
      'GET /admin/events': () => staffCalendar({ events: [anna], cursor: '8-1' }),
      'GET /admin/events/changes': changes,
      ...answers,
    },
  });
  await screen.findByRole('button', { name: /^10:00–10:30, Anna Nowak/ });
  const looks = (path: string) => rendered.http.calls.filter((call) => call.path === path);
  return { ...rendered, looks };
}

const look = () => act(() => jest.advanceTimersByTimeAsync(A_LOOK_MS));
const block = (name: RegExp) => screen.getByRole('button', { name });

test('a colleague’s move is shown without loading the calendar again, announced, and marked for a moment', async () => {
  let changes = { ...nothing, events: [moved] };
  const { looks } = await show(() => changes);
  await look();
  expect(block(/^12:00–12:30, Anna Nowak/).dataset.changed).toBe('true');
  const announced = screen.getByText(/^Zmieniona wizyta: Anna Nowak, piątek, 27 listopada, 12:00\./);
  expect(announced.textContent).toContain('kosmetolog: Beata');
  expect(announced.getAttribute('role')).toBe('status');
  changes = { ...nothing, next: '10-1' };
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(block(/^12:00–12:30, Anna Nowak/).dataset.changed).toBeUndefined();
  expect(looks('/admin/events')).toHaveLength(1);
  const after = looks('/admin/events/changes').map(({ options }) => options.query?.after);
  expect(after.slice(0, 2)).toEqual(['8-1', '9-1']);
});

test('new and removed visits are announced, the holds of shoppers are not', async () => {
  const ewa = { firstName: 'Ewa', lastName: 'Lis', phonePrefix: null, phone: null };
  const added = staffVisit({
    id: 'v2',
    startAt: '2026-11-27T13:00:00.000Z',
    endAt: '2026-11-27T13:30:00.000Z',
    customer: ewa,
  });
  const hold = staffVisit({
    id: 'v3',
    doneStatus: 'held',
    customer: null,
    startAt: '2026-11-27T15:00:00.000Z',
    endAt: '2026-11-27T15:30:00.000Z',
  });
  await show(() => ({ ...nothing, events: [added, hold], removedEventIds: ['v1'] }));
  await look();
  expect(
    screen.getByText('Nowa wizyta: Ewa Lis, piątek, 27 listopada, 14:00. Nie ma już w tym kalendarzu: Anna Nowak.'),
  ).toBeTruthy();
  expect(block(/Klientka kupuje/).dataset.changed).toBeUndefined();
});

test('one’s own change is no news', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const noted = { ...anna, interviewAt: NOW.toISOString(), version: 2 };
  await show(() => ({ ...nothing, events: [noted] }), { 'PUT /admin/events/v1': () => ({ event: noted }) });
  await user.click(block(/^10:00–10:30, Anna Nowak/));
  await user.click(screen.getByRole('checkbox', { name: /Wywiad przeprowadzony/ }));
  await look();
  expect(block(/^10:00–10:30, .*wywiad przeprowadzony/)).toBeTruthy();
  expect(screen.queryByText(/^Zmieniona wizyta/)).toBeNull();
});

test.each<[string, FakeAnswer]>([
  ['starts over', () => ({ ...nothing, isReset: true })],
  [
    'fails',
    () => {
      throw httpError(500, 'internal_error');
    },
  ],
  [
    'does not exist yet',
    () => {
      throw httpError(404, 'not_found');
    },
  ],
])('where the feed %s the whole calendar is loaded', async (_, changes) => {
  const { http, looks } = await show(changes);
  http.answer('GET /admin/events', () => staffCalendar({ events: [moved], cursor: '12-1' }));
  await look();
  expect(block(/^12:00–12:30, Anna Nowak/)).toBeTruthy();
  expect(looks('/admin/events')).toHaveLength(2);
});

test('while the API is away the calendar stays, is named as stale, and follows again afterwards', async () => {
  let isAway = true;
  const { looks } = await show(() => {
    if (isAway) throw httpError(0, 'network_error');
    return { ...nothing, events: [moved] };
  });
  await look();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Kalendarz może być nieaktualny')).toBeTruthy();
  expect(block(/^10:00–10:30, Anna Nowak/)).toBeTruthy();
  isAway = false;
  await look();
  expect(block(/^12:00–12:30, Anna Nowak/)).toBeTruthy();
  expect(screen.queryByText('Kalendarz może być nieaktualny')).toBeNull();
  expect(looks('/admin/events')).toHaveLength(1);
});

test('after a while the whole calendar is loaded: a therapist who is new that day gets a column', async () => {
  const { http } = await show(() => nothing);
  const celina = { id: '3', name: 'Celina' };
  http.answer('GET /admin/events', () => staffCalendar({ events: [anna], therapists: [celina], cursor: '12-1' }));
  jest.setSystemTime(new Date(NOW.getTime() + 11 * 60_000));
  await look();
  expect(screen.getByRole('rowheader', { name: /^Celina/ })).toBeTruthy();
});
