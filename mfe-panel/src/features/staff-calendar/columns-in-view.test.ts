import { staffCalendar, staffVisit } from '../../testing/staff-fixtures';
import { readAddress } from './calendar-address';
import { calendarColumns } from './calendar-columns';
import { firstColumns } from './columns-in-view';

const week = readAddress(new URLSearchParams('view=week'), '2026-11-27');

/** So many visits on each day from Monday on. */
function columnsOf(perDay: number[]) {
  const events = perDay.flatMap((count, day) =>
    Array.from({ length: count }, (_, index) =>
      staffVisit({
        id: `${day} ${index}`,
        startAt: `2026-11-${23 + day}T09:00:00Z`,
        endAt: `2026-11-${23 + day}T09:30:00Z`,
      }),
    ),
  );
  return calendarColumns(staffCalendar({ from: '2026-11-23', to: '2026-11-29', events }), week, () => null);
}

test('of a full week the first render has what fills a screen, of a quiet one all days', () => {
  expect(firstColumns(columnsOf([58, 58, 58, 58, 58, 58, 52]), '2026-12-01').size).toBe(2);
  expect(firstColumns(columnsOf([5, 5, 5, 5, 5, 5, 0]), '2026-12-01').size).toBe(7);
});

test('they begin with today, where the calendar opens', () => {
  const full = columnsOf([58, 58, 58, 58, 58, 58, 52]);
  expect([...firstColumns(full, '2026-11-26')]).toEqual(['2026-11-26 all', '2026-11-27 all']);
  expect([...firstColumns(full, '2026-11-29')]).toEqual(['2026-11-29 all', '2026-11-28 all']);
});
