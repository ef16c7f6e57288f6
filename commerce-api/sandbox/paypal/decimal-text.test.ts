import fc from 'fast-check';
import { fromDecimal, toDecimal } from '../../src/domains/sales/payments/paypal/decimal-amount';
import { fromDecimalText, toDecimalText } from './decimal-text';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1250, '12.50'],
  [99_999_999_999, '999999999.99'],
])('%i minor units are %s', (minor, text) => {
  expect([toDecimalText(minor), fromDecimalText(text)]).toEqual([text, minor]);
});

test('the stand-in and the adapter read and write amounts alike, each by its own code', () => {
  const texts = fc.stringMatching(/^[0-9]{0,10}[.,]?[0-9]{0,3}$/);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), texts, (minor, text) => {
      expect(toDecimalText(minor)).toBe(toDecimal(minor));
      expect(fromDecimalText(toDecimal(minor))).toBe(minor);
      expect(fromDecimalText(text)).toBe(fromDecimal(text));
    }),
  );
});
