import { countryCode, unionPrefix } from './country-code';

test.each([
  ['PL', 'PL'],
  ['Polska', 'PL'],
  ['poland', 'PL'],
  ['United Kingdom', 'GB'],
  ['Wielka Brytania', 'GB'],
  [' Niemcy ', 'DE'],
  ['Atlantis', null],
])('%s is %s', (country, code) => {
  expect(countryCode(country)).toBe(code);
});

test('Greece writes EL before its VAT numbers, Britain is no member', () => {
  expect([unionPrefix('GR'), unionPrefix('DE'), unionPrefix('GB'), unionPrefix(null)]).toEqual([
    'EL',
    'DE',
    null,
    null,
  ]);
});
