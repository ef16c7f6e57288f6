import type { StaffEvent } from '@aksamit/contracts/staff';
import { type FakeAnswer, httpError } from '@aksamit/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { beata, staffCalendar, staffVisit } from '../testing/staff-fixtures';

/** Ten minutes after the visit has begun, by the salons' clock 10:10. */
const NOW = new Date('2026-11-27T09:10:00Z');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

/** An API with one visit, which compares versions as the real one does. */
function show() {
  let stored: StaffEvent = staffVisit({ version: 1 });
  const change =
    (apply: (body: Record<string, unknown>) => Partial<StaffEvent>): FakeAnswer =>
    ({ options }) => {
      const body = options.body as Record<string, unknown>;
      if (body.version !== stored.version) throw httpError(409, 'event_changed', { details: { event: stored } });
      stored = { ...stored, ...apply(body), version: (stored.version ?? 0) + 1 };
      return { event: stored };
    };
  const rendered = renderStaff({
    answers: {
      'GET /admin/events': () => staffCalendar({ events: [stored] }),
      'PUT /admin/events/v1/date': change(({ startAt }) => ({
        startAt: String(startAt),
        endAt: new Date(Date.parse(String(startAt)) + 1_800_000).toISOString(),
      })),
      'PUT /admin/events/v1/done-status': change(({ doneStatus }) => ({
        doneStatus: doneStatus as StaffEvent['doneStatus'],
      })),
      'PUT /admin/events/v1': change(({ note, interview, customerCard }) => ({
        ...(note === undefined ? {} : { note: note as string }),
        ...(interview ? { interviewAt: NOW.toISOString() } : {}),
        ...(customerCard ? { customerCardAt: NOW.toISOString() } : {}),
      })),
    },
  });
  return {
    ...rendered,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    /** What a colleague does in another window. */
    colleague(changed: Partial<StaffEvent>) {
      stored = { ...stored, ...changed, version: (stored.version ?? 0) + 1 };
    },
    stored: () => stored,
  };
}

const visit = (name: RegExp) => screen.findByRole('button', { name });
const ANNA = /^10:00–10:30, Anna Nowak/;
const conflict = () => screen.findByRole('alert');
const byColleague = { startAt: '2026-11-27T11:00:00.000Z', endAt: '2026-11-27T11:30:00.000Z', therapist: beata };

async function moveByKeys(user: ReturnType<typeof show>['user']) {
  const block = await visit(ANNA);
  act(() => block.focus());
  await user.keyboard('m{ArrowDown}');
}

test('of two who move one visit the second is shown the move of the first, and can move it all the same', async () => {
  const { user, http, colleague } = show();
  await moveByKeys(user);
  colleague(byColleague);
  await user.keyboard('{Enter}');
  const notice = await conflict();
  expect(notice.textContent).toContain('Ktoś zmienił tę wizytę: Anna Nowak');
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['nowy termin: piątek, 27 listopada, 12:00', 'kosmetolog: Beata']);
  expect(await visit(/^12:00–12:30, Anna Nowak/)).toBeTruthy();
  await user.click(within(notice).getByRole('button', { name: 'Przenieś mimo to: piątek, 27 listopada, 10:15' }));
  expect(await visit(/^10:15–10:45, Anna Nowak/)).toBeTruthy();
  expect(http.bodiesOf('PUT /admin/events/v1/date')).toMatchObject([{ version: 1 }, { version: 2 }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what a colleague did can be left', async () => {
  const { user, http, colleague } = show();
  await moveByKeys(user);
  colleague(byColleague);
  await user.keyboard('{Enter}');
  await user.click(within(await conflict()).getByRole('button', { name: 'Zostaw, jak jest' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(http.bodiesOf('PUT /admin/events/v1/date')).toHaveLength(1);
});

test('a visit that a colleague canceled is not moved all the same', async () => {
  const { user, colleague } = show();
  await moveByKeys(user);
  colleague({ doneStatus: 'canceled' });
  await user.keyboard('{Enter}');
  const notice = await conflict();
  expect(within(notice).getByText('stan: odwołana')).toBeTruthy();
  expect(within(notice).queryByRole('button', { name: /mimo to/ })).toBeNull();
});

test('an undo is refused once a colleague has changed the moved visit', async () => {
  const { user, colleague, stored } = show();
  await moveByKeys(user);
  await user.keyboard('{Enter}');
  const undo = await screen.findByRole('button', { name: 'Cofnij przeniesienie' });
  colleague({ note: 'Dzwoniła' });
  await user.click(undo);
  expect(within(await conflict()).getByText('notatka: „Dzwoniła”')).toBeTruthy();
  expect(stored().startAt).toBe('2026-11-27T09:15:00.000Z');
});

test('an outcome is not recorded over a colleague’s, and can be recorded once it was seen', async () => {
  const { user, http, colleague, toasts } = show();
  await user.click(await visit(ANNA));
  colleague({ doneStatus: 'noShow' });
  await user.click(screen.getByRole('button', { name: 'Odbyta' }));
  const notice = await conflict();
  expect(within(notice).getByText('stan: nieobecność')).toBeTruthy();
  await user.click(within(notice).getByRole('button', { name: 'Zapisz mimo to: Odbyta' }));
  await waitFor(() => expect(toasts).toEqual(['Wizyta zapisana jako odbyta']));
  expect(http.bodiesOf('PUT /admin/events/v1/done-status')).toEqual([
    { doneStatus: 'done', version: 1 },
    { doneStatus: 'done', version: 2 },
  ]);
});

test('a visit is not canceled over a colleague’s move', async () => {
  const { user, colleague, stored } = show();
  await user.click(await visit(ANNA));
  await user.click(screen.getByRole('button', { name: 'Odwołaj' }));
  colleague(byColleague);
  await user.click(screen.getByRole('button', { name: 'Odwołuję wizytę' }));
  expect(within(await conflict()).getByText(/^nowy termin: .*, 12:00$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Odwołuję wizytę' })).toBeNull();
  expect(stored().doneStatus).toBe('active');
});

test('marks that are set one right after the other are no conflict with each other', async () => {
  const { user, http, stored } = show();
  await user.click(await visit(ANNA));
  await user.click(screen.getByRole('checkbox', { name: /Wywiad przeprowadzony/ }));
  await user.click(screen.getByRole('checkbox', { name: /Karta klienta podpisana/ }));
  await waitFor(() => expect(stored().version).toBe(3));
  expect(http.bodiesOf('PUT /admin/events/v1')).toEqual([
    { interview: true, version: 1 },
    { customerCard: true, version: 2 },
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a note that was begun before a colleague’s stays typed, and replaces it only when saved again', async () => {
  const { user, colleague, stored } = show();
  await user.click(await visit(ANNA));
  const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notatka' });
  await user.type(note(), 'Spóźni się');
  colleague({ note: 'Uczulona na lateks' });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await user.click(screen.getByRole('button', { name: 'Zapisz notatkę' }));
  expect(within(await conflict()).getByText('notatka: „Uczulona na lateks”')).toBeTruthy();
  expect(stored().note).toBe('Uczulona na lateks');
  expect(note().value).toBe('Spóźni się');
  await user.click(screen.getByRole('button', { name: 'Zapisz notatkę' }));
  await waitFor(() => expect(stored().note).toBe('Spóźni się'));
});
