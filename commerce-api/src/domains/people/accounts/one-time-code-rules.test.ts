import fc from 'fast-check';
import {
  ATTEMPTS_WINDOW_SECONDS,
  afterWrongAttempt,
  attemptsOfNewCode,
  CODE_ATTEMPTS,
  type CodeState,
  mayAttempt,
  mayResend,
  UNKNOWN_CODE_ATTEMPTS,
} from './one-time-code-rules';

test('a code is sent again after a minute, not before', () => {
  expect(mayResend({ sentAt: 0 }, 59_999)).toBe(false);
  expect(mayResend({ sentAt: 0 }, 60_000)).toBe(true);
});

const stranger = { key: 'address:203.0.113.7', isKnown: false };

test('a code counts for five minutes', () => {
  const state = { sentAt: 0, expiresAt: 300_000, attempts: 0, attemptsBy: {}, attemptsSince: 0 };
  expect(mayAttempt(state, stranger, 299_999)).toBe(true);
  expect(mayAttempt(state, stranger, 300_000)).toBe(false);
});

test('who is wrong five times uses up nobody else’s attempts; unknown browsers together have twenty, a known one its own', () => {
  let state: CodeState = { sentAt: 0, expiresAt: 300_000, attempts: 0, attemptsBy: {}, attemptsSince: 0 };
  const attempt = (guesser: typeof stranger) => {
    const may = mayAttempt(state, guesser, 1);
    if (may) state = { ...state, ...afterWrongAttempt(state, guesser) };
    return may;
  };
  const address = (last: number) => ({ key: `address:203.0.113.${last}`, isKnown: false });
  for (let time = 0; time < CODE_ATTEMPTS; time += 1) expect(attempt(stranger)).toBe(true);
  expect(attempt(stranger)).toBe(false);
  for (let time = CODE_ATTEMPTS; time < UNKNOWN_CODE_ATTEMPTS; time += 1)
    expect(attempt(address(100 + time))).toBe(true);
  expect(attempt(address(8))).toBe(false);
  const owner = { key: 'browser:x', isKnown: true };
  for (let time = 0; time < CODE_ATTEMPTS; time += 1) expect(attempt(owner)).toBe(true);
  expect(attempt(owner)).toBe(false);
});

test('however codes are sent again and attempted, no hour has more than twice five attempts of one guesser', () => {
  const step = fc.record({ waitMs: fc.integer({ min: 0, max: 900_000 }), resend: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      let now = 0;
      let state: CodeState | null = null;
      const attemptTimes: number[] = [];
      for (const { waitMs, resend } of steps) {
        now += waitMs;
        if (resend || state === null) {
          const counted = attemptsOfNewCode(state, now);
          state = { sentAt: now, expiresAt: now + 300_000, ...counted };
        } else if (mayAttempt(state, stranger, now)) {
          const before: CodeState = state;
          state = { ...before, ...afterWrongAttempt(before, stranger) };
          attemptTimes.push(now);
        }
      }
      const most = Math.max(
        0,
        ...attemptTimes.map(
          (at) => attemptTimes.filter((t) => t >= at && t < at + ATTEMPTS_WINDOW_SECONDS * 1000).length,
        ),
      );
      return most <= 2 * CODE_ATTEMPTS;
    }),
  );
});
