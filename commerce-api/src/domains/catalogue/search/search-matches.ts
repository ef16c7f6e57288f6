import { type RawBuilder, sql } from 'kysely';
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
  bundle: string[];
  offer: string[];
  voucher: string[];
  /** Of a text page; a negative one of a page of the shop (functions/site-search-sources.sql). */
  page: string[];
}

export type SearchKind = keyof SearchMatches;

export const SEARCH_KINDS = ['product', 'article', 'location', 'bundle', 'offer', 'voucher', 'page'] as const;

/** No match of any kind. */
export const noMatches = (): SearchMatches => ({
  product: [],
  article: [],
  location: [],
  bundle: [],
  offer: [],
  voucher: [],
  page: [],
});

/** What the search functions receive, in their order, of the row `asked`. */
const scopeOfAsked = sql`asked.anywhere, asked.in_title, asked.in_subject, asked.locale, asked.market, asked.now`;

/**
 * A select of one row: the words as text search queries, and the scope. Every spelling of a word and its stem is searched
 * for, as beginnings of words. The words are one parameter: the statement is always the same, and planned once.
 */
const askedRow = ({ words, join }: AskedWords, { locale, marketId, now }: PricingScope): RawBuilder<unknown> => sql`
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
  ) joined offset 0`;

/**
 * The six best matches of each kind: those with the words in the title first, then by subject, lead and text; among
 * equals in the order of their list (functions/search-products.sql and its neighbours).
 */
export async function selectMatches(db: Db, asked: AskedWords, scope: PricingScope): Promise<SearchMatches> {
  const ofSite = (kind: SearchKind) =>
    sql`coalesce(array_agg(s.record_id::text order by s.nth) filter (where s.kind = ${sql.lit(kind)}), '{}')`;
  const result = await sql<SearchMatches>`
    select search_products(${scopeOfAsked})::text[] as product, search_articles(${scopeOfAsked})::text[] as article,
      search_locations(${scopeOfAsked})::text[] as location, site.*
    from (${askedRow(asked, scope)}) asked
    cross join lateral (
      select ${ofSite('bundle')} as bundle, ${ofSite('offer')} as offer, ${ofSite('voucher')} as voucher,
        ${ofSite('page')} as page
      from search_site(${scopeOfAsked}, 6) s
    ) site`.execute(db);
  return result.rows[0] ?? noMatches();
}

/** The best matches of one kind alone, `most` of them, in the same order. */
export async function selectGroup(
  db: Db,
  asked: AskedWords,
  kind: SearchKind,
  most: number,
  scope: PricingScope,
): Promise<SearchMatches> {
  const result = await sql<{ ids: string[] }>`
    select array(select search_group(${kind}, ${scopeOfAsked}, ${most}::int)::text) as ids
    from (${askedRow(asked, scope)}) asked`.execute(db);
  return { ...noMatches(), [kind]: result.rows[0]?.ids ?? [] };
}

/** How many match of each kind, counted up to `most`. */
export async function countMatches(
  db: Db,
  asked: AskedWords,
  most: number,
  scope: PricingScope,
): Promise<Record<SearchKind, number>> {
  const result = await sql<{ kind: SearchKind; total: number }>`
    select k.kind, (select count(*)::int from search_group(k.kind, ${scopeOfAsked}, ${most}::int)) as total
    from (${askedRow(asked, scope)}) asked
    cross join unnest(${sql.lit(`{${SEARCH_KINDS.join(',')}}`)}::text[]) k (kind)`.execute(db);
  const totals = { product: 0, article: 0, location: 0, bundle: 0, offer: 0, voucher: 0, page: 0 };
  for (const { kind, total } of result.rows) totals[kind] = total;
  return totals;
}
