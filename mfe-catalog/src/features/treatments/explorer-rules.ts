import type { ProductSummary } from '@aksamit/contracts';

/** Of the shown treatments the one that explains a body part best: for it alone rather than for several, single rather than a package. */
export function treatmentOfPart(treatments: readonly ProductSummary[], code: string): ProductSummary | undefined {
  const rank = ({ type, productBodyParts }: ProductSummary) =>
    productBodyParts.length * 2 + (type === 'product' ? 0 : 1);
  return treatments
    .filter(({ productBodyParts }) => productBodyParts.some((part) => part.code === code))
    .reduce<ProductSummary | undefined>(
      (best, one) => (best === undefined || rank(one) < rank(best) ? one : best),
      undefined,
    );
}
