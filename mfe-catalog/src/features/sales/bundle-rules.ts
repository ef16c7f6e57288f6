import type { Bundle, BundleSummary } from '@aksamit/contracts';
import { type Reduction, reductionOf } from '@aksamit/contracts/money';

/** The treatments chosen for a bundle, changed by one press: taken out, or put in while there is room. */
export function toggled(chosen: readonly string[], id: string, most: number): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length < most ? [...chosen, id] : [...chosen];
}

/** How many treatments must still be chosen. */
export function stillMissing(
  chosen: readonly string[],
  { minProductSelection }: Pick<Bundle, 'minProductSelection'>,
): number {
  return Math.max(0, minProductSelection - chosen.length);
}

/** What may be chosen, by part of the body in the order in which the API gives it: top, bottom, face. */
export function choicesByGroup(
  products: Bundle['products'],
): { group: 'top' | 'bottom' | 'face' | 'other'; products: Bundle['products'] }[] {
  const groups = ['top', 'bottom', 'face', 'other'] as const;
  return groups
    .map((group) => ({
      group,
      products: products.filter(({ productBodyParts }) => (productBodyParts[0]?.group ?? 'other') === group),
    }))
    .filter((one) => one.products.length > 0);
}

const LEVELS = ['soft', 'komfort', 'premium'];

/** What is compared of a bundle's sizes. */
export type BundleVariant = Pick<
  BundleSummary,
  | 'id'
  | 'name'
  | 'slug'
  | 'bodyPartCount'
  | 'packageQuantityTotal'
  | 'packageBonusQuantity'
  | 'pricing'
  | 'standardPrice'
  | 'savingsPercent'
>;

/** The sizes of a shown bundle, itself among them, from small to large. Empty unless there are at least two. */
export function bundleVariants(shown: BundleSummary, bundles: readonly BundleSummary[]): BundleVariant[] {
  if (shown.level === null) return [];
  const alike = bundles.filter(
    ({ level, gender, category }) => level !== null && gender === shown.gender && category.id === shown.category.id,
  );
  const variants = LEVELS.flatMap((level) => {
    const one = level === shown.level ? shown : alike.find((bundle) => bundle.level === level);
    if (!one) return [];
    const { id, name, slug, bodyPartCount, packageQuantityTotal, packageBonusQuantity } = one;
    const { pricing, standardPrice, savingsPercent } = one;
    const prices = { pricing, standardPrice, savingsPercent };
    return [{ id, name, slug, bodyPartCount, packageQuantityTotal, packageBonusQuantity, ...prices }];
  });
  return variants.length > 1 ? variants : [];
}

/** What a promotion of a bundle announces. */
export const bundleReduction = ({
  pricing,
  packageQuantityTotal,
}: Pick<BundleSummary, 'pricing' | 'packageQuantityTotal'>): Reduction | null =>
  reductionOf({
    paid: pricing.finalPrice,
    lowestPiece: pricing.lowestPriceValue,
    pieces: 1,
    treatments: packageQuantityTotal,
  });
