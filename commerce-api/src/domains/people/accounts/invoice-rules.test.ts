import { isNip, isVatIdOf } from './invoice-rules';

test.each([
  ['5261040567', true],
  ['526-104-05-67', true],
  ['PL5261040567', true],
  ['5261040568', false],
  ['526104056', false],
  ['abc', false],
])('%s is a NIP: %s', (vatId, expected) => {
  expect(isNip(vatId)).toBe(expected);
});

test('only Polish numbers are checked', () => {
  expect(isVatIdOf('Polska', '123')).toBe(false);
  expect(isVatIdOf('Germany', 'DE123')).toBe(true);
});
