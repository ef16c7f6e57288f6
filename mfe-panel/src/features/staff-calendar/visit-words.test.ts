import { staffVisit } from '../../testing/staff-fixtures';
import { searchTextOf, stateAt } from './visit-words';

/** A visit that begins at 10:00 by the salons' clock. */
const booked = staffVisit();
const arrived = staffVisit({ arrivedAt: '2026-11-27T08:55:00Z' });

test.each([
  ['booked before it begins', booked, '2026-11-27T08:00:00Z', 'active'],
  ['booked five minutes after it began', booked, '2026-11-27T09:05:59Z', 'active'],
  ['late from the sixth minute on', booked, '2026-11-27T09:06:00Z', 'late'],
  ['not late once the customer has arrived', arrived, '2026-11-27T09:30:00Z', 'arrived'],
  ['not late on another day', booked, '2026-11-28T10:00:00Z', 'active'],
  ['what was recorded', { ...arrived, doneStatus: 'done' as const }, '2026-11-27T10:00:00Z', 'done'],
  ['canceled', { ...booked, doneStatus: 'canceled' as const }, '2026-11-27T10:00:00Z', 'canceled'],
])('a visit is shown as %s', (_, event, now, state) => {
  expect(stateAt(event, new Date(now))).toBe(state);
});

const person = { firstName: 'Anna', lastName: 'Nowak', phonePrefix: '48', phone: '600100200' };

test.each([
  ['the phone', { customer: person }, '600100200'],
  [
    'the order, where the phone is of another country',
    { customer: { ...person, phonePrefix: '49' } },
    'AK-2026-000001',
  ],
  ['the name, where there is neither', { customer: { ...person, phone: null }, orderNumber: null }, 'Anna Nowak'],
  ['nothing, where nobody is named', { customer: null, orderNumber: null }, null],
])('purchases of a visit’s customer are found by %s', (_, change, text) => {
  expect(searchTextOf(staffVisit(change))).toBe(text);
});
