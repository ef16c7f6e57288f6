import fc from 'fast-check';
import { bookingPolicies } from '../policies';
import { type HoldWindow, holdEnd, holdStart } from './hold-rules';

const { holdMinutes, holdPauseMinutes, longestHoldMinutes } = bookingPolicies.everywhere;

const at = (minute: number) => new Date(Date.UTC(2027, 5, 1, 10) + minute * 60_000);
const window = (started: number, until: number, of: HoldWindow['of'] = 'shopper') => ({
  of,
  startedAt: at(started),
  heldUntil: at(until),
});

test('the first hold begins its hour now', () => {
  expect(holdStart(at(0), [])).toEqual({ startedAt: at(0), from: null });
  expect(holdEnd(at(0), at(0))).toEqual(at(20));
});

test.each([
  ['within the hour it goes on', 59, [window(0, 40)], { startedAt: at(0), from: null }],
  ['at its end there is a pause from the latest hold on', 60, [window(0, 60)], { startedAt: at(0), from: at(80) }],
  ['a second before the pause is over too', 79.99, [window(0, 60)], { startedAt: at(0), from: at(80) }],
  ['after it a new hour begins', 80, [window(0, 60)], { startedAt: at(80), from: null }],
  ['given back early and left alone for the pause: a new hour', 45, [window(0, 20)], { startedAt: at(45), from: null }],
  ['the longest of several pauses counts', 70, [window(0, 60), window(5, 65)], { startedAt: at(0), from: at(85) }],
  [
    'who comes after another at the same address has an hour of their own',
    70,
    [window(0, 60, 'address')],
    { startedAt: at(70), from: null },
  ],
  [
    'after three hours the address has its pause',
    180,
    [window(0, 170, 'address'), window(150, 170)],
    { startedAt: at(150), from: at(190) },
  ],
  ['the earliest of several hours counts', 50, [window(30, 50), window(10, 40)], { startedAt: at(10), from: null }],
])('%s', (_, minute, windows, expected) => {
  expect(holdStart(at(minute), windows)).toEqual(expected);
});

test('whatever is done and when: never held for more than an hour without a pause', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 }), (steps) => {
      let now = 0;
      let known: HoldWindow[] = [];
      const held: [number, number][] = [];
      for (const step of steps) {
        now += step;
        const { startedAt, from } = holdStart(at(now), known);
        if (from !== null) {
          expect(from > at(now)).toBe(true);
          continue;
        }
        const end = holdEnd(at(now), startedAt);
        expect(end > at(now)).toBe(true);
        expect(end <= at(now + holdMinutes)).toBe(true);
        const heldUntil =
          known[0] && known[0].startedAt >= startedAt && known[0].heldUntil > end ? known[0].heldUntil : end;
        known = [{ of: 'shopper', startedAt, heldUntil }];
        held.push([now, (end.getTime() - at(0).getTime()) / 60_000]);
      }
      // Stretches without a gap as long as the pause.
      let first = held[0]?.[0] ?? 0;
      let last = held[0]?.[1] ?? 0;
      for (const [from, until] of held) {
        if (from - last >= holdPauseMinutes) first = from;
        last = Math.max(from - last >= holdPauseMinutes ? until : last, until);
        expect(last - first).toBeLessThanOrEqual(longestHoldMinutes);
      }
    }),
    { seed: 13, numRuns: 500 },
  );
});
