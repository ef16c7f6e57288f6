import { addDays } from '@aksamit/contracts/store-time';
import fc from 'fast-check';
import { specifiedBooking } from '../../../testing/pinned-policies';
import {
  allowedFrom,
  type BoughtHistory,
  bookingOutlook,
  boughtRefusal,
  type CustomerHistory,
  changeableUntil,
  customerRefusal,
  endOf,
  mayChangeVisit,
} from './visit-rules';
import { isoInZone, localOf, startOfDay } from './zoned-time';

const NOW = new Date('2027-06-01T10:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const after = (ms: number) => new Date(NOW.getTime() + ms);
const dateAfter = (days: number) => addDays('2027-06-01', days);
const bought: BoughtHistory = {
  total: 3,
  used: 0,
  isAhead: false,
  firstDate: null,
  monthsFromFirst: null,
  firstBefore: null,
};
const customer: CustomerHistory = { noShows: 0, isPrepaid: true, sameParts: [], dateBirth: null };

test.each([
  ['booked', DAY + 1, false, true],
  ['booked', DAY, false, false],
  ['booked', 3 * DAY, true, false],
  ['canceled', 3 * DAY, false, false],
  ['done', -DAY, false, false],
])('a visit that is %s and %i ms ahead, final %s: may change %s', (state, ahead, isFinal, may) => {
  expect(mayChangeVisit({ state, startAt: after(ahead), isFinal }, NOW, specifiedBooking)).toBe(may);
});

test.each<[string, Partial<BoughtHistory>, number, string | null]>([
  ['nothing in the way', {}, 1, null],
  ['one is ahead', { isAhead: true }, 60, 'visit_not_done'],
  ['all used', { used: 3 }, 60, 'all_visits_used'],
  ['the last one', { used: 2 }, 60, null],
  ['package over', { monthsFromFirst: 12, firstDate: dateAfter(-365) }, 0, 'package_ended'],
  ['last day of a package', { monthsFromFirst: 12, firstDate: dateAfter(-364) }, 0, null],
  ['no package', { firstDate: dateAfter(-500) }, 0, null],
  ['too late for a first visit', { firstBefore: dateAfter(1) }, 1, 'package_ended'],
  ['just in time for a first visit', { firstBefore: dateAfter(2) }, 1, null],
  [
    'later ones after the first',
    { firstBefore: dateAfter(-9), firstDate: dateAfter(-20), monthsFromFirst: 6 },
    1,
    null,
  ],
])('what was bought: %s', (_name, change, days, code) => {
  expect(boughtRefusal({ ...bought, ...change }, after(days * DAY))?.code ?? null).toBe(code);
});

test.each<[string, Partial<CustomerHistory>, number, string | null]>([
  ['nothing in the way', {}, 1, null],
  ['third no-show, to be paid in the salon', { noShows: 3, isPrepaid: false }, 5, 'prepayment_required'],
  ['third no-show, too soon', { noShows: 3 }, 0.99, 'notice_too_short'],
  ['third no-show, in time', { noShows: 3 }, 1, null],
  ['second no-show', { noShows: 2, isPrepaid: false }, 0.5, null],
  ['41 days after', { sameParts: [dateAfter(-40)] }, 1, 'interval_too_short'],
  ['six weeks after', { sameParts: [dateAfter(-41)] }, 1, null],
  ['41 days before', { sameParts: [dateAfter(42)] }, 1, 'interval_too_short'],
  ['15 years old', { dateBirth: '2011-06-03' }, 1, 'too_young'],
  ['16 on that day', { dateBirth: '2011-06-02' }, 1, null],
])('the customer: %s', (_name, change, days, code) => {
  expect(customerRefusal({ ...customer, ...change }, after(days * DAY), NOW, specifiedBooking)?.code ?? null).toBe(
    code,
  );
});

test('six weeks are counted in local dates, across a change of clocks', () => {
  // 15 February 18:00 and 29 March 10:00 in Warsaw, where the night before lost an hour.
  const history = { ...customer, sameParts: ['2026-02-15'] };
  expect(customerRefusal(history, new Date('2026-03-29T08:00:00Z'), NOW, specifiedBooking)).toBeNull();
  const refusal = customerRefusal(history, new Date('2026-03-28T22:45:00Z'), NOW, specifiedBooking);
  expect(refusal && 'from' in refusal && isoInZone(refusal.from)).toBe('2026-03-29T00:00:00+01:00');
});

test('from the returned date on, the interval no longer blocks the visit, and no sooner', () => {
  const dates = fc.integer({ min: -200, max: 200 }).map(dateAfter);
  const distance = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / DAY;
  fc.assert(
    fc.property(fc.array(dates, { maxLength: 6 }), dates, (visits, date) => {
      const isFree = (day: string) => visits.every((visit) => distance(visit, day) >= 42);
      const from = allowedFrom(visits, date);
      expect(from !== null).toBe(!isFree(date));
      if (!from) return;
      expect(isFree(from)).toBe(true);
      for (let day = date; day < from; day = addDays(day, 1)) expect(isFree(day)).toBe(false);
    }),
  );
});

test('a package ends a year after its first visit, also after a leap day', () => {
  const end = (firstDate: string) => endOf({ firstDate, monthsFromFirst: 12, firstBefore: null });
  expect(end('2028-02-29')).toBe('2029-02-28');
  expect(end('2027-06-01')).toBe('2028-06-01');
});

test('an instant is written with the offset of its time of the year, and reads as the same one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3652 }), (days) => {
      const date = addDays('2026-01-01', days);
      const text = isoInZone(startOfDay(date));
      expect(text).toMatch(new RegExp(`^${date}T00:00:00\\+0[12]:00$`));
      expect(localOf(new Date(text))).toEqual({ date, minute: 0 });
    }),
  );
});

