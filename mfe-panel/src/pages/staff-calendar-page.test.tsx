import type { StaffCalendar } from '@aksamit/contracts/staff';
import { httpError } from '@aksamit/module-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { beata, blockedTime, staffCalendar, staffVisit } from '../testing/staff-fixtures';

/** Ten minutes after the visit has begun, by the salons' clock 10:10. */
const NOW = new Date('2026-11-27T09:10:00Z');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

const later = staffVisit({
  id: 'v2',
  startAt: '2026-11-27T11:00:00Z',
  endAt: '2026-11-27T11:30:00Z',
  therapist: beata,
});

function show(calendar: StaffCalendar = staffCalendar(), options: Parameters<typeof renderStaff>[0] = {}) {
  const { answers, ...more } = options;
  const rendered = renderStaff({ ...more, answers: { 'GET /admin/events': () => calendar, ...answers } });
  return { ...rendered, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const visit = (name: RegExp) => screen.findByRole('button', { name });
const ANNA = /^10:00–10:30, Anna Nowak/;

test('a day shows each therapist with visits that a screen reader names wholly', async () => {
  show(staffCalendar({ events: [staffVisit({ note: 'Spóźni się' })] }));
  const block = await visit(ANNA);
  expect(block.getAttribute('aria-label')).toBe(
    '10:00–10:30, Anna Nowak, Depilacja laserowa pach, spóźnienie, Alicja, Gabinet 1, Laser 1, brak wywiadu, brak karty klienta, jest notatka',
  );
  expect(screen.getAllByRole('rowheader').map((head) => head.getAttribute('aria-label'))).toEqual([
    'Alicja, 1 wizyta',
    'Beata, 0 wizyt',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('piątek, 27 listopada 2026');
});

test('a day on which nothing stands scrolls by keyboard: then the calendar itself takes the focus', async () => {
  show(staffCalendar({ events: [], therapists: [] }));
  const empty = await screen.findByRole('grid');
  expect(empty.closest('[data-calendar]')?.getAttribute('tabindex')).toBe('0');
});

test('a day with free time has its tab stop within the calendar', async () => {
  show(staffCalendar({ events: [] }));
  const grid = await screen.findByRole('grid');
  expect(grid.closest('[data-calendar]')?.hasAttribute('tabindex')).toBe(false);
  expect(within(grid).getAllByRole('button').length).toBeGreaterThan(0);
});

test('arrow keys lead through the grid by one tab stop, Enter opens and Escape returns', async () => {
  const { user } = show(staffCalendar({ events: [staffVisit(), later] }));
  const first = await visit(ANNA);
  const grid = screen.getByRole('grid');
  const tabStops = () =>
    within(grid)
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0);
  expect(tabStops()).toHaveLength(1);
  act(() => tabStops()[0]?.focus());
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(first);
  expect(tabStops()).toEqual([first]);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Wolne 10:00–12:00, Beata/);
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Anna Nowak' }));
  const order = screen.getByRole('link', { name: 'AK-2026-000001' });
  expect(order.getAttribute('href')).toBe('/admin/zamowienia/o1/');
  await user.keyboard('{Escape}');
  act(() => void jest.runOnlyPendingTimers());
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(ANNA);
  expect(screen.queryByRole('heading', { level: 2, name: 'Anna Nowak' })).toBeNull();
});

test.each([
  ['replaced', /Wysłaliśmy przypomnienie/],
  ['undelivered', /Sprawdź dane kontaktowe/],
] as const)('a visit whose SMS was refused shows what became of the reminder: %s', async (refusedReminder, text) => {
  const { user } = show(staffCalendar({ events: [staffVisit({ refusedReminder })] }));
  await user.click(await visit(ANNA));
  expect(await screen.findByText(text)).toBeTruthy();
});

/** A calendar of one visit that can be moved. */
function showMovable() {
  let stored = staffVisit();
  return show(staffCalendar(), {
    answers: {
      'GET /admin/events': () => staffCalendar({ events: [stored] }),
      'PUT /admin/events/v1/date': ({ options }) => {
        const { startAt, therapistId } = options.body as { startAt: string; therapistId: string };
        const endAt = new Date(Date.parse(startAt) + 1_800_000).toISOString();
        stored = staffVisit({ startAt, endAt, ...(therapistId === beata.id ? { therapist: beata } : {}) });
        return { event: stored };
      },
    },
  });
}

test('M moves a visit by arrow keys, Enter sends it, and one press undoes it', async () => {
  const { user, http } = showMovable();
  act(() => document.body.focus());
  const block = await visit(ANNA);
  act(() => block.focus());
  await user.keyboard('{ArrowDown}{ArrowUp}');
  await user.keyboard('m{ArrowDown}{ArrowRight}');
  expect(screen.getByText('Na: piątek, 27 listopada, 10:15, Beata.')).toBeTruthy();
  await user.keyboard('{Enter}');
  const done = 'Przeniesiono: Anna Nowak. Z: 10:00, Alicja. Na: piątek, 27 listopada, 10:15, Beata.';
  expect(await screen.findByText(done)).toBeTruthy();
  // In another column the block is another one: it takes the focus that the former one lost.
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^10:15–10:45, Anna Nowak/);
  await user.click(screen.getByRole('button', { name: 'Cofnij przeniesienie' }));
  await screen.findByText(/Przywrócono: Anna Nowak/);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(ANNA);
  expect(http.bodiesOf('PUT /admin/events/v1/date')).toEqual([
    { startAt: '2026-11-27T09:15:00.000Z', therapistId: '2' },
    { startAt: '2026-11-27T09:00:00.000Z', roomId: '1', deviceId: '1', therapistId: '1' },
  ]);
});

test('Ctrl+Z undoes the last move from within the grid, once', async () => {
  const { user, http } = showMovable();
  const block = await visit(ANNA);
  act(() => block.focus());
  await user.keyboard('m{PageDown}{Enter}');
  expect(await visit(/^11:00–11:30, Anna Nowak/)).toBe(document.activeElement);
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Przywrócono: Anna Nowak, piątek, 27 listopada, 10:00, Alicja')).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}');
  expect(http.bodiesOf('PUT /admin/events/v1/date')).toHaveLength(2);
});

