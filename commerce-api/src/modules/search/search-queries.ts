import type { LocaleCode } from '@aksamit/shared-kit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database';
import type { PricingScope } from '../pricing';

export type SearchKind = 'product' | 'article' | 'location';
export type SearchMatches = Record<SearchKind, string[]>;

/** Spellings of one word of the query: as typed, or what it was probably meant to be. */
export type Spellings = readonly string[];

/** Each word must be there, or any of them is enough. */
export type Join = '&' | '|';

/** How alike a word must be to be taken for a slip of the pen (0–1). */
const ALIKE = 0.5;

/**
 * Ids of the best matches of each kind, best first: those with the words in the title before the others.
 * @param words as search-words.ts gives them: letters and digits only
 */
export async function selectMatches(
  db: Db,
  words: readonly Spellings[],
  join: Join,
  perKind: number,
  { locale, marketId, now }: PricingScope,
): Promise<SearchMatches> {
  const anywhere = queryOf(words, join, locale, '');
  const inTitle = queryOf(words, join, locale, 'A');
  const result = await sql<{ kind: SearchKind; id: string }>`
    with asked as materialized (select ${anywhere} as anywhere, ${inTitle} as in_title),
    found as (
      select e.kind, e.record_id, e.document @@ asked.in_title as titled,
        ts_rank('{0.02, 0.1, 0.6, 1.0}', e.document, asked.anywhere) as rank, e.place
      from search_entries e, asked where e.locale = ${locale} and e.document @@ asked.anywhere
    ),
    seen as (
      select f.* from found f
      where case f.kind
        when 'product' then exists (select 1 from products p join product_categories c on c.id = p.category_id
          where p.id = f.record_id and p.enabled and c.enabled and exists (
            select 1 from product_prices pp where pp.product_id = p.id and pp.market_id = ${marketId}))
        when 'article' then exists (select 1 from articles a
          where a.id = f.record_id and a.enabled and a.published_at <= ${now})
        else exists (select 1 from locations l where l.id = f.record_id and l.enabled) end
    ),
    ranked as (
      select kind, record_id, row_number() over (partition by kind
        order by titled desc, round(rank::numeric, 1) desc, place, record_id) as place
      from seen
    )
    select kind, record_id::text as id from ranked where place <= ${perKind} order by kind, place`.execute(db);
  const matches: SearchMatches = { product: [], article: [], location: [] };
  for (const row of result.rows) matches[row.kind].push(row.id);
  return matches;
}

/** For each word that nothing begins with: up to three known words that are spelt nearly like it. */
export async function selectSpellings(
  db: Db,
  words: readonly string[],
  locale: LocaleCode,
): Promise<Map<string, string[]>> {
  const result = await sql<{ word: string; near: string[] }>`
    select asked.word, array_agg(c.word order by c.distance, c.likeness desc, c.word) as near
    from unnest(${words}::text[]) as asked (word)
    cross join lateral (
      select v.word, d.distance, similarity(v.word, asked.word) as likeness
      from search_vocabulary v
      cross join lateral (select least(levenshtein_less_equal(v.word, asked.word, 3),
        case when length(asked.word) >= 4
          then levenshtein_less_equal(left(v.word, length(asked.word)), asked.word, 3) + 0.5 end) as distance) d
      where v.locale = ${locale} and length(v.word) >= length(asked.word) - 2
        and (d.distance <= case when length(asked.word) <= 4 then 1.5 else 2.5 end
          or similarity(v.word, asked.word) >= ${ALIKE})
      order by d.distance, likeness desc, v.word limit 3
    ) c
    where length(asked.word) >= 3 and not exists (
      select 1 from search_vocabulary k where k.locale = ${locale} and k.word like asked.word || '%')
    group by asked.word`.execute(db);
  return new Map(result.rows.map(({ word, near }) => [word, near]));
}

/** The text search query: per word each spelling and its stem, as beginnings of words. */
function queryOf(words: readonly Spellings[], join: Join, locale: LocaleCode, weight: '' | 'A'): RawBuilder<unknown> {
  const suffix = sql.lit(`:*${weight}`);
  const parts = words.map((spellings) => {
    const alternatives = spellings.map(
      (word) => sql`${word}::text || ${suffix} || '|' || search_stem(${word}, ${locale}) || ${suffix}`,
    );
    return sql`'(' || ${sql.join(alternatives, sql` || '|' || `)} || ')'`;
  });
  return sql`to_tsquery('simple', ${sql.join(parts, sql` || ${sql.lit(join)} || `)})`;
}
