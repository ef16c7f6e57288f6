import type { Cart } from '@aksamit/contracts';

/** A line whose price differs from the one seen last. Minor units, of the whole line before a code. */
export interface PriceChange {
  before: number;
  after: number;
}

/**
 * Lines of the cart whose price changed since the shopper saw them last, by id. A line whose quantity changed has
 * another price anyway. Source: readings, "Discounts": a changed price is shown before it is charged.
 */
export function priceChanges(
  seen: Pick<Cart, 'items'> | undefined,
  now: Pick<Cart, 'items'>,
): Map<string, PriceChange> {
  const changes = new Map<string, PriceChange>();
  for (const item of now.items) {
    const before = seen?.items.find(({ id }) => id === item.id);
    if (!before?.pricing || !item.pricing || before.quantity !== item.quantity) continue;
    if (before.pricing.currency.code !== item.pricing.currency.code) continue;
    if (before.pricing.promoPrice === item.pricing.promoPrice) continue;
    changes.set(item.id, { before: before.pricing.promoPrice, after: item.pricing.promoPrice });
  }
  return changes;
}
