import type { OpenTime } from '@aksamit/contracts';
import fc from 'fast-check';
import { isOpen, nextChange, openingSpans, salonClock, shownSpans, weekAhead, weekdays } from './opening-rules';

const workday = { start: '09:00', end: '19:00', closed: false, allDay: false };
const closed = { start: null, end: null, closed: true, allDay: false };
const openTime = {
  monday: workday,
  tuesday: workday,
  wednesday: workday,
  thursday: workday,
  friday: { start: '09:00', end: null, closed: false, allDay: false },
  saturday: { start: null, end: null, closed: false, allDay: true },
  sunday: { ...workday, closed: true },
};
const salon = { openTime, openingExceptions: [{ ...closed, date: '2026-11-24', reason: 'Holiday' }] };

test('the salons’ clock is Warsaw’s, in winter and in summer', () => {
  expect(salonClock(new Date('2026-11-22T23:30:00Z'))).toEqual({
    date: '2026-11-23',
    weekday: 'monday',
    time: '00:30',
  });
  expect(salonClock(new Date('2026-07-05T21:59:00Z'))).toEqual({
    date: '2026-07-05',
    weekday: 'sunday',
    time: '23:59',
  });
  expect(weekdays).toHaveLength(7);
});

test.each([
  ['Monday at noon', '2026-11-23T11:00:00Z', true],
  ['Monday a minute before it opens', '2026-11-23T07:59:00Z', false],
  ['Monday at the minute it opens', '2026-11-23T08:00:00Z', true],
  ['Monday a minute after it closed', '2026-11-23T18:01:00Z', false],
  ['Tuesday with a date of its own', '2026-11-24T11:00:00Z', false],
  ['Friday without an end', '2026-11-27T11:00:00Z', false],
  ['Saturday, open all day', '2026-11-28T02:00:00Z', true],
  ['Sunday, flagged closed in spite of its hours', '2026-11-29T11:00:00Z', false],
])('%s', (_, now, open) => {
  expect(isOpen(salon, new Date(now))).toBe(open);
});

const at = (now: string) => new Date(now);
const instants = ({ from, until }: { from: number; until: number }) =>
  [from, until].map((instant) => new Date(instant).toISOString().slice(0, 16));

test('the state of a Monday evening ends when a salon opens next, past a date with hours of its own', () => {
  const [closedNow, next] = openingSpans(salon, at('2026-11-23T19:00:00Z'));
  expect(closedNow).toMatchObject({ isOpen: false, opens: { weekday: 'wednesday', time: '09:00' } });
  expect(instants(closedNow ?? { from: 0, until: 0 })).toEqual(['2026-11-23T18:01', '2026-11-25T08:00']);
  expect(next).toMatchObject({ isOpen: true, ends: '19:00' });
});

test('days open all day are one span without an end in words', () => {
  const always = { start: null, end: null, closed: false, allDay: true };
  const open = { openTime: { ...openTime, thursday: always, friday: always, saturday: always }, openingExceptions: [] };
  const [present] = openingSpans(open, at('2026-11-26T12:00:00Z'));
  expect(present).toEqual({ isOpen: true, from: expect.any(Number), until: expect.any(Number) });
  expect(instants(present ?? { from: 0, until: 0 })).toEqual(['2026-11-25T23:00', '2026-11-28T23:00']);
});

test('a salon that is never open is closed without a next time', () => {
  const openTime = Object.fromEntries(weekdays.map((name) => [name, closed])) as unknown as OpenTime;
  const spans = openingSpans({ openTime, openingExceptions: [] }, at('2026-11-23T19:00:00Z'));
  expect(spans).toMatchObject([{ isOpen: false }]);
  expect(spans[0]?.opens).toBeUndefined();
});

