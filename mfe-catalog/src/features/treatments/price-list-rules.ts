import type { Gender, ProductSummary } from '@aksamit/contracts';

/** How a price list is arranged. Source: specification, query parameter `section` of /cennik/. */
export type PriceListSection = 'products' | 'bodyPart';

/** Whose prices a list shows, and how it is arranged. */
export interface PriceListArrangement {
  gender: Gender;
  section: PriceListSection;
}

/** Parses the price list's query; the default is the women's list by treatments. */
export function parsePriceList(query: Pick<URLSearchParams, 'get'>): PriceListArrangement {
  return {
    gender: query.get('gender') === 'male' ? 'male' : 'female',
    section: query.get('section') === 'bodyPart' ? 'bodyPart' : 'products',
  };
}

/** Address of a price list in this arrangement; without the defaults, so that one list has one address. */
export function priceListAddress(path: string, { gender, section }: PriceListArrangement): string {
  const query = new URLSearchParams();
  if (gender !== 'female') query.set('gender', gender);
  if (section !== 'products') query.set('section', section);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A table of the price list. */
export interface PriceListGroup {
  id: string;
  name: string;
  treatments: ProductSummary[];
}

/**
 * The tables of a price list in the order in which their first treatment comes: one per category, or one per body part
 * (a treatment of several parts stands under each; one of none stands in no table).
 */
export function groupPriceList(treatments: readonly ProductSummary[], section: PriceListSection): PriceListGroup[] {
  const groups = new Map<string, PriceListGroup>();
  for (const treatment of treatments) {
    const headings = section === 'products' ? [treatment.category] : treatment.productBodyParts;
    for (const { id, name } of headings) {
      const group = groups.get(id) ?? { id, name, treatments: [] };
      group.treatments.push(treatment);
      groups.set(id, group);
    }
  }
  return [...groups.values()];
}
