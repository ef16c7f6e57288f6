import { staffCalendar, staffVisit } from '../../testing/staff-fixtures';
import { calendarMatches } from './calendar-matches';

const person = (firstName: string, lastName: string, phone: string | null) => ({
  firstName,
  lastName,
  phonePrefix: '48',
  phone,
});
const lukasz = staffVisit({ id: 'v1', customer: person('Łukasz', 'Żak', '600100200') });
const anna = staffVisit({ id: 'v2', customer: person('Anna', 'Nowak', null), orderNumber: 'AK-2026-000009' });
const hold = staffVisit({ id: 'v3', doneStatus: 'held', customer: null, orderNumber: null });
const canceled = staffVisit({ ...lukasz, id: 'v4', doneStatus: 'canceled' });
const calendar = staffCalendar({ events: [lukasz, anna, hold, canceled] });

test.each([
  ['lukasz z', ['v1']],
  ['ŻAK', ['v1']],
  ['0100', ['v1']],
  ['+48 600 100 200', ['v1']],
  ['ak-2026-000009', ['v2']],
  ['an', []],
  ['010', []],
  ['', []],
])('%j finds %j in the shown calendar', (text, ids) => {
  expect(calendarMatches(calendar, text).map(({ id }) => id)).toEqual(ids);
});
