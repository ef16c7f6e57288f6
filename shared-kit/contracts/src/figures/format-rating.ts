import type { LocaleCode } from '../platform';

/**
 * An average of stars as it is shown everywhere: two decimals, `4,50` or `4.50`. Source: readings, articles.
 * @param rating 1 to 5
 */
export function formatRating(rating: number, locale: LocaleCode): string {
  const hundredths = Math.round(rating * 100);
  const decimals = String(hundredths % 100).padStart(2, '0');
  return `${Math.floor(hundredths / 100)}${locale === 'pl' ? ',' : '.'}${decimals}`;
}
