import type { SearchResult } from '@aksamit/shared-kit/contracts';
import type { Db } from '../../platform/database';
import type { PricingScope } from '../pricing';
import { type CardSource, cardsOf } from './search-cards';
import { type SearchMatches, selectMatches, selectSpellings } from './search-queries';

const PER_GROUP = 6;

/**
 * Treatments, articles and salons for the words of a query, six of each. Case, accents and endings of words do not
 * matter. When no record holds all the words, mistyped ones are set right; when still none does, any of the words is
 * enough.
 * @returns what was found, and when a price in it changes next
 */
export async function searchShop(
  source: CardSource,
  words: readonly string[],
  scope: PricingScope,
): Promise<{ search: SearchResult; boundary: Date | null }> {
  return cardsOf(source, await findMatches(source.db, words, scope), scope);
}

const nothing: SearchMatches = { product: [], article: [], location: [] };
const isEmpty = ({ product, article, location }: SearchMatches) =>
  product.length + article.length + location.length === 0;

async function findMatches(db: Db, words: readonly string[], scope: PricingScope): Promise<SearchMatches> {
  // Letters of other scripts only: nothing here is written in them.
  if (words.length === 0) return nothing;
  const typed = words.map((word) => [word]);
  const exact = await selectMatches(db, typed, '&', PER_GROUP, scope);
  if (!isEmpty(exact)) return exact;
  const near = await selectSpellings(db, words, scope.locale);
  const meant = words.map((word) => [word, ...(near.get(word) ?? [])]);
  if (near.size > 0) {
    const corrected = await selectMatches(db, meant, '&', PER_GROUP, scope);
    if (!isEmpty(corrected) || words.length === 1) return corrected;
  }
  return words.length === 1 ? nothing : selectMatches(db, meant, '|', PER_GROUP, scope);
}
