/** A package in its sizes: minimum, komfort and premium of the same treatments. Pure. */
import type { Product, ProductSummary } from '@aksamit/contracts';
import { percentBelow, type Reduction } from '@aksamit/contracts/money';
import { priceChoice } from './price-rules';

const LEVELS = ['minimum', 'komfort', 'premium'];

/** One size of a package. Amounts in minor units. */
export interface PackageVariant {
  id: string;
  name: string;
  slug: string;
  level: string;
  treatments: number;
  bonus: number;
  total: number;
  perTreatment: number;
  /** The same treatments bought one by one now; null when there is no such price. */
  standardPrice: number | null;
  /** Whole per cent less than `standardPrice`; 0 without it. */
  savingsPercent: number;
  reduction: Reduction | null;
}

const partsOf = ({ productBodyParts }: Pick<ProductSummary, 'productBodyParts'>): string =>
  productBodyParts
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** The slug without its level: sizes of one package share it. */
const stemOf = ({ slugs, level }: Pick<ProductSummary, 'slugs' | 'level'>): string => slugs.pl.replace(level ?? '', '');

/**
 * The sizes of a shown package, itself among them, from small to large: packages for the same people, of the same kind
 * and parts of the body. Empty unless there are at least two.
 */
export function packageVariants(shown: Product, packages: readonly ProductSummary[]): PackageVariant[] {
  if (shown.level === null) return [];
  const alike = packages.filter(
    ({ id, ...one }) =>
      id !== shown.id &&
      one.level !== null &&
      one.level !== shown.level &&
      one.gender === shown.gender &&
      one.category.id === shown.category.id &&
      partsOf(one) === partsOf(shown),
  );
  const ofLevel = (level: string): ProductSummary | undefined => {
    if (level === shown.level) return shown;
    const found = alike.filter((one) => one.level === level);
    return found.find((one) => stemOf(one) === stemOf(shown)) ?? (found.length === 1 ? found[0] : undefined);
  };
  const single = shown.standardPrice === null ? null : shown.standardPrice / shown.packageQuantity;
  const variants = LEVELS.flatMap((level) => ofLevel(level) ?? []).flatMap((one) => variantOf(one, single) ?? []);
  return variants.length > 1 ? variants : [];
}

function variantOf(one: ProductSummary, single: number | null): PackageVariant | null {
  const price = priceChoice(one, one.pricingMatrix[0]?.quantityFrom ?? 1);
  if (!price) return null;
  const { id, name, slug, level, packageBonusQuantity } = one;
  const { treatments, total, perTreatment, reduction } = price;
  const standardPrice = single === null ? null : Math.round(single * treatments);
  return {
    id,
    name,
    slug,
    level: level ?? '',
    treatments,
    bonus: packageBonusQuantity,
    total,
    perTreatment,
    standardPrice,
    savingsPercent: standardPrice === null ? 0 : percentBelow(standardPrice, total),
    reduction,
  };
}
