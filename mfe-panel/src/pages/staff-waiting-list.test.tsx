import { type FakeAnswer, httpError } from '@aksamit/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { staffCalendar, waitingCaller, waitingEntry } from '../testing/staff-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-27T09:10:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

const visitor = waitingEntry({
  id: 'w2',
  startAt: '2026-11-28T11:00:00.000Z',
  customer: { firstName: null, lastName: null, phonePrefix: null, phone: null, email: 'ola@example.com' },
});

function show(answers: Record<string, FakeAnswer> = {}) {
  let entries = [waitingEntry(), visitor];
  const rendered = renderStaff({
    answers: {
      'GET /admin/events': () => staffCalendar(),
      'GET /admin/waiting-list': () => ({ waitingList: entries }),
      'POST /admin/waiting-list/w1/offer': ({ options }) => {
        const { startAt } = options.body as { startAt: string };
        const offered = waitingEntry({ offeredStartAt: startAt, offeredAt: '2026-11-27T09:10:00.000Z' });
        entries = [offered, visitor];
        return { waitingEntry: offered };
      },
      ...answers,
    },
  });
  return { ...rendered, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const open = async (user: ReturnType<typeof show>['user']) =>
  user.click(await screen.findByRole('button', { name: /^Oczekujący: 2$/ }));

test('one press offers the wanted time to somebody who waits, and the list shows since when', async () => {
  const { user, http, toasts } = show();
  await open(user);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Lista oczekujących' }));
  expect(screen.getByRole('heading', { level: 3, name: 'sobota, 28 listopada 2026' })).toBeTruthy();
  expect(screen.getByText('ola@example.com')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zaproponuj 10:00: Ewa Lis' }));
  const entry = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('Ewa Lis'));
  await waitFor(() => expect(entry?.textContent).toMatch(/Zaproponowano 10:00, e-mail wysłany .*10:10/));
  expect(toasts).toEqual(['E-mail z propozycją terminu wysłany: Ewa Lis']);
  expect(http.bodiesOf('POST /admin/waiting-list/w1/offer')).toEqual([{ startAt: '2026-11-28T09:00:00.000Z' }]);
  expect(screen.queryByRole('button', { name: 'Zaproponuj 10:00: Ewa Lis' })).toBeNull();
});

test('where the wanted time is taken, the nearest free times of that day and salon can be offered', async () => {
  const alternatives = [
    { locationId: '1', startAt: '2026-11-28T10:00:00Z' },
    { locationId: '1', startAt: '2026-11-30T10:00:00Z' },
    { locationId: '2', startAt: '2026-11-28T12:00:00Z' },
  ];
  const { user, http } = show({
    'POST /admin/waiting-list/w1/offer': () => {
      throw httpError(409, 'slot_taken', { message: 'Ten termin został zajęty', details: { alternatives } });
    },
  });
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Zaproponuj 10:00: Ewa Lis' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Ten termin został zajęty');
  await user.click(screen.getByRole('button', { name: 'Zaproponuj 11:00: Ewa Lis' }));
  await waitFor(() => expect(http.bodiesOf('POST /admin/waiting-list/w1/offer')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Zaproponuj 13:00: Ewa Lis' })).toBeNull();
});

test('the day can be shown beside the list, and closing it returns the focus to its button', async () => {
  const { user, http } = show();
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Pokaż ten dzień w kalendarzu' }));
  await waitFor(() => expect(http.calls.some(({ options }) => options.query?.date === '2026-11-28')).toBe(true));
  expect(screen.getByRole('heading', { level: 2, name: 'Lista oczekujących' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zamknij' }));
  act(() => void jest.runOnlyPendingTimers());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Oczekujący/ }));
});

test('a list that fails is named and can be requested again; an empty one is named as empty', async () => {
  let isAway = true;
  const { user } = show({
    'GET /admin/waiting-list': () => {
      if (isAway) throw httpError(403, 'forbidden', { message: 'Brak dostępu' });
      return { waitingList: [] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Lista oczekujących' }));
  expect(await screen.findByText('Brak dostępu')).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Nikt nie czeka')).toBeTruthy();
});

test('a caller is on the list with the phone to call back, is booked from it without typing, and removed when asked', async () => {
  let callers = [waitingCaller({ note: 'Tylko po pracy' })];
  const { user, http, toasts } = show({
    'GET /admin/waiting-callers': () => ({ waitingCallers: callers }),
    'DELETE /admin/waiting-callers/c1': () => {
      callers = [];
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Oczekujący: 3' }));
  const entry = within((await screen.findByText('Jan Kot')).closest('li') as HTMLElement);
  expect(entry.getByRole('link').getAttribute('href')).toBe('tel:+48600100400');
  expect(entry.getByText('Depilacja laserowa pach, 17:00')).toBeTruthy();
  expect(entry.getByText('Tylko po pracy')).toBeTruthy();
  await user.click(entry.getByRole('button', { name: 'Usuń z listy: Jan Kot' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zostaw' }));
  await user.click(entry.getByRole('button', { name: 'Umów wizytę: Jan Kot' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Telefon/ }).value).toBe('600100400');
  expect(screen.getByLabelText<HTMLInputElement>(/^Data/, { selector: '[name=date]' }).value).toBe('2026-11-28');
  expect(screen.getByLabelText<HTMLInputElement>(/^Godzina/).value).toBe('17:00');
  await user.click(screen.getByRole('button', { name: 'Oczekujący: 3' }));
  await user.click(await screen.findByRole('button', { name: 'Usuń z listy: Jan Kot' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń z listy' }));
  await waitFor(() => expect(screen.queryByText('Jan Kot')).toBeNull());
  expect(http.bodiesOf('DELETE /admin/waiting-callers/c1')).toHaveLength(1);
  expect(toasts).toEqual(['Usunięto z listy oczekujących: Jan Kot']);
});
