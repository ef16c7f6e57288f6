import fc from 'fast-check';
import { type CodeState, codeRefusal, isLimitReached, normalizeCode } from './discount-code-rules';

const now = new Date('2026-07-01T10:00:00Z');
const open: CodeState = {
  enabled: true,
  validFrom: null,
  validTo: null,
  totalLimit: null,
  usedTotal: 5,
  customerLimit: null,
  usedByCustomer: 5,
};

test.each<[string, Partial<CodeState>, string | null]>([
  ['without bounds', {}, null],
  ['switched off', { enabled: false }, 'not_found'],
  ['not yet valid', { validFrom: new Date('2026-07-01T10:00:01Z') }, 'not_found'],
  ['at its last instant', { validTo: now }, null],
  ['after it', { validTo: new Date('2026-07-01T09:59:59Z') }, 'expired'],
  ['used up', { totalLimit: 5 }, 'limit_reached'],
  ['one use left', { totalLimit: 6 }, null],
  ['used up by this customer', { customerLimit: 5 }, 'limit_reached'],
  ['expired and used up', { totalLimit: 1, validTo: new Date(0) }, 'expired'],
])('a code %s', (_, change, refusal) => {
  expect(codeRefusal({ ...open, ...change }, now)).toBe(refusal);
});

test('a limit never lets more uses through than it states', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(100), (totalLimit, usedTotal) => {
      expect(isLimitReached({ ...open, totalLimit, usedTotal })).toBe(usedTotal >= totalLimit);
    }),
  );
});

test('case and blanks do not matter', () => {
  expect(normalizeCode(' aksamit10 ')).toBe('AKSAMIT10');
});
