import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { PricingScope } from '../pricing';

/** Spellings of one word of the query: as typed, or corrected. */
export type Spellings = readonly string[];

/** The search terms. */
export interface AskedWords {
  /** As search-words.ts gives them: letters and digits only. */
  words: readonly Spellings[];
  /** Each word must be there, or any of them is enough. */
  join: '&' | '|';
}

/** Ids of each kind, the best match first. */
export interface SearchMatches {
  product: string[];
  article: string[];
  location: string[];
}

export type SearchKind = keyof SearchMatches;

/**
 * The six best matches of each kind: those with the words in the title first, then by subject, lead and text; among
 * equals in the order of their list (the functions of migration 0093). Every spelling of a word and its stem is
 * searched for, as beginnings of words. The words are one parameter: the statement is always the same, and planned
 * once.
 */
export async function selectMatches(
  db: Db,
  { words, join }: AskedWords,
  { locale, marketId, now }: PricingScope,
): Promise<SearchMatches> {
  const scope = sql`asked.anywhere, asked.in_title, asked.in_subject, asked.locale, asked.market, asked.now`;
  const result = await sql<SearchMatches>`
    select search_products(${scope})::text[] as product, search_articles(${scope})::text[] as article,
      search_locations(${scope})::text[] as location
    from (
      select to_tsquery('simple', query) as anywhere, to_tsquery('simple', replace(query, ':*', ':*A')) as in_title,
        to_tsquery('simple', replace(query, ':*', ':*AB')) as in_subject,
        ${locale}::text as locale, ${marketId}::int as market, ${now}::timestamptz as now
      from (
        select string_agg('(' || spellings || ')', ${join}) as query from (
          select string_agg(word || ':*|' || search_stem(word, ${locale}) || ':*', '|') as spellings
          from jsonb_array_elements(${JSON.stringify(words)}::jsonb) with ordinality asked_word (spellings, nth)
          cross join lateral jsonb_array_elements_text(asked_word.spellings) word
          group by nth
        ) each_word
      ) joined offset 0
    ) asked`.execute(db);
  return result.rows[0] ?? { product: [], article: [], location: [] };
}