test.each([
  ['Escape', 'm{ArrowDown}{Escape}'],
  ['Enter where it stood', 'm{ArrowDown}{ArrowUp}{Enter}'],
  ['leaving the grid', 'm{ArrowDown}{Tab}'],
])('%s ends a move by keys without a call, which is announced', async (_, keys) => {
  const { user, http } = show();
  const block = await visit(ANNA);
  act(() => block.focus());
  await user.keyboard(keys);
  expect(screen.getByText('Przerwano. Anna Nowak bez zmian: piątek, 27 listopada, 10:00, Alicja.')).toBeTruthy();
  expect(http.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('a move by keys announces where the visit is, and what is in the way of it', async () => {
  const next = staffVisit({ id: 'v3', startAt: '2026-11-27T09:30:00Z', endAt: '2026-11-27T10:00:00Z' });
  const done = staffVisit({
    id: 'v4',
    startAt: '2026-11-27T08:00:00Z',
    endAt: '2026-11-27T08:30:00Z',
    doneStatus: 'done',
  });
  const { user } = show(staffCalendar({ events: [done, staffVisit(), next] }));
  const block = await visit(ANNA);
  act(() => block.focus());
  await user.keyboard('m');
  expect(screen.getByText(/^Przenosisz: Anna Nowak\. Z: piątek, 27 listopada, 10:00, Alicja\./)).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  const status = 'Na: piątek, 27 listopada, 10:15, Alicja. Zajęte: Anna Nowak, 10:30–11:00.';
  expect(screen.getByText(status)).toBeTruthy();
  await user.keyboard('{Escape}');
  act(() => screen.getByRole('button', { name: /^09:00–09:30/ }).focus());
  await user.keyboard('m');
  expect(screen.getByText('Tej wizyty nie można przenieść: Anna Nowak, odbyta.')).toBeTruthy();
});

test('a refused move shows why, and moves to one of the nearest free times with one press', async () => {
  let isTaken = true;
  // Its own time is free for it as well.
  const times = [staffVisit().startAt, '2026-11-27T13:00:00Z'];
  const details = { alternatives: times.map((startAt) => ({ locationId: '1', startAt })) };
  const { user, http } = show(staffCalendar(), {
    answers: {
      'PUT /admin/events/v1/date': () => {
        if (isTaken) throw httpError(409, 'slot_taken', { message: 'Ten termin został zajęty', details });
        return { event: staffVisit({ startAt: '2026-11-27T13:00:00Z', endAt: '2026-11-27T13:30:00Z' }) };
      },
    },
  });
  await user.click(await visit(ANNA));
  await user.click(screen.getByRole('button', { name: 'Przenieś' }));
  expect(await screen.findByText('Ten termin został zajęty')).toBeTruthy();
  isTaken = false;
  expect(screen.getAllByRole('button', { name: /^piątek, 27 listopada, \d/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'piątek, 27 listopada, 14:00' }));
  expect(
    await screen.findByText('Przeniesiono: Anna Nowak. Z: 10:00. Na: piątek, 27 listopada, 14:00, Alicja.'),
  ).toBeTruthy();
  expect(http.bodiesOf('PUT /admin/events/v1/date')).toHaveLength(2);
});

test('a visit that has begun is marked done; one ahead can only be canceled, after a question', async () => {
  const { user, http, toasts } = show(staffCalendar({ events: [staffVisit(), later] }), {
    answers: {
      'PUT /admin/events/v1/done-status': () => ({ event: staffVisit({ doneStatus: 'done' }) }),
      'PUT /admin/events/v2/done-status': () => ({ event: { ...later, doneStatus: 'canceled' } }),
    },
  });
  await user.click(await visit(ANNA));
  await user.click(screen.getByRole('button', { name: 'Odbyta' }));
  await waitFor(() => expect(toasts).toEqual(['Wizyta zapisana jako odbyta']));
  await user.click(await visit(/^12:00–12:30/));
  const done = screen.getByRole('button', { name: 'Odbyta' });
  expect(done.getAttribute('aria-disabled')).toBe('true');
  await user.click(done);
  await user.click(screen.getByRole('button', { name: 'Odwołaj' }));
  await user.click(screen.getByRole('button', { name: 'Odwołuję wizytę' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Odwołuję wizytę' })).toBeNull());
  expect(toasts).toHaveLength(2);
  expect(http.bodiesOf('PUT /admin/events/v1/done-status')).toEqual([{ doneStatus: 'done' }]);
  expect(http.bodiesOf('PUT /admin/events/v2/done-status')).toEqual([{ doneStatus: 'canceled' }]);
});

test('marks are stored when set, the phone is a link, and a note that is typed outlives a refetch', async () => {
  const { user, http } = show(staffCalendar(), {
    answers: { 'PUT /admin/events/v1': () => ({ event: staffVisit({ interviewAt: '2026-11-27T09:10:00Z' }) }) },
  });
  await user.click(await visit(ANNA));
  expect(screen.getByRole('link', { name: '+48 600 100 200' }).getAttribute('href')).toBe('tel:+48600100200');
  await user.type(screen.getByRole('textbox', { name: 'Notatka' }), 'Spóźni się');
  await user.click(screen.getByRole('checkbox', { name: /Wywiad przeprowadzony/ }));
  const before = http.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(http.calls.slice(before).some(({ path }) => path === '/admin/events')).toBe(true);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notatka' }).value).toBe('Spóźni się');
  await user.click(screen.getByRole('button', { name: 'Zapisz notatkę' }));
  await waitFor(() =>
    expect(http.bodiesOf('PUT /admin/events/v1')).toEqual([{ interview: true }, { note: 'Spóźni się' }]),
  );
});

test('a date that is typed for a move shows what is free then, one press each', async () => {
  const { user, http } = show(staffCalendar(), {
    answers: {
      'GET /events/slots': ({ options: { query } }) => ({
        eventSlots: [
          { date: String(query?.date), slots: [{ startAt: '2026-12-01T12:15:00Z', endAt: '2026-12-01T12:45:00Z' }] },
        ],
      }),
      'PUT /admin/events/v1/date': () => ({ event: staffVisit({ startAt: '2026-12-01T12:15:00Z' }) }),
    },
  });
  await user.click(await visit(ANNA));
  expect(http.calls.some(({ path }) => path === '/events/slots')).toBe(false);
  const form = within(screen.getByRole('form', { name: 'Przenieś wizytę' }));
  fireEvent.change(form.getByLabelText('Data'), { target: { value: '2026-12-01' } });
  await user.click(await form.findByRole('button', { name: '13:15' }));
  await user.click(form.getByRole('button', { name: 'Przenieś' }));
  await waitFor(() =>
    expect(http.bodiesOf('PUT /admin/events/v1/date')).toEqual([
      { startAt: '2026-12-01T12:15:00.000Z', therapistId: '1' },
    ]),
  );
});

test('a visit that oneself moves to another salon shows where it is, and returns by one press', async () => {
  let stored = staffVisit();
  const { user, http } = show(staffCalendar(), {
    answers: {
      'GET /admin/events': () => staffCalendar({ events: stored.location.id === '1' ? [stored] : [] }),
      'PUT /admin/events/v1/date': ({ options }) => {
        const { locationId = '1' } = options.body as { locationId?: string };
        stored = staffVisit({
          location: { id: locationId, name: locationId === '2' ? 'Aksamit Wola' : 'Aksamit Mokotów' },
        });
        return { event: stored };
      },
    },
  });
  await user.click(await visit(ANNA));
  await user.selectOptions(screen.getByRole('combobox', { name: 'W salonie' }), 'Aksamit Wola');
  expect(
    within(screen.getByRole('form', { name: 'Przenieś wizytę' })).queryByRole('combobox', { name: 'Gabinet' }),
  ).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Przenieś' }));
  const where = 'piątek, 27 listopada 2026, 10:00–10:30, Aksamit Wola';
  expect(await screen.findByText(`Wizyta jest teraz tutaj: ${where}.`)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Anna Nowak' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cofnij przeniesienie' }));
  expect(await visit(ANNA)).toBeTruthy();
  expect(http.bodiesOf('PUT /admin/events/v1/date')).toEqual([
    { startAt: '2026-11-27T09:00:00.000Z', locationId: '2' },
    { startAt: '2026-11-27T09:00:00.000Z', locationId: '1', roomId: '1', deviceId: '1', therapistId: '1' },
  ]);
});

test('a visit that a colleague moves away is named as gone', async () => {
  let calendar = staffCalendar();
  const { user } = show(calendar, { answers: { 'GET /admin/events': () => calendar } });
  await user.click(await visit(ANNA));
  calendar = staffCalendar({ events: [] });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('heading', { name: 'Już nie ma tego w kalendarzu' })).toBeTruthy();
});

test('a blocked time is opened again', async () => {
  const { user, http } = show(staffCalendar({ blockedTimes: [blockedTime()] }), {
    answers: { 'DELETE /admin/blocked-times/b1': () => ({}) },
  });
  await user.click(await screen.findByRole('button', { name: 'Zablokowane 13:00–13:30: Przerwa, Alicja' }));
  await user.click(screen.getByRole('button', { name: 'Odblokuj ten czas' }));
  await waitFor(() => expect(http.calls.some(({ method }) => method === 'DELETE')).toBe(true));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'Przerwa' })).toBeNull());
});

test('when the calendar fails it can be requested again', async () => {
  let isAway = true;
  const { user } = show(staffCalendar(), {
    answers: {
      'GET /admin/events': () => {
        if (isAway) throw httpError(403, 'second_factor_needed');
        return staffCalendar();
      },
    },
  });
  expect(await screen.findByText(/wymaga aplikacji uwierzytelniającej/)).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await visit(ANNA)).toBeTruthy();
});

test('a visit names its therapist, and whether the customer asked for her', async () => {
  const { user } = show(staffCalendar({ events: [staffVisit({ isTherapistChosen: true })] }));
  await user.click(await visit(ANNA));
  expect(await screen.findByText('Alicja, na życzenie klienta')).toBeTruthy();
});
