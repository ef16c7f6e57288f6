import { withdrawUntil } from './withdrawal-time-rules';

test.each([
  ['2026-11-01T12:00:00+01:00', '2026-11-15T22:59:59.999Z'],
  ['2026-11-01T00:00:00+01:00', '2026-11-15T22:59:59.999Z'],
  ['2026-11-01T23:59:59+01:00', '2026-11-15T22:59:59.999Z'],
  // Over the change of clocks of 25 October 2026, and of 29 March.
  ['2026-10-20T10:00:00+02:00', '2026-11-03T22:59:59.999Z'],
  ['2026-03-20T10:00:00+01:00', '2026-04-03T21:59:59.999Z'],
])('of an order of %s one withdraws until %s', (orderedAt, until) => {
  expect(withdrawUntil(new Date(orderedAt), 'pl').toISOString()).toBe(until);
});
