import type { ContentItem, LocaleCode } from '@aksamit/shared-kit/contracts';
import type { ContentJson } from './listed-products';

/** Treatments of a package or offer, as the API answers them. */
export const toContents = (contents: readonly ContentJson[] | null, locale: LocaleCode): ContentItem[] =>
  (contents ?? []).map(({ id, name, slugs, duration, quantity }) => ({
    product: { id, name, slug: slugs[locale], slugs, duration },
    quantity,
  }));

/** The same treatments bought one by one, before promotions; null when one of them is not sold singly, or none is known. */
export function standardPriceOf(contents: readonly ContentJson[] | null): number | null {
  if (!contents || contents.length === 0) return null;
  return contents.reduce<number | null>(
    (sum, { price, quantity }) => (sum === null || price === null ? null : sum + price * quantity),
    0,
  );
}
