import type { SearchResult } from '@aksamit/contracts';
import type { Db } from '../../../platform/database';
import type { PricingScope } from '../pricing';
import { type CardSource, cardsOf } from './search-cards';
import { type SearchMatches, selectMatches } from './search-matches';
import { type NearWords, selectSpellings } from './search-spellings';

/**
 * Treatments, articles and salons for the words of a query, six of each. Case, accents and endings of words do not
 * matter. When no record holds all the words, mistyped ones are taken for the known words nearest to them; when still
 * none does, any of the words is enough.
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
  // Only letters of other scripts: the shop has no texts in them.
  if (words.length === 0) return nothing;
  const typed = words.map((word) => [word]);
  const exact = await selectMatches(db, { words: typed, join: '&' }, scope);
  if (!isEmpty(exact)) return exact;
  const near = await selectSpellings(db, words, scope.locale);
  const spelt = (as: keyof NearWords) => words.map((word) => [word, ...(near.get(word)?.[as] ?? [])]);
  if (near.size > 0) {
    const closest = await selectMatches(db, { words: spelt('closest'), join: '&' }, scope);
    if (!isEmpty(closest)) return closest;
  }
  const isFurther = [...near.values()].some(({ closest, all }) => closest.length < all.length);
  if (isFurther) {
    const further = await selectMatches(db, { words: spelt('all'), join: '&' }, scope);
    if (!isEmpty(further)) return further;
  }
  return words.length === 1 ? nothing : selectMatches(db, { words: spelt('all'), join: '|' }, scope);
}
