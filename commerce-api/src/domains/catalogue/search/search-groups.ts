import type { SearchGroup } from '@aksamit/contracts';
import type { SearchKind } from './search-matches';

/** The records of each group of results, in the order of the groups. */
export const kindOfGroup = {
  treatments: 'product',
  bundles: 'bundle',
  offers: 'offer',
  vouchers: 'voucher',
  salons: 'location',
  articles: 'article',
  pages: 'page',
} as const satisfies Record<SearchGroup, SearchKind>;

/** Counts by kind as counts by group. */
export function totalsOf(counts: Record<SearchKind, number>): Record<SearchGroup, number> {
  return {
    treatments: counts.product,
    bundles: counts.bundle,
    offers: counts.offer,
    vouchers: counts.voucher,
    salons: counts.location,
    articles: counts.article,
    pages: counts.page,
  };
}
