import fc from 'fast-check';
import { amountOf, amountText } from './amount-text';

test('an amount is read again from its text in both languages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.constantFrom('pl' as const, 'en' as const),
      (minor, locale) => {
        expect(amountOf(amountText(minor, locale))).toBe(minor);
      },
    ),
  );
});

test.each([
  ['199', 19_900],
  ['199,5', 19_950],
  ['1 234.05', 123_405],
  [' 0,07 ', 7],
])('%s is %i minor units', (text, minor) => expect(amountOf(text)).toBe(minor));

test.each(['', 'abc', '1,234', '-5', '1,2,3', '12 zł'])('%j is no amount', (text) => expect(amountOf(text)).toBeNaN());
