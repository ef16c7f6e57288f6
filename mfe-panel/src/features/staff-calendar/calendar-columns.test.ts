import { beata, blockedTime, staffCalendar, staffVisit } from '../../testing/staff-fixtures';
import { readAddress } from './calendar-address';
import { calendarColumns, hiddenUnitOf } from './calendar-columns';

const date = '2026-11-27';
const day = readAddress(new URLSearchParams(), date);
const open = () => ({ from: 540, to: 1080 });
const shown = (columns: ReturnType<typeof calendarColumns>) =>
  columns.map(({ items }) => items.map(({ kind, from, to }) => [kind, from, to]));

test('a day has a column for each therapist, with visits and the free time between them', () => {
  const calendar = staffCalendar({ blockedTimes: [blockedTime()] });
  const columns = calendarColumns(calendar, day, open);
  expect(columns.map(({ unit }) => unit?.name)).toEqual(['Alicja', 'Beata']);
  expect(shown(columns)).toEqual([
    [
      ['free', 540, 600],
      ['visit', 600, 630],
      ['free', 630, 780],
      ['blocked', 780, 810],
      ['free', 810, 1080],
    ],
    [['free', 540, 1080]],
  ]);
});

test('a room has the visits in it, and no blocked time of a therapist', () => {
  const columns = calendarColumns(
    staffCalendar({ blockedTimes: [blockedTime()] }),
    { ...day, by: 'room', unit: '1' },
    open,
  );
  expect(shown(columns)).toEqual([
    [
      ['free', 540, 600],
      ['visit', 600, 630],
      ['free', 630, 1080],
    ],
  ]);
});

test('a week has seven days, of one unit or of all, whose visits stand side by side', () => {
  const events = [staffVisit(), staffVisit({ id: 'v2', therapist: beata })];
  const calendar = staffCalendar({ from: '2026-11-23', to: '2026-11-29', events });
  const all = calendarColumns(calendar, { ...day, view: 'week' }, open);
  expect(all.map((column) => [column.date, column.items.length, column.lanes])).toEqual([
    ['2026-11-23', 0, 1],
    ['2026-11-24', 0, 1],
    ['2026-11-25', 0, 1],
    ['2026-11-26', 0, 1],
    ['2026-11-27', 2, 2],
    ['2026-11-28', 0, 1],
    ['2026-11-29', 0, 1],
  ]);
  const one = calendarColumns(calendar, { ...day, view: 'week', unit: '2' }, open);
  expect(one[4]?.items.map(({ kind }) => kind)).toEqual(['free', 'visit', 'free']);
});

test('canceled visits are left out unless requested, and their time is free', () => {
  const calendar = staffCalendar({ events: [staffVisit({ doneStatus: 'canceled' })] });
  expect(shown(calendarColumns(calendar, { ...day, unit: '1' }, open))).toEqual([[['free', 540, 1080]]]);
  expect(shown(calendarColumns(calendar, { ...day, unit: '1', withCanceled: true }, open))).toEqual([
    [
      ['free', 540, 1080],
      ['visit', 600, 630],
    ],
  ]);
});

test('a blocked time of several days covers each of them, and a closed day has no free time', () => {
  const blocked = blockedTime({ startAt: '2026-11-26T12:00:00Z', endAt: '2026-11-28T12:00:00Z' });
  const calendar = staffCalendar({ events: [], blockedTimes: [blocked] });
  expect(shown(calendarColumns(calendar, { ...day, unit: '1' }, () => null))).toEqual([[['blocked', 0, 1440]]]);
});

test('free time that is over is none, and what is left of it stays the same item', () => {
  const from = (earliest: number) => calendarColumns(staffCalendar(), { ...day, unit: '1' }, open, () => earliest);
  expect(shown(from(690))).toEqual([
    [
      ['visit', 600, 630],
      ['free', 690, 1080],
    ],
  ]);
  expect(from(690)[0]?.items.at(-1)?.id).toBe(from(0)[0]?.items.at(-1)?.id);
  expect(shown(from(1070))).toEqual([[['visit', 600, 630]]]);
});

test.each([
  ['all are shown', null, null, null],
  ['their own is', '2', null, null],
  ['another one is chosen', '1', null, '2'],
  ['a phone shows another one first', null, '1', '2'],
])('a visit of a unit is hidden where another one is shown alone: %s', (_, unit, first, hidden) => {
  expect(hiddenUnitOf(staffVisit({ therapist: beata }), { by: 'therapist', unit }, first)).toBe(hidden);
});
