import { formatKilometres } from '.';

test.each([
  [3.44, 'pl', '3,4'],
  [3.45, 'en', '3.5'],
  [11.96, 'en', '12'],
  [0, 'pl', '0'],
  [0.06, 'pl', '0,1'],
] as const)('%d km reads in %s as %s', (km, locale, text) => {
  expect(formatKilometres(km, locale)).toBe(text);
});
