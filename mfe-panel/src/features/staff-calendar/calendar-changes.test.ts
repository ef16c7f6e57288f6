import { blockedTime, staffCalendar, staffVisit } from '../../testing/staff-fixtures';
import { withChanges } from './calendar-changes';

const nothing = {
  isReset: false,
  events: [],
  removedEventIds: [],
  blockedTimes: [],
  removedBlockedTimeIds: [],
  next: '9-1',
};
const first = staffVisit({ version: 2 });
const second = staffVisit({ id: 'v2', startAt: '2026-11-27T10:00:00.000Z', version: 1 });
const calendar = staffCalendar({ events: [first, second], blockedTimes: [blockedTime()], cursor: '8-1' });

test('without changes only the cursor is another', () => {
  const next = withChanges(calendar, nothing);
  expect(next.cursor).toBe('9-1');
  expect(next.events).toBe(calendar.events);
  expect(next.blockedTimes).toBe(calendar.blockedTimes);
});

test('a changed visit stands at its time, the others stay the same objects', () => {
  const moved = { ...first, startAt: '2026-11-27T11:00:00.000Z', version: 3 };
  const { events } = withChanges(calendar, { ...nothing, events: [moved] });
  expect(events).toEqual([second, moved]);
  expect(events[0]).toBe(second);
});

test('what is new is added, what is gone removed, an unknown id ignored', () => {
  const added = staffVisit({ id: 'v3', startAt: '2026-11-27T08:00:00.000Z', version: 1 });
  const { events } = withChanges(calendar, { ...nothing, events: [added], removedEventIds: ['v2', 'v7'] });
  expect(events).toEqual([added, first]);
});

test('a visit that is older than the shown one is ignored', () => {
  const { events } = withChanges(calendar, { ...nothing, events: [{ ...first, note: 'old', version: 1 }] });
  expect(events).toEqual([first, second]);
});

test('blocked times follow too', () => {
  const other = blockedTime({ id: 'b2', startAt: '2026-11-27T14:00:00.000Z' });
  const changes = { ...nothing, blockedTimes: [other], removedBlockedTimeIds: ['b1'] };
  expect(withChanges(calendar, changes).blockedTimes).toEqual([other]);
});
