import type { LocaleCode } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database';

/** Minimum likeness of a long word that differs in more letters to count as a typing error (0–1). */
const ALIKE = 0.5;
/** Letters that a long word may differ in, and how long it must be. */
const FURTHEST = 3;
const LONG = 8;
/**
 * Maximum letters of a known word to compare: longer texts are no words, and the distance function is limited to 255.
 */
const LONGEST = 64;

/** Known words that one is nearly spelt like, the nearest first. */
export interface NearWords {
  /** Those that no other is nearer than by a letter. */
  closest: string[];
  /** Up to three, the closest among them. */
  all: string[];
}

/**
 * For each word that nothing begins with: up to three known words of at most 64 letters that are spelt nearly like it,
 * or begin nearly like it. Likeness by trigrams costs ten times the distance: it is computed only for long words that
 * differ in more than two letters, for which alone it can be high.
 */
export async function selectSpellings(
  db: Db,
  words: readonly string[],
  locale: LocaleCode,
): Promise<Map<string, NearWords>> {
  const distance = (word: RawBuilder<unknown>) =>
    sql`levenshtein_less_equal(${word}, asked.word, ${sql.lit(FURTHEST)})`;
  const result = await sql<NearWords & { word: string }>`
    select asked.word, array_agg(c.word order by c.distance, c.likeness desc, c.word) as all,
      array_agg(c.word order by c.distance, c.likeness desc, c.word) filter (where c.distance < c.least + 1) as closest
    from unnest(${words}::text[]) as asked (word)
    cross join lateral (
      select v.word, d.distance, similarity(v.word, asked.word) as likeness,
        min(d.distance) over () as least
      from search_vocabulary v
      cross join lateral (select case
        when length(v.word) <= length(asked.word) or length(asked.word) < 4 then ${distance(sql`v.word`)}
        when length(v.word) > length(asked.word) + ${sql.lit(FURTHEST)}
          then ${distance(sql`left(v.word, length(asked.word))`)} + 0.5
        else least(${distance(sql`v.word`)}, ${distance(sql`left(v.word, length(asked.word))`)} + 0.5) end
        as distance offset 0) d
      where v.locale = ${locale} and length(v.word) between length(asked.word) - 2 and ${sql.lit(LONGEST)}
        and case
          when d.distance <= case when length(asked.word) <= 4 then 1.5 else 2.5 end then true
          when length(asked.word) < ${sql.lit(LONG)} or d.distance > ${sql.lit(FURTHEST)} + 0.5 then false
          else similarity(v.word, asked.word) >= ${sql.lit(ALIKE)} end
      order by d.distance, likeness desc, v.word limit 3
    ) c
    where length(asked.word) >= 3 and not exists (
      select 1 from search_vocabulary k where k.locale = ${locale} and k.word like asked.word || '%')
    group by asked.word`.execute(db);
  return new Map(result.rows.map(({ word, ...near }) => [word, near]));
}
