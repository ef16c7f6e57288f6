import type { StaffEvent } from '@aksamit/contracts/staff';
import { type FakeAnswer, httpError } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { staffCalendar, staffVisit } from '../testing/staff-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // By the salons' clock 10:10, ten minutes after the visit has begun.
  jest.useFakeTimers({ now: new Date('2026-11-27T09:10:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

function show(events: StaffEvent[], noted: FakeAnswer = () => ({ event: events[0] })) {
  const rendered = renderStaff({
    answers: { 'GET /admin/events': () => staffCalendar({ events: [...events] }), 'PUT /admin/events/v1': noted },
  });
  return { ...rendered, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

test('who is late is shown so until they arrive, and an arrival is undone by one press', async () => {
  const events = [staffVisit({ version: 1 })];
  const { user, http } = show(events, ({ options }) => {
    const { arrived } = options.body as { arrived: boolean };
    const [event] = events as [StaffEvent];
    const arrivedAt = arrived ? '2026-11-27T09:10:00.000Z' : null;
    events[0] = { ...event, arrivedAt, version: (event.version ?? 0) + 1 };
    return { event: events[0] };
  });
  await user.click(await screen.findByRole('button', { name: /^10:00–10:30, .*, spóźnienie,/ }));
  await user.click(screen.getByRole('button', { name: 'Jest w salonie' }));
  expect(await screen.findByText('W salonie od 10:10')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^10:00–10:30, .*, w salonie,/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cofnij przyjście' }));
  expect(await screen.findByRole('button', { name: /^10:00–10:30, .*, spóźnienie,/ })).toBeTruthy();
  expect(http.bodiesOf('PUT /admin/events/v1')).toEqual([
    { arrived: true, version: 1 },
    { arrived: false, version: 2 },
  ]);
});

test('an arrival that fails is named, and can be recorded again', async () => {
  const { user } = show([staffVisit()], () => {
    throw httpError(404, 'not_found', { message: 'Nie ma takiej wizyty' });
  });
  await user.click(await screen.findByRole('button', { name: /^10:00–10:30/ }));
  await user.click(screen.getByRole('button', { name: 'Jest w salonie' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nie ma takiej wizyty');
  expect(screen.getByRole('button', { name: 'Jest w salonie' }).getAttribute('aria-busy')).not.toBe('true');
});

test('an arrival is recorded on the day of the visit alone', async () => {
  const tomorrow = staffVisit({ startAt: '2026-11-28T09:00:00.000Z', endAt: '2026-11-28T09:30:00.000Z' });
  const calendar = staffCalendar({ from: '2026-11-28', to: '2026-11-28', events: [tomorrow] });
  const { user } = { user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
  renderStaff({ at: '/admin/?date=2026-11-28', answers: { 'GET /admin/events': () => calendar } });
  await user.click(await screen.findByRole('button', { name: /^10:00–10:30, .*, umówiona,/ }));
  expect(screen.queryByRole('button', { name: 'Jest w salonie' })).toBeNull();
});