test('the week has the hours of its next dates, and why one differs', () => {
  const week = weekAhead(salon, at('2026-11-23T11:00:00Z'));
  expect(week.map(({ date }) => date)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  const { date = '', reason = null } = salon.openingExceptions[0] ?? {};
  expect(week.filter(({ exception }) => exception !== null)).toMatchObject([{ date, exception: reason }]);
  expect(week[1]?.hours).toMatchObject({ closed: true });
});

test('when it opens is worded for the day on which that is read', () => {
  // Closed from Monday evening on, on Tuesday as well.
  const closedOnes = shownSpans(salon, at('2026-11-23T19:00:00Z')).filter(({ isOpen: open }) => !open);
  expect(closedOnes.slice(0, 3).map(({ opens }) => opens?.day)).toEqual(['wednesday', 'tomorrow', 'today']);
  expect(instants(closedOnes[1] ?? { from: 0, until: 0 })).toEqual(['2026-11-23T23:00', '2026-11-24T23:00']);
});

test('over holidays it is closed until the first day that is none, past a Sunday', () => {
  const holidays = ['2026-12-24', '2026-12-25', '2026-12-26'].map((date) => ({ ...closed, date, reason: 'Christmas' }));
  const overChristmas = { openTime, openingExceptions: holidays };
  // Wednesday evening, after closing time: Thursday to Saturday are holidays, the 27th is a Sunday.
  const [present] = openingSpans(overChristmas, at('2026-12-23T19:00:00Z'));
  expect(present).toMatchObject({ isOpen: false, opens: { weekday: 'monday', time: '09:00' } });
  expect(instants(present ?? { from: 0, until: 0 })).toEqual(['2026-12-23T18:01', '2026-12-28T08:00']);
  expect(isOpen(overChristmas, at('2026-12-25T11:00:00Z'))).toBe(false);
  // On the last evening before it opens, that is tomorrow.
  const shown = shownSpans(overChristmas, at('2026-12-27T20:00:00Z'));
  expect(shown[0]).toMatchObject({ isOpen: false, opens: { day: 'tomorrow', time: '09:00' } });
  const afterMidnight = shownSpans(overChristmas, at('2026-12-27T23:30:00Z'));
  expect(afterMidnight[0]).toMatchObject({ isOpen: false, opens: { day: 'today', time: '09:00' } });
});

test('a Sunday that is open for once', () => {
  const once = { ...workday, start: '10:00', end: '14:00', date: '2026-11-29', reason: 'Open Sunday' };
  const open = { openTime, openingExceptions: [once] };
  expect(isOpen(open, at('2026-11-29T11:00:00Z'))).toBe(true);
  const before = openingSpans(open, at('2026-11-29T08:00:00Z'));
  expect(before[0]).toMatchObject({ isOpen: false, opens: { weekday: 'sunday', time: '10:00' } });
  expect(before[1]).toMatchObject({ isOpen: true, ends: '14:00' });
});

test('an evening until midnight ends there before a closed day, and goes on into an open night', () => {
  const late = { ...workday, end: '24:00' };
  const beforeClosed = { openTime: { ...openTime, monday: late }, openingExceptions: salon.openingExceptions };
  const [evening] = openingSpans(beforeClosed, at('2026-11-23T22:30:00Z'));
  expect(evening).toMatchObject({ isOpen: true, ends: '24:00' });
  expect(instants(evening ?? { from: 0, until: 0 })[1]).toBe('2026-11-23T23:00');
  const night = { ...workday, start: '00:00', end: '02:00' };
  const intoNight = { openTime: { ...openTime, monday: late, tuesday: night }, openingExceptions: [] };
  const [open] = openingSpans(intoNight, at('2026-11-23T22:30:00Z'));
  expect(open?.isOpen).toBe(true);
  expect(instants(open ?? { from: 0, until: 0 })[1]).toBe('2026-11-24T01:01');
});

test('a page is outdated when the salon closes, and at midnight', () => {
  expect(nextChange(salon, at('2026-11-23T11:00:00Z')).toISOString()).toBe('2026-11-23T18:01:00.000Z');
  expect(nextChange(salon, at('2026-11-23T19:00:00Z')).toISOString()).toBe('2026-11-23T23:00:00.000Z');
});

// Around the clock changes of March and October 2026 too.
const minute = fc
  .integer({ min: Date.parse('2026-03-20T00:00:00Z') / 60_000, max: Date.parse('2026-12-20T00:00:00Z') / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const day = fc.record({
  start: fc.option(time),
  end: fc.option(fc.oneof(time, fc.constant('24:00'))),
  closed: fc.boolean(),
  allDay: fc.boolean(),
});
const week = fc.tuple(day, day, day, day, day, day, day);

test('at every minute exactly one state is shown, and it is the right one', () => {
  fc.assert(
    fc.property(week, minute, fc.integer({ min: 0, max: 3 * 24 * 60 - 1 }), (days, now, later) => {
      const opening = {
        openTime: Object.fromEntries(weekdays.map((name, index) => [name, days[index]])) as OpenTime,
        openingExceptions: [],
      };
      const instant = now.getTime() + later * 60_000;
      const shown = openingSpans(opening, now).filter(({ from, until }) => from <= instant && instant < until);
      expect(shown.map((span) => span.isOpen)).toEqual([isOpen(opening, new Date(instant))]);
    }),
  );
});
