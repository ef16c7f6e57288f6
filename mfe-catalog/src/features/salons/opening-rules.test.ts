import { isOpen, salonClock, weekdays } from './opening-rules';

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
