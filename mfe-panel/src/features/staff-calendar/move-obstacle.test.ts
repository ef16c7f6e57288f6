import type { StaffCalendar } from '@aksamit/contracts/staff';
import { alicja, beata, blockedTime, staffCalendar, staffVisit } from '../../testing/staff-fixtures';
import { readAddress } from './calendar-address';
import { calendarColumns } from './calendar-columns';
import { obstacleOf } from './move-obstacle';

/** 10:00–10:30 at Alicja, by the salons' clock. */
const event = staffVisit();
const later = staffVisit({ id: 'v2', startAt: '2026-11-27T10:00:00Z', endAt: '2026-11-27T10:30:00Z' });
const ofBeata = staffVisit({
  id: 'v3',
  startAt: '2026-11-27T10:00:00Z',
  endAt: '2026-11-27T10:30:00Z',
  therapist: beata,
});

function columnOf(calendar: Partial<StaffCalendar>, query = '', at = 0) {
  const open = { from: 540, to: 1080 };
  const address = readAddress(new URLSearchParams(query), '2026-11-27');
  const column = calendarColumns(staffCalendar({ events: [event], ...calendar }), address, () => open)[at];
  if (!column) throw new Error('no such column');
  return column;
}
const DAWN = { date: '2026-11-27', minutes: 360 };
const at = (minutes: number, column = '') => ({ event, column, from: minutes });

test('a visit that takes the time stands in the way, the moved one and canceled ones do not', () => {
  const column = columnOf({ events: [event, later] });
  expect(obstacleOf(at(615), column, DAWN)).toBeNull();
  expect(obstacleOf(at(630), column, DAWN)).toBeNull();
  expect(obstacleOf(at(645), column, DAWN)).toEqual({ kind: 'visit', event: later });
  const canceled = columnOf({ events: [event, { ...later, doneStatus: 'canceled' }] }, 'canceled=1');
  expect(obstacleOf(at(645), canceled, DAWN)).toBeNull();
});

test('in a column of all therapists only the own one’s visits stand in the way', () => {
  const calendar = { from: '2026-11-23', to: '2026-11-29', events: [event, ofBeata] };
  const column = columnOf(calendar, 'view=week', 4);
  expect([column.date, column.unit]).toEqual(['2026-11-27', null]);
  expect(obstacleOf(at(660), column, DAWN)).toBeNull();
  expect(obstacleOf(at(660), columnOf({ ...calendar, events: [event, later] }, 'view=week', 4), DAWN)).toMatchObject({
    kind: 'visit',
  });
});

test('a blocked time, the closed salon and the end of a shift do too', () => {
  const blocked = blockedTime({ reason: 'Szkolenie' });
  const offShift = [
    { therapistId: alicja.id, startAt: '2026-11-27T14:00:00Z', endAt: '2026-11-27T17:00:00Z', isBreak: false },
  ];
  const column = columnOf({ blockedTimes: [blocked], offShift });
  expect(obstacleOf(at(780), column, DAWN)).toEqual({ kind: 'blocked', reason: 'Szkolenie' });
  expect(obstacleOf(at(885), column, DAWN)).toEqual({ kind: 'off' });
  expect(obstacleOf(at(525), column, DAWN)).toEqual({ kind: 'closed' });
  expect(obstacleOf(at(600), { ...column, open: null }, DAWN)).toEqual({ kind: 'closed' });
});

test('a time that is over is in the way by itself, the quarter of an hour under way is not', () => {
  const column = columnOf({});
  const now = { date: '2026-11-27', minutes: 630 };
  expect([615, 630].map((minutes) => obstacleOf(at(minutes), column, now))).toEqual([{ kind: 'past' }, null]);
  expect(obstacleOf(at(615), column, { ...now, minutes: 629 })).toBeNull();
  expect(obstacleOf(at(600), column, now)).toBeNull();
  expect(obstacleOf(at(900), column, { date: '2026-11-28', minutes: 0 })).toEqual({ kind: 'past' });
});