test.each([1, 24, 48])('until when a visit may be changed with %i hours of notice', (cancellationNoticeHours) => {
  const visit = { state: 'booked', startAt: after(3 * DAY), isFinal: false };
  const policies = { cancellationNoticeHours };
  const until = after(3 * DAY - cancellationNoticeHours * HOUR);
  expect(changeableUntil(visit, NOW, policies)).toEqual(until);
  expect(changeableUntil(visit, new Date(until.getTime() - 1), policies)).toEqual(until);
  expect(changeableUntil(visit, until, policies)).toBeNull();
});

test('until when a visit may be changed: 24 hours before, or not any more', () => {
  const visit = { state: 'booked', startAt: after(3 * DAY), isFinal: false };
  expect(changeableUntil(visit, NOW, specifiedBooking)).toEqual(after(2 * DAY));
  expect(changeableUntil({ ...visit, isFinal: true }, NOW, specifiedBooking)).toBeNull();
  expect(changeableUntil({ ...visit, startAt: after(DAY) }, NOW, specifiedBooking)).toBeNull();
});

test.each<[string, Partial<BoughtHistory>, Partial<CustomerHistory>, string | null, Date | null]>([
  ['at once', {}, {}, null, null],
  ['one is ahead', { isAhead: true }, {}, 'visit_not_done', null],
  ['after the interval', {}, { sameParts: [dateAfter(-10)] }, null, startOfDay(dateAfter(32))],
  ['with notice after no-shows', {}, { noShows: 3 }, null, after(DAY)],
  ['the later of both', {}, { noShows: 3, sameParts: [dateAfter(-10)] }, null, startOfDay(dateAfter(32))],
  ['not before it is paid', {}, { noShows: 3, isPrepaid: false }, 'prepayment_required', null],
  ['too young', {}, { dateBirth: '2015-01-01' }, 'too_young', null],
  [
    'over before the interval is',
    { firstDate: dateAfter(-350), monthsFromFirst: 12 },
    { sameParts: [dateAfter(-10)] },
    'package_ended',
    null,
  ],
])('the next visit: %s', (_name, what, who, refusal, from) => {
  expect(bookingOutlook({ ...bought, ...what }, { ...customer, ...who }, NOW, specifiedBooking)).toEqual({
    refusal,
    from,
  });
});

test('what the outlook promises is what a booking is allowed', () => {
  const days = fc.array(fc.integer({ min: -60, max: 120 }), { maxLength: 6 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 4 }), (visits, noShows) => {
      const history = { ...customer, noShows, sameParts: visits.map(dateAfter) };
      const { from } = bookingOutlook(bought, history, NOW, specifiedBooking);
      expect(customerRefusal(history, from ?? NOW, NOW, specifiedBooking)).toBeNull();
      if (from) expect(customerRefusal(history, new Date(from.getTime() - 1), NOW, specifiedBooking)).not.toBeNull();
    }),
  );
});
