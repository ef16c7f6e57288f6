import fc from 'fast-check';
import { formatMoney, formatSavings } from './index';

const zloty = { code: 'PLN', symbol: 'zł', isPrefix: false };
const pound = { code: 'GBP', symbol: '£', isPrefix: true };
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [123450, zloty, 'pl', '1 234,50 zł'],
  [123450, pound, 'en', '£1,234.50'],
  [5, zloty, 'pl', '0,05 zł'],
  [-5000, pound, 'en', '-£50.00'],
  [123456789, zloty, 'en', '1,234,567.89 zł'],
] as const)('%d in %o reads in %s as %s', (amount, currency, locale, text) => {
  expect(plain(formatMoney(amount, currency, locale))).toBe(text);
});

test('savings are whole numbers from 0 to 100', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (original, final) => {
      const savings = formatSavings(original, final);
      expect(Number.isInteger(savings)).toBe(true);
      expect(savings).toBeGreaterThanOrEqual(0);
      expect(savings).toBeLessThanOrEqual(100);
      if (final >= original) expect(savings).toBe(0);
    }),
  );
});
