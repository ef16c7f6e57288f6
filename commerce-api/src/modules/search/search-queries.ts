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

/** Where a word is looked for, the better place first: title, subject, lead; the text of an article by itself. */
const LEVELS = [
  { column: 'document', weight: 'A' },
  { column: 'document', weight: 'AB' },
  { column: 'document', weight: '' },
  { column: 'body', weight: '' },
] as const;

const KINDS: readonly SearchKind[] = ['product', 'article', 'location'];

/**
 * Ids of the best matches of each kind: those with the words in the title first, then by subject, lead and text; among
 * equals in the order of their list. Each step takes no more than are needed, so that a word that stands everywhere
 * costs no more than a rare one.
 * @param words as search-words.ts gives them: letters and digits only
 */
export async function selectMatches(
  db: Db,
  words: readonly Spellings[],
  join: Join,
  perKind: number,
  scope: PricingScope,
): Promise<SearchMatches> {
  const { locale } = scope;
  const parts = KINDS.flatMap((kind) =>
    LEVELS.filter(({ column }) => column === 'document' || kind === 'article').map(
      (
        { column, weight },
        level,
      ) => sql`(select ${sql.lit(kind)} as kind, e.record_id, ${sql.lit(level)} as level, e.place
        from search_entries e where e.locale = ${locale} and e.kind = ${sql.lit(kind)}
          and e.${sql.ref(column)} @@ ${queryOf(words, join, locale, weight)} and ${isSeen(kind, scope)}
        order by e.place, e.record_id limit ${perKind})`,
    ),
  );
  const result = await sql<{ kind: SearchKind; id: string }>`
    with found as (${sql.join(parts, sql` union all `)}),
    best as (select distinct on (kind, record_id) kind, record_id, level, place from found
      order by kind, record_id, level),
    ranked as (select kind, record_id, row_number() over (partition by kind order by level, place, record_id) as nth
      from best)
    select kind, record_id::text as id from ranked where nth <= ${perKind} order by kind, nth`.execute(db);
  const matches: SearchMatches = { product: [], article: [], location: [] };
  for (const row of result.rows) matches[row.kind].push(row.id);
  return matches;
}

/** Condition: the record of entry `e` can be seen now, in this market. */
function isSeen(kind: SearchKind, { marketId, now }: PricingScope): RawBuilder<unknown> {
  switch (kind) {
    case 'product':
      return sql`exists (select 1 from products p join product_categories c on c.id = p.category_id
        where p.id = e.record_id and p.enabled and c.enabled and ${marketId}::int = any(p.sold_in))`;
    case 'article':
      return sql`exists (select 1 from articles a
        where a.id = e.record_id and a.enabled and a.published_at <= ${now})`;
    case 'location':
      return sql`exists (select 1 from locations l where l.id = e.record_id and l.enabled)`;
  }
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
function queryOf(
  words: readonly Spellings[],
  join: Join,
  locale: LocaleCode,
  weight: '' | 'A' | 'AB',
): RawBuilder<unknown> {
  const suffix = sql.lit(`:*${weight}`);
  const parts = words.map((spellings) => {
    const alternatives = spellings.map(
      (word) => sql`${word}::text || ${suffix} || '|' || search_stem(${word}, ${locale}) || ${suffix}`,
    );
    return sql`'(' || ${sql.join(alternatives, sql` || '|' || `)} || ')'`;
  });
  return sql`to_tsquery('simple', ${sql.join(parts, sql` || ${sql.lit(join)} || `)})`;
}
