import fc from 'fast-check';
import { formatRating } from '.';

test.each([
  [4.5, 'pl', '4,50'],
  [4.5, 'en', '4.50'],
  [5, 'pl', '5,00'],
  [3.999, 'en', '4.00'],
  [4.05, 'pl', '4,05'],
] as const)('%d reads in %s as %s', (rating, locale, text) => {
  expect(formatRating(rating, locale)).toBe(text);
});

test.each(['pl', 'en'] as const)('in %s it reads as Intl.NumberFormat has it', (locale) => {
  const format = new Intl.NumberFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 500 }), (hundredths) => {
      expect(formatRating(hundredths / 100, locale)).toBe(format.format(hundredths / 100));
    }),
  );
});
