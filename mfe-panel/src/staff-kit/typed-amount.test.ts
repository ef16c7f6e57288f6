import fc from 'fast-check';
import { amountField, typedAmount } from './typed-amount';

test.each([
  ['1 234,50', 123_450],
  ['1234.5', 123_450],
  ['0,05', 5],
  ['7', 700],
  ['', null],
  ['12,345', null],
  ['-5', null],
  ['5 zł', null],
])('“%s” is %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test('what a field shows is read as the same amount, in both languages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom('pl' as const, 'en' as const),
      (amount, locale) => typedAmount(amountField(amount, locale)) === amount,
    ),
  );
});
