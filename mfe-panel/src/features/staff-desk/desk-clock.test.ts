import { deskClock, toneOfClock } from './desk-clock';

/** 23:30 of 26 November by the salons' clock, an hour ahead of UTC. */
const NOW = new Date('2026-11-26T22:30:00Z');
const lastSecondOf = (date: string) => `${date}T22:59:59.000Z`;
const clockFor = (date: string) => deskClock({ answerBy: lastSecondOf(date), closedAt: null }, NOW);

test.each([
  ['2026-11-24', { kind: 'overdue', days: 2 }, 'danger'],
  ['2026-11-25', { kind: 'overdue', days: 1 }, 'danger'],
  ['2026-11-26', { kind: 'today' }, 'danger'],
  ['2026-11-27', { kind: 'tomorrow' }, 'warning'],
  ['2026-11-29', { kind: 'ahead', days: 3 }, 'warning'],
  ['2026-11-30', { kind: 'ahead', days: 4 }, 'neutral'],
])('due on %s', (date, clock, tone) => {
  expect(clockFor(date)).toEqual(clock);
  expect(toneOfClock(clockFor(date))).toBe(tone);
});

test('by the salons’ calendar it is the next day an hour before UTC’s midnight', () => {
  const clock = deskClock({ answerBy: lastSecondOf('2026-11-26'), closedAt: null }, new Date('2026-11-26T23:00:00Z'));
  expect(clock).toEqual({ kind: 'overdue', days: 1 });
});

test('what is closed or needs no answer has no clock', () => {
  expect(deskClock({ answerBy: lastSecondOf('2026-11-24'), closedAt: '2026-11-23T10:00:00Z' }, NOW).kind).toBe(
    'closed',
  );
  expect(deskClock({ answerBy: null, closedAt: null }, NOW).kind).toBe('none');
});
