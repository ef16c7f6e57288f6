import { isFinalTime } from './cancellation-notice-rule';

const now = new Date('2026-11-21T10:00:00Z');

test.each([
  ['2026-11-22T10:00:00.000Z', true],
  ['2026-11-22T10:00:01.000Z', false],
  ['2026-11-22T11:15:00+01:00', false],
  ['2026-11-22T10:45:00+01:00', true],
  ['2026-11-21T12:00:00Z', true],
])('a visit at %s: final is %s', (startAt, isFinal) => {
  expect(isFinalTime(startAt, now, 24)).toBe(isFinal);
});
