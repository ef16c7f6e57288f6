/** Contraindications of what is in the cart. Pure. */
import type { Cart, ProductContraindications } from '@aksamit/contracts';

/** Ids of the treatments that are ordered, those chosen for a bundle included. */
export function treatmentIds({ items }: Pick<Cart, 'items'>): string[] {
  const ids = items
    .filter(({ isAccepted, itemType }) => isAccepted && itemType !== 'voucher')
    .flatMap(({ itemId, data }) => [itemId, ...(data && 'bundlableProductId' in data ? data.bundlableProductId : [])]);
  return [...new Set(ids)];
}

export interface ContraindicationGroup {
  /** Treatments that share them. */
  names: string[];
  contraindications: string[];
}

/** Treatments with the same contraindications are read once. */
export function contraindicationGroups(found: readonly ProductContraindications[]): ContraindicationGroup[] {
  const groups = new Map<string, ContraindicationGroup>();
  for (const { name, contraindications } of found) {
    if (contraindications.length === 0) continue;
    const key = contraindications.join('\n');
    const group = groups.get(key) ?? { names: [], contraindications };
    if (!group.names.includes(name)) group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}
