import fc from 'fast-check';
import {
  CODE_TRIES,
  type CodeState,
  mayResend,
  mayTry,
  TRIES_WINDOW_SECONDS,
  triesOfNewCode,
} from './one-time-code-rules';

test('a code is sent again after a minute, not before', () => {
  expect(mayResend({ sentAt: 0 }, 59_999)).toBe(false);
  expect(mayResend({ sentAt: 0 }, 60_000)).toBe(true);
});

test('a code counts for five minutes', () => {
  const state = { sentAt: 0, expiresAt: 300_000, tries: 0, triesSince: 0 };
  expect(mayTry(state, 299_999)).toBe(true);
  expect(mayTry(state, 300_000)).toBe(false);
});

test('however codes are sent again and tried, no hour has more than twice five tries', () => {
  const step = fc.record({ waitMs: fc.integer({ min: 0, max: 900_000 }), resend: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      let now = 0;
      let state: CodeState | null = null;
      const tried: number[] = [];
      for (const { waitMs, resend } of steps) {
        now += waitMs;
        if (resend || state === null) {
          const counted = triesOfNewCode(state, now);
          state = { sentAt: now, expiresAt: now + 300_000, ...counted };
        } else if (mayTry(state, now)) {
          const before: CodeState = state;
          state = { ...before, tries: before.tries + 1 };
          tried.push(now);
        }
      }
      const most = Math.max(
        0,
        ...tried.map((at) => tried.filter((t) => t >= at && t < at + TRIES_WINDOW_SECONDS * 1000).length),
      );
      return most <= 2 * CODE_TRIES;
    }),
  );
});
