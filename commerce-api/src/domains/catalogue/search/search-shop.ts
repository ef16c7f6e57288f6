import { SEARCH_MOST_RESULTS, type SearchGroup, type SearchResult } from '@aksamit/contracts';
import type { Db } from '../../../platform/database';
import type { PricingScope } from '../pricing';
import { type CardSource, cardsOf } from './search-cards';
import { kindOfGroup, totalsOf } from './search-groups';
import {
  type AskedWords,
  countMatches,
  noMatches,
  SEARCH_KINDS,
  type SearchMatches,
  selectGroup,
  selectMatches,
} from './search-matches';
import { type NearWords, selectSpellings } from './search-spellings';

/** What of the results is shown. */
export interface SearchScope {
  /** This group alone, up to 60 results. */
  group?: SearchGroup | undefined;
  /** How many there are of each group. */
  isCounted?: boolean;
}

/**
 * Treatments, articles, salons, bundles, offers, vouchers and pages for the words of a query, six of each. Case, accents
 * and endings of words do not matter. When no record holds all the words, mistyped ones are taken for the known words
 * nearest to them; when still none does, any of the words is enough.
 * @returns what was found, when a price in it changes next, and whether a record holds all words as they were typed
 */
export async function searchShop(
  source: CardSource,
  words: readonly string[],
  scope: PricingScope,
  { group, isCounted = false }: SearchScope = {},
): Promise<{ search: SearchResult; boundary: Date | null; isAsTyped: boolean }> {
  const { db } = source;
  const { matches, asked, isAsTyped } = await findMatches(db, words, scope);
  const chosen =
    group && asked ? await selectGroup(db, asked, kindOfGroup[group], SEARCH_MOST_RESULTS, scope) : matches;
  const { search, boundary } = await cardsOf(source, chosen, scope);
  if (!isCounted) return { search, boundary, isAsTyped };
  const counts = asked && (await countMatches(db, asked, SEARCH_MOST_RESULTS, scope));
  const none = { product: 0, article: 0, location: 0, bundle: 0, offer: 0, voucher: 0, page: 0 };
  return { search: { ...search, totals: totalsOf(counts ?? none) }, boundary, isAsTyped };
}

interface FoundMatches {
  matches: SearchMatches;
  /** The words that found them; undefined: none does. */
  asked?: AskedWords;
  /** One record holds all words, none of them corrected. */
  isAsTyped: boolean;
}

const isEmpty = (matches: SearchMatches) => SEARCH_KINDS.every((kind) => matches[kind].length === 0);

const asTyped = (words: readonly string[]): AskedWords => ({ words: words.map((word) => [word]), join: '&' });

/** Whether a record holds all the words, none of them corrected. */
export async function isFoundAsTyped(db: Db, words: readonly string[], scope: PricingScope): Promise<boolean> {
  return words.length > 0 && !isEmpty(await selectMatches(db, asTyped(words), scope));
}

async function findMatches(db: Db, words: readonly string[], scope: PricingScope): Promise<FoundMatches> {
  // Only letters of other scripts: the shop has no texts in them.
  const nothing = { matches: noMatches(), isAsTyped: false };
  if (words.length === 0) return nothing;
  const find = async (asked: AskedWords): Promise<FoundMatches | null> => {
    const matches = await selectMatches(db, asked, scope);
    return isEmpty(matches) ? null : { matches, asked, isAsTyped: false };
  };
  const exact = await find(asTyped(words));
  if (exact) return { ...exact, isAsTyped: true };
  const near = await selectSpellings(db, words, scope.locale);
  const spelt = (as: keyof NearWords) => words.map((word) => [word, ...(near.get(word)?.[as] ?? [])]);
  const closest = near.size > 0 ? await find({ words: spelt('closest'), join: '&' }) : null;
  if (closest) return closest;
  const isFurther = [...near.values()].some(({ closest: nearest, all }) => nearest.length < all.length);
  const further = isFurther ? await find({ words: spelt('all'), join: '&' }) : null;
  if (further) return further;
  const any = words.length > 1 ? await find({ words: spelt('all'), join: '|' }) : null;
  return any ?? nothing;
}
