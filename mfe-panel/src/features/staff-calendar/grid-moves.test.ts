import { beata, staffCalendar, staffVisit } from '../../testing/staff-fixtures';
import { readAddress } from './calendar-address';
import { calendarColumns } from './calendar-columns';
import { movedCursor, validCursor } from './grid-moves';

const events = [
  staffVisit(),
  staffVisit({ id: 'v2', therapist: beata, startAt: '2026-11-27T09:15:00Z', endAt: '2026-11-27T10:00:00Z' }),
];
const columns = calendarColumns(staffCalendar({ events }), readAddress(new URLSearchParams(), '2026-11-27'), () => ({
  from: 540,
  to: 1080,
}));
const [first, second] = ['2026-11-27 1', '2026-11-27 2'];
const cursor = { column: first, item: 'v1' };

test.each([
  ['ArrowDown', { column: first, item: `free ${first} 630` }],
  ['ArrowUp', { column: first, item: `free ${first} 540` }],
  ['ArrowRight', { column: second, item: 'v2', at: 615 }],
  ['ArrowLeft', null],
  ['Home', { column: first, item: `free ${first} 540` }],
  ['End', { column: first, item: `free ${first} 630` }],
  ['x', null],
])('%s leads to %j', (key, to) => {
  expect(movedCursor(columns, cursor, key)).toEqual(to);
});

test('the cursor stays in its column when its item is gone, and begins with the first item', () => {
  expect(validCursor(columns, cursor)).toEqual(cursor);
  expect(validCursor(columns, { column: second, item: 'gone' })).toEqual({
    column: second,
    item: `free ${second} 540`,
  });
  expect(validCursor(columns, null)).toEqual({ column: first, item: `free ${first} 540` });
  expect(validCursor([], cursor)).toBeNull();
});

test('left and right lead back to where they began, however long what lies between is', () => {
  const there = movedCursor(columns, { column: second, item: `free ${second} 660` }, 'ArrowLeft');
  expect(there?.item).toBe(`free ${first} 630`);
  expect(there && movedCursor(columns, there, 'ArrowRight')?.item).toBe(`free ${second} 660`);
});
