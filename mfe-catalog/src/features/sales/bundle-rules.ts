import type { Bundle, BundleSummary } from '@aksamit/contracts';
import { type Reduction, reductionOf } from '@aksamit/contracts/money';
import type { Translate } from '@aksamit/module-sdk/i18n';

/** The treatments chosen for a bundle, changed by one press: taken out, or put in while there is room. */
export function toggled(chosen: readonly string[], id: string, most: number): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length < most ? [...chosen, id] : [...chosen];
}

/** What may be chosen of a bundle, and how much of it. JSON. */
export interface BodyPartChoice {
  least: number;
  most: number;
  /** Treatments by the part of the body that each is for. */
  parts: readonly { id: string; label: string; group: BodyPartGroup }[];
}

const groups = ['top', 'bottom', 'face', 'other'] as const;
type BodyPartGroup = (typeof groups)[number];

/** The choice that a bundle offers. */
export const bodyPartChoice = ({ minProductSelection, bodyPartCount, products }: Bundle): BodyPartChoice => ({
  least: minProductSelection,
  most: bodyPartCount,
  parts: products.map(({ id, name, productBodyParts }) => ({
    id,
    label: productBodyParts.map((part) => part.name).join(', ') || name,
    group: productBodyParts[0]?.group ?? 'other',
  })),
});

/** The treatments of a bundle that are for this part of the body alone; none without a code. */
export const treatmentsOfPart = ({ products }: Pick<Bundle, 'products'>, code: string | null): string[] =>
  products
    .filter(({ productBodyParts: [part, ...others] }) => others.length === 0 && part?.code === code)
    .map(({ id }) => id);

/** Id of the checkbox that chooses a treatment of a bundle. */
export const controlOfPart = (productId: string): string => `bundle-part-${productId}`;

/** What must still be chosen, in words; null: nothing. */
export function missingText(t: Translate, chosen: readonly string[], least: number): string | null {
  const count = least - chosen.length;
  return count > 0 ? t('bundleChoice.missing', { count }) : null;
}

/** What may be chosen, by part of the body in the order in which the API gives it: top, bottom, face. */
export const choicesByGroup = (parts: BodyPartChoice['parts']) =>
  groups
    .map((group) => ({ group, parts: parts.filter((part) => part.group === group) }))
    .filter((one) => one.parts.length > 0);

const LEVELS = ['soft', 'komfort', 'premium'];

/** What is compared of a bundle's sizes. */
export type BundleVariant = Pick<
  BundleSummary,
  | 'id'
  | 'name'
  | 'slug'
  | 'minProductSelection'
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
    const { id, name, slug, minProductSelection, bodyPartCount, packageQuantityTotal, packageBonusQuantity } = one;
    const { pricing, standardPrice, savingsPercent } = one;
    const prices = { pricing, standardPrice, savingsPercent };
    return [
      { id, name, slug, minProductSelection, bodyPartCount, packageQuantityTotal, packageBonusQuantity, ...prices },
    ];
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
