import { dayAndTime } from './first-time-rules';

const now = new Date('2026-11-26T20:00:00Z');
const here = '2026-11-26';

test.each([
  ['today', '2026-11-26T20:15:00Z', { day: 'today', time: '21:15' }],
  ['tomorrow, on the salons’ clocks', '2026-11-26T23:30:00Z', { day: 'tomorrow', time: '0:30' }],
  ['tomorrow, as people write it', '2026-11-27T08:00:00Z', { day: 'tomorrow', time: '9:00' }],
  ['later', '2026-11-28T08:00:00Z', { day: 'date', date: 'sobota, 28 listopada' }],
])('%s', (_, startAt, expected) => {
  expect(dayAndTime(startAt, 'pl', now, here)).toMatchObject(expected);
});

test('the date is named where the viewer has another one than the salons', () => {
  // 23:30 in London is half past midnight in Warsaw: neither place's "tomorrow" is meant by both.
  const late = new Date('2026-11-26T23:30:00Z');
  const start = '2026-11-27T08:00:00Z';
  expect(dayAndTime(start, 'en', late, '2026-11-26')).toEqual({
    day: 'date',
    date: 'Friday 27 November',
    time: '9:00',
  });
  expect(dayAndTime(start, 'en', late, '2026-11-27')).toMatchObject({ day: 'today' });
});

test('the night of the clock change is no longer and no shorter than its dates', () => {
  const before = new Date('2026-10-24T20:00:00Z');
  expect(dayAndTime('2026-10-25T08:00:00Z', 'pl', before, '2026-10-24')).toMatchObject({
    day: 'tomorrow',
    time: '9:00',
  });
});
