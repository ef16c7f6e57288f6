import fc from 'fast-check';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  codeOfBytes,
  maskVoucherCode,
  normalizeVoucherCode,
  showVoucherCode,
} from './voucher-code-rules';
import { voucherRefusal, voucherValueProblem } from './voucher-sale-rules';

const bytes = fc.uint8Array({ minLength: CODE_LENGTH, maxLength: CODE_LENGTH });

test('a code is found again however it is typed', () => {
  fc.assert(
    fc.property(bytes, fc.constantFrom('', ' ', '-'), fc.boolean(), (random, gap, isSmall) => {
      const code = codeOfBytes(random);
      expect([...code].every((sign) => CODE_ALPHABET.includes(sign)) && code.length === CODE_LENGTH).toBe(true);
      const typed = ` ${code.match(/.{4}/g)?.join(gap)} `;
      expect(normalizeVoucherCode(isSmall ? typed.toLowerCase() : typed)).toBe(code);
      expect(normalizeVoucherCode(showVoucherCode(code))).toBe(code);
      expect(maskVoucherCode(code)).toHaveLength(5);
    }),
  );
});

test.each(['', 'ABCD', 'ABCDEFGHJKLMNPQ', 'ABCDEFGHJKLMNPQRS', 'ABCDEFGHJKLMNPQ0', 'ABCDEFGHJKLMNPQł'])(
  '%j is no code',
  (typed) => expect(normalizeVoucherCode(typed)).toBeNull(),
);

const polish = { step: 5_000, least: 5_000, most: 200_000, offered: [] };

test('amounts are multiples of the step within the bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 300_000 }), (value) => {
      const isSold = voucherValueProblem(value, polish) === null;
      expect(isSold).toBe(value >= 5_000 && value <= 200_000 && value % 5_000 === 0);
    }),
  );
  expect(voucherValueProblem(5_001, polish)).toBe('voucher_step');
  expect(voucherValueProblem(200_001, polish)).toBe('voucher_bounds');
});

test.each([
  ['active', 1, '2026-05-01T00:00:00Z', null],
  ['active', 0, '2026-05-01T00:00:00Z', 'limit_reached'],
  ['active', 1, '2026-04-01T00:00:00Z', null],
  ['active', 1, '2026-03-31T23:59:59Z', 'expired'],
  ['canceled', 1, '2026-05-01T00:00:00Z', 'not_found'],
] as const)('a voucher that is %s, holds %d and ends %s: %s', (state, balance, validTo, refusal) => {
  expect(voucherRefusal({ state, balance, validTo }, new Date('2026-04-01T00:00:00Z'))).toBe(refusal);
});
