import type { SearchResult } from '@aksamit/shared-kit/contracts';
import type { Db } from '../../platform/database';
import { listProducts } from '../catalog';
import { selectArticles } from '../content';
import { selectLocations } from '../locations';
import type { PricingScope } from '../pricing';
import { type SearchMatches, selectMatches, selectSpellings } from './search-queries';

const PER_GROUP = 6;

/**
 * Treatments, articles and salons for the words of a query, six of each. Case, accents and endings of words do not matter. When no
 * record holds all the words, mistyped ones are set right; when still none does, any of the words is enough.
 * @returns what was found, and when a price in it changes next
 */
export async function searchShop(
  db: Db,
  words: readonly string[],
  scope: PricingScope,
): Promise<{ search: SearchResult; boundary: Date | null }> {
  const matches = await findMatches(db, words, scope);
  const page = { page: 1, perPage: PER_GROUP };
  const { locale, now } = scope;
  const [treatments, articles, salons] = await Promise.all([
    matches.product.length > 0 ? listProducts(db, { ids: matches.product }, undefined, page, scope) : none,
    matches.article.length > 0 ? selectArticles(db, { ids: matches.article }, page, locale, now) : { articles: [] },
    matches.location.length > 0
      ? selectLocations(db, { ids: matches.location }, { page, sort: null }, locale, now)
      : { locations: [] },
  ]);
  const search = {
    treatments: inOrder(treatments.products, matches.product),
    articles: inOrder(articles.articles, matches.article),
    salons: inOrder(salons.locations, matches.location),
  };
  return { search, boundary: treatments.boundary };
}

const none = { products: [], boundary: null };

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

function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  return ids.map((id) => items.find((item) => item.id === id)).filter((item) => item !== undefined);
}
