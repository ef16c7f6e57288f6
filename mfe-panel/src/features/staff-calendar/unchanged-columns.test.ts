import { staffCalendar, staffVisit } from '../../testing/staff-fixtures';
import { type CalendarColumn, calendarColumns } from './calendar-columns';
import { withUnchanged } from './unchanged-columns';

const address = {
  date: '2026-11-27',
  view: 'day',
  by: 'therapist',
  unit: null,
  withCanceled: false,
  customer: null,
} as const;
const open = { from: 540, to: 1140 };
const columnsOf = (calendar: ReturnType<typeof staffCalendar>, hours = open) =>
  calendarColumns(calendar, address, () => hours);
const first = staffVisit();
const second = staffVisit({ id: 'v2', startAt: '2026-11-27T11:00:00Z', endAt: '2026-11-27T11:30:00Z' });

test('columns without a change stay the same objects', () => {
  const before = columnsOf(staffCalendar({ events: [first, second] }));
  const after = withUnchanged(before, columnsOf(staffCalendar({ events: [first, second] })));
  expect(after.every((column, at) => column === before[at])).toBe(true);
});

test('of a changed column the other items stay the same objects', () => {
  const before = columnsOf(staffCalendar({ events: [first, second] }));
  const changed = { ...second, note: 'Spóźni się' };
  const after = withUnchanged(before, columnsOf(staffCalendar({ events: [first, changed] })));
  const item = (columns: readonly CalendarColumn[], id: string) => columns[0]?.items.find((each) => each.id === id);
  expect(item(after, 'v1')).toBe(item(before, 'v1'));
  expect(item(after, 'v2')).toMatchObject({ event: changed });
  expect(after[1]).toBe(before[1]);
});

test('other opening hours make another column', () => {
  const calendar = staffCalendar({ events: [] });
  const before = columnsOf(calendar);
  const [column] = withUnchanged(before, columnsOf(calendar, { from: 600, to: 1140 }));
  expect(column?.open).toEqual({ from: 600, to: 1140 });
});
