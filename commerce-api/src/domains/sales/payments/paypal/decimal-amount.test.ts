import fc from 'fast-check';
import { fromDecimal, toDecimal } from './decimal-amount';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1234, '12.34'],
  [500_000, '5000.00'],
])('%i is %s', (minor, text) => {
  expect(toDecimal(minor)).toBe(text);
});

test('every amount comes back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
      expect(fromDecimal(toDecimal(minor))).toBe(minor);
    }),
  );
});

test.each(['', '1.234', '-1.00', '1e3', '1,00', 'NaN'])('%p is no amount', (text) => {
  expect(fromDecimal(text)).toBeNull();
});

test('one place and none are read too', () => {
  expect([fromDecimal('1.5'), fromDecimal('12')]).toEqual([150, 1200]);
});
