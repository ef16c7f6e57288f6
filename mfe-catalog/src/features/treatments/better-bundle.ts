import type { BundleSummary, ProductSummary } from '@aksamit/contracts';
import { type PricedProduct, priceChoices } from './price-rules';

/** A bundle in which a treatment costs less. Amounts in minor units. */
export interface BetterBundle {
  id: string;
  name: string;
  slug: string;
  /** Treatments of each body part. */
  treatments: number;
  /** Body parts that must be chosen at least, and may be at most. */
  least: number;
  parts: number;
  total: number;
  /** One treatment of one body part, with as many of them as may be chosen. */
  each: number;
  /** The treatment bought by itself, at the lowest price of its choices. */
  own: number;
  /** When its price ends; null: it does not. */
  promoValidTo: string | null;
}

type Priced = PricedProduct & Pick<ProductSummary, 'isBundlable' | 'gender' | 'category'>;

/**
 * The smallest bundle that may hold the treatment and in which it costs less than in any series of its own; null when
 * there is none.
 */
export function betterBundle(product: Priced, bundles: readonly BundleSummary[]): BetterBundle | null {
  if (!product.isBundlable) return null;
  const prices = priceChoices(product).map(({ perTreatment }) => perTreatment);
  if (prices.length === 0) return null;
  const own = Math.min(...prices);
  const [best] = bundles
    .filter(({ gender, category }) => gender === product.gender && category.id === product.category.id)
    .map(({ id, name, slug, promoValidTo, packageQuantityTotal, minProductSelection, bodyPartCount, pricing }) => ({
      id,
      name,
      slug,
      treatments: packageQuantityTotal,
      least: minProductSelection,
      parts: bodyPartCount,
      total: pricing.finalPrice,
      each: Math.round(pricing.finalPrice / packageQuantityTotal / bodyPartCount),
      own,
      promoValidTo,
    }))
    .filter(({ each }) => each < own)
    .sort((a, b) => a.total - b.total);
  return best ?? null;
}
