import fc from 'fast-check';
import { CURRENCIES, decimalAmount, formatAmount, formatMoney, formatWholeMoney, moneyText, wholeMoneyText } from '.';

const { PLN: zloty, GBP: pound } = CURRENCIES;
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [123450, zloty, 'pl', '1 234,50 zł'],
  [123450, pound, 'en', '£1,234.50'],
  [5, zloty, 'pl', '0,05 zł'],
  [-5000, pound, 'en', '-£50.00'],
  [-0.4, pound, 'en', '£0.00'],
  [-99.5, zloty, 'pl', '-1,00 zł'],
  [123456789, zloty, 'en', '1,234,567.89 zł'],
] as const)('%d in %o reads in %s as %s', (amount, currency, locale, text) => {
  expect(plain(formatMoney(amount, currency, locale))).toBe(text);
});

test.each([
  [150_000, zloty, 'pl', '1 500 zł'],
  [150_000, zloty, 'en', '1,500 zł'],
  [5_000, pound, 'pl', '£50'],
  [-5_050, zloty, 'pl', '-50,50 zł'],
] as const)('%d in %o is named %s in a %s', (amount, currency, locale, text) => {
  expect(plain(formatWholeMoney(amount, currency, locale))).toBe(text);
});

test.each([
  [604_028.571, '6,040.29'],
  [-604_028.571, '-6,040.29'],
  [99.5, '1.00'],
  [-0.4, '0.00'],
])('a part of a minor unit is rounded: %d reads as %s', (amount, text) => {
  expect(formatAmount(amount, 'en')).toBe(text);
});

test('no line ends inside of an amount', () => {
  expect(formatMoney(123_450, zloty, 'pl')).toBe('1\u00a0234,50\u00a0zł');
  expect(formatWholeMoney(150_000, zloty, 'pl')).toBe('1\u00a0500\u00a0zł');
});

test('where only the code is known the currency is the shop’s, and another one is refused', () => {
  expect(moneyText(103_680, 'PLN', 'pl')).toBe('1\u00a0036,80\u00a0zł');
  expect(moneyText(103_680, 'PLN', 'en')).toBe('1,036.80\u00a0zł');
  expect(wholeMoneyText(103_600, 'GBP', 'en')).toBe('£1,036');
  expect(() => moneyText(1, 'EUR', 'pl')).toThrow('EUR');
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [123_450, '1234.50'],
])('%d is %s for machines', (amount, text) => {
  expect(decimalAmount(amount)).toBe(text);
});

test.each(['pl', 'en'] as const)('amounts in %s read as those of Intl.NumberFormat', (locale) => {
  const decimals = (count: number) =>
    new Intl.NumberFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', {
      minimumFractionDigits: count,
      maximumFractionDigits: count,
      useGrouping: 'always',
    });
  const [exact, whole] = [decimals(2), decimals(0)];
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      expect(formatAmount(amount, locale)).toBe(exact.format(amount / 100));
      const rounded = Math.trunc(amount / 100) * 100;
      const sign = rounded < 0 ? '-' : '';
      expect(formatWholeMoney(rounded, pound, locale)).toBe(`${sign}£${whole.format(Math.abs(rounded) / 100)}`);
    }),
  );
});
