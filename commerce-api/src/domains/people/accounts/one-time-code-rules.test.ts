import fc from 'fast-check';
import {
  afterWrongTry,
  CODE_TRIES,
  type CodeState,
  mayResend,
  mayTry,
  TRIES_WINDOW_SECONDS,
  triesOfNewCode,
  UNKNOWN_CODE_TRIES,
} from './one-time-code-rules';

test('a code is sent again after a minute, not before', () => {
  expect(mayResend({ sentAt: 0 }, 59_999)).toBe(false);
  expect(mayResend({ sentAt: 0 }, 60_000)).toBe(true);
});

const stranger = { key: 'address:203.0.113.7', isKnown: false };

test('a code counts for five minutes', () => {
  const state = { sentAt: 0, expiresAt: 300_000, tries: 0, triesBy: {}, triesSince: 0 };
  expect(mayTry(state, stranger, 299_999)).toBe(true);
  expect(mayTry(state, stranger, 300_000)).toBe(false);
});

test('who is wrong five times uses up nobody else’s tries; unknown browsers together have twenty, a known one its own', () => {
  let state: CodeState = { sentAt: 0, expiresAt: 300_000, tries: 0, triesBy: {}, triesSince: 0 };
  const tried = (guesser: typeof stranger) => {
    const may = mayTry(state, guesser, 1);
    if (may) state = { ...state, ...afterWrongTry(state, guesser) };
    return may;
  };
  const address = (last: number) => ({ key: `address:203.0.113.${last}`, isKnown: false });
  for (let time = 0; time < CODE_TRIES; time += 1) expect(tried(stranger)).toBe(true);
  expect(tried(stranger)).toBe(false);
  for (let time = CODE_TRIES; time < UNKNOWN_CODE_TRIES; time += 1) expect(tried(address(100 + time))).toBe(true);
  expect(tried(address(8))).toBe(false);
  const owner = { key: 'browser:x', isKnown: true };
  for (let time = 0; time < CODE_TRIES; time += 1) expect(tried(owner)).toBe(true);
  expect(tried(owner)).toBe(false);
});

test('however codes are sent again and tried, no hour has more than twice five tries of one guesser', () => {
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
        } else if (mayTry(state, stranger, now)) {
          const before: CodeState = state;
          state = { ...before, ...afterWrongTry(before, stranger) };
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
