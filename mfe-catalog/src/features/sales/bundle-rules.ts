import type { Bundle } from '@aksamit/shared-kit/contracts';

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
