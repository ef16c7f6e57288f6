import fc from 'fast-check';
import { gapMs, type LaneLimit, type LaneState, LONGEST_WAIT_MS, nextTurn, presentLane } from './attempt-pace-rules';

const limit: LaneLimit = { key: 'x', free: 10, resetAfterSeconds: 900 };

test('ten attempts wait for nothing, each after them twice as long as the one before, two minutes at most', () => {
  expect([0, 9, 10, 11, 12, 15].map((failures) => gapMs(failures, 10))).toEqual([0, 0, 250, 500, 1000, 8000]);
  expect([19, 20, 1_000_000].map((failures) => gapMs(failures, 10))).toEqual([120_000, 120_000, 120_000]);
});

test('a quiet lane starts anew', () => {
  const state = { failures: 40, turnAt: 0 };
  expect(presentLane(state, limit, 899_999)).toEqual(state);
  expect(presentLane(state, limit, 900_000)).toEqual({ failures: 0, turnAt: 900_000 });
});

test('however guesses are timed, a quarter of an hour has few, and a caller who waits as required has a turn', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 300 }), (pauses) => {
      let now = 0;
      let lane: LaneState | null = null;
      const turns: number[] = [];
      for (const pause of pauses) {
        now += pause;
        const present = presentLane(lane, limit, now);
        const turn = nextTurn(present, limit, now);
        // Refused: a caller who waits as required is not refused, whatever the others did.
        const announced = turn - LONGEST_WAIT_MS;
        if (announced > now)
          expect(nextTurn(presentLane(lane, limit, announced), limit, announced) - announced).toBeLessThanOrEqual(
            LONGEST_WAIT_MS,
          );
        else {
          lane = { failures: present.failures + 1, turnAt: turn };
          turns.push(turn);
        }
      }
      const inWindow = turns.map((at) => turns.filter((turn) => turn >= at && turn < at + 900_000).length);
      // Ten at once, nine while the gap doubles, then one in two minutes.
      return Math.max(0, ...inWindow) <= 10 + 9 + 8;
    }),
  );
});
