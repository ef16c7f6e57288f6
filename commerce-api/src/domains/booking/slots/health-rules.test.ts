import { asksForHealth } from './health-rules';

const NOW = new Date('2027-06-01T10:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test.each([
  ['never given', null, null, true],
  ['never given, also by who comes regularly', null, ago(5), true],
  ['given just now', ago(0), null, false],
  ['given 30 days ago', ago(30), null, false],
  ['given over 30 days ago', ago(30.001), null, true],
  ['given long ago, the last visit is not', ago(200), ago(10), false],
  ['given long ago, and the last visit too', ago(200), ago(31), true],
  ['a visit before it says nothing', ago(31), ago(32), true],
])('%s', (_name, acknowledgedAt, lastVisitAt, asks) => {
  expect(asksForHealth({ acknowledgedAt, lastVisitAt }, NOW)).toBe(asks);
});
