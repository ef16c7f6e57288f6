import type { ContentItem, LocaleCode } from '@aksamit/contracts';
import { priceLine } from '../pricing';
import type { ContentJson } from './listed-products';

/** Treatments of a package or offer, as the API answers them. */
export const toContents = (contents: readonly ContentJson[] | null, locale: LocaleCode): ContentItem[] =>
  (contents ?? []).map(({ id, name, slugs, duration, quantity }) => ({
    product: { id, name, slug: slugs[locale], slugs, duration },
    quantity,
  }));

/** The same treatments bought one by one now; null when one of them is not sold singly, or none is known. */
export function standardPriceOf(contents: readonly ContentJson[] | null, now: Date): number | null {
  if (!contents || contents.length === 0) return null;
  return contents.reduce<number | null>((sum, { id, pricing, quantity }) => {
    const single = priceLine({ productId: id, quantity: 1 }, pricing, now);
    return sum === null || single === null ? null : sum + single.finalPrice * quantity;
  }, 0);
}
