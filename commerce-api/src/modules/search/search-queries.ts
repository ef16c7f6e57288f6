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

/** How alike a long word that differs in more letters must be to be taken for a slip of the pen (0–1). */
const ALIKE = 0.5;
/** Letters that a long word may differ in, and how long it must be. */
const FURTHEST = 3;
const LONG = 8;

type Weight = '' | 'A' | 'AB';

/** Where a word is looked for, the better place first: title, subject, lead; the text of an article by itself. */
const COLUMNS: readonly { column: 'document' | 'body'; levels: readonly { level: number; weight: Weight }[] }[] = [
  {
    column: 'document',
    levels: [
      { level: 0, weight: 'A' },
      { level: 1, weight: 'AB' },
      { level: 2, weight: '' },
    ],
  },
  { column: 'body', levels: [{ level: 3, weight: '' }] },
];

const KINDS: readonly SearchKind[] = ['product', 'article', 'location'];

/** Matches that are sorted one by one; when there are more, entries are read in their order until enough are found. */
const FEW = 60;

/** One kind of record, and one column that its words stand in. */
interface Place {
  kind: SearchKind;
  column: 'document' | 'body';
  levels: readonly { level: number; weight: Weight }[];
}

const PLACES: readonly Place[] = KINDS.flatMap((kind) =>
  COLUMNS.filter(({ column }) => column === 'document' || kind === 'article').map((place) => ({ kind, ...place })),
);

interface Match {
  kind: SearchKind;
  id: string;
  level: number;
  place: number;
}

/** How long it is remembered where a query's words are frequent, milliseconds, and of how many queries. */
const REMEMBERED_MS = 600_000;
const REMEMBERED_QUERIES = 1000;
const remembered = new Map<string, { places: Set<Place>; until: number }>();

/**
 * Places where a query is known to match often: there the index of words, which gathers every match before the first is
 * read, is not asked again. What is found does not depend on it, only how.
 */
function knownFrequent(query: string, now: Date): Set<Place> {
  const known = remembered.get(query);
  if (known && known.until > now.getTime()) return known.places;
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= REMEMBERED_QUERIES) remembered.delete(oldest);
  const places = new Set<Place>();
  remembered.set(query, { places, until: now.getTime() + REMEMBERED_MS });
  return places;
}

/** A query in a language, for some of each kind. */
interface Asked {
  perKind: number;
  /** Part of `with` that makes the text search queries once for the whole statement, and names language and market. */
  queries: RawBuilder<unknown>;
}

const QUERY_NAMES: Record<Weight, string> = { '': 'anywhere', A: 'in_title', AB: 'in_title_or_subject' };

/**
 * The text search query for a weight. As a subquery it is hidden from the planner, which would plan anew for each query's
 * words; how the index is used is said by the statements themselves.
 */
const queryFor = (weight: Weight) => sql`(select ${sql.ref(QUERY_NAMES[weight])} from asked)`;

/**
 * Ids of the best matches of each kind: those with the words in the title first, then by subject, lead and text; among
 * equals in the order of their list. A rare word is looked up in the index of words; a word that stands everywhere is
 * soon found by reading entries in their order. How rare it is, is not guessed: the first matches are counted.
 * @param words as search-words.ts gives them: letters and digits only
 */
export async function selectMatches(
  db: Db,
  words: readonly Spellings[],
  join: Join,
  perKind: number,
  scope: PricingScope,
): Promise<SearchMatches> {
  const asked: Asked = { perKind, queries: queriesOf(words, join, scope) };
  const known = knownFrequent(JSON.stringify([words, join, scope.locale]), scope.now);
  const { matches, frequent } = await selectRare(
    db,
    PLACES.filter((place) => !known.has(place)),
    asked,
  );
  for (const place of frequent) known.add(place);
  if (known.size > 0) matches.push(...(await selectFrequent(db, [...known], asked)));
  return bestOf(matches, perKind);
}

const fewOf = ({ kind, column }: Place) => sql.ref(`few_${kind}_${column}`);

/** The matches where there are few; and where there are more. */
async function selectRare(
  db: Db,
  places: readonly Place[],
  { perKind, queries }: Asked,
): Promise<{ matches: Match[]; frequent: Place[] }> {
  if (places.length === 0) return { matches: [], frequent: [] };
  const fews = places.map(
    (place) => sql`${fewOf(place)} as materialized (
      select e.record_id, e.place, e.document from search_entries e
      where e.locale = (select locale from asked) and e.kind = ${sql.lit(place.kind)}
        and e.${sql.ref(place.column)} @@ ${queryFor('')} limit ${sql.lit(FEW + 1)})`,
  );
  const parts = places.flatMap((place, index) => {
    const count = sql`(select count(*)::int from ${fewOf(place)})`;
    const [worst, ...better] = [...place.levels].reverse();
    const level = better.reduce(
      (rest, { level: own, weight }) =>
        sql`case when e.document @@ ${queryFor(weight)} then ${sql.lit(own)} else ${rest} end`,
      sql`${sql.lit(worst?.level ?? 0)}`,
    );
    return [
      sql`(select ${sql.lit(index)} as nth, null::text as id, null::int as level, null::int as place,
        ${count} > ${sql.lit(FEW)} as is_frequent)`,
      sql`(select ${sql.lit(index)}, e.record_id::text, ${level} as level, e.place, null from ${fewOf(place)} e
        where ${count} <= ${sql.lit(FEW)} and ${isSeen(place.kind)}
        order by level, e.place, e.record_id limit ${sql.lit(perKind)})`,
    ];
  });
  const result = await sql<{
    nth: number;
    id: string | null;
    level: number;
    place: number;
    is_frequent: boolean | null;
  }>`with ${queries}, ${sql.join(fews)} ${sql.join(parts, sql` union all `)}`.execute(db);
  return {
    matches: result.rows.flatMap(({ nth, id, level, place }) => {
      const kind = places[nth]?.kind;
      return id !== null && kind !== undefined ? [{ kind, id, level, place }] : [];
    }),
    frequent: places.filter((_, index) => result.rows.some((row) => row.nth === index && row.is_frequent)),
  };
}

/** Weights whose words have an index by themselves (0081), as ts_filter names them. Of salons there are too few for one. */
const INDEXED: Partial<Record<Weight, string>> = { A: '{a}', AB: '{a,b}' };

/**
 * The best matches where there are many. Each level takes no more than are needed. A word that stands in many texts stands
 * in few titles at times: these are counted again.
 */
async function selectFrequent(db: Db, places: readonly Place[], { perKind, queries }: Asked): Promise<Match[]> {
  const fews: RawBuilder<unknown>[] = [];
  const best = sql`order by e.place, e.record_id limit ${sql.lit(perKind)}`;
  const parts = places.flatMap(({ kind, column, levels }) =>
    levels.flatMap(({ level, weight }) => {
      const columns = sql`${sql.lit(kind)} as kind, e.record_id::text as id, ${sql.lit(level)} as level, e.place`;
      const entries = sql`search_entries e where e.locale = (select locale from asked) and e.kind = ${sql.lit(kind)}`;
      // The function in place of its operator keeps the planner from the index of words.
      const inOrder = sql`${entries} and ts_match_vq(e.${sql.ref(column)}, ${queryFor(weight)}) and ${isSeen(kind)}`;
      const indexed = kind === 'location' ? undefined : INDEXED[weight];
      if (indexed === undefined) return [sql`(select ${columns} from ${inOrder} ${best})`];
      const few = sql.ref(`few_${kind}_${level}`);
      const count = sql`(select count(*) from ${few})`;
      fews.push(sql`${few} as materialized (select e.record_id, e.place from ${entries}
        and ts_filter(e.document, ${sql.lit(indexed)}) @@ ${queryFor('')} limit ${sql.lit(FEW + 1)})`);
      return [
        sql`(select ${columns} from ${few} e where ${count} <= ${sql.lit(FEW)} and ${isSeen(kind)} ${best})`,
        sql`(select ${columns} from ${inOrder} and ${count} > ${sql.lit(FEW)} ${best})`,
      ];
    }),
  );
  const found = await sql<Match>`with ${sql.join([queries, ...fews])} ${sql.join(parts, sql` union all `)}`.execute(db);
  return found.rows;
}

/** The first of each kind, each record once, where it fits best. */
function bestOf(matches: readonly Match[], perKind: number): SearchMatches {
  const best: SearchMatches = { product: [], article: [], location: [] };
  const ordered = [...matches].sort((a, b) => a.level - b.level || a.place - b.place || Number(a.id) - Number(b.id));
  for (const { kind, id } of ordered) {
    if (best[kind].length < perKind && !best[kind].includes(id)) best[kind].push(id);
  }
  return best;
}

/** Condition: the record of entry `e` can be seen now, in this market. */
function isSeen(kind: SearchKind): RawBuilder<unknown> {
  switch (kind) {
    case 'product':
      return sql`exists (select 1 from products p join product_categories c on c.id = p.category_id
        where p.id = e.record_id and p.enabled and c.enabled and (select market from asked) = any(p.sold_in))`;
    case 'article':
      return sql`exists (select 1 from articles a
        where a.id = e.record_id and a.enabled and a.published_at <= (select now from asked))`;
    case 'location':
      return sql`exists (select 1 from locations l where l.id = e.record_id and l.enabled)`;
  }
}

/**
 * For each word that nothing begins with: up to three known words that are spelt nearly like it, or begin nearly like it.
 * Likeness by trigrams costs ten times the distance: it is asked for only of long words that differ in more than two
 * letters, for which alone it can be high.
 */
export async function selectSpellings(
  db: Db,
  words: readonly string[],
  locale: LocaleCode,
): Promise<Map<string, string[]>> {
  const distance = (word: RawBuilder<unknown>) =>
    sql`levenshtein_less_equal(${word}, asked.word, ${sql.lit(FURTHEST)})`;
  const result = await sql<{ word: string; near: string[] }>`
    select asked.word, array_agg(c.word order by c.distance, c.likeness desc, c.word) as near
    from unnest(${words}::text[]) as asked (word)
    cross join lateral (
      select v.word, d.distance, similarity(v.word, asked.word) as likeness
      from search_vocabulary v
      cross join lateral (select case
        when length(v.word) <= length(asked.word) or length(asked.word) < 4 then ${distance(sql`v.word`)}
        when length(v.word) > length(asked.word) + ${sql.lit(FURTHEST)}
          then ${distance(sql`left(v.word, length(asked.word))`)} + 0.5
        else least(${distance(sql`v.word`)}, ${distance(sql`left(v.word, length(asked.word))`)} + 0.5) end
        as distance offset 0) d
      where v.locale = ${locale} and length(v.word) >= length(asked.word) - 2
        and case
          when d.distance <= case when length(asked.word) <= 4 then 1.5 else 2.5 end then true
          when length(asked.word) < ${sql.lit(LONG)} or d.distance > ${sql.lit(FURTHEST)} + 0.5 then false
          else similarity(v.word, asked.word) >= ${sql.lit(ALIKE)} end
      order by d.distance, likeness desc, v.word limit 3
    ) c
    where length(asked.word) >= 3 and not exists (
      select 1 from search_vocabulary k where k.locale = ${locale} and k.word like asked.word || '%')
    group by asked.word`.execute(db);
  return new Map(result.rows.map(({ word, near }) => [word, near]));
}

function queriesOf(
  words: readonly Spellings[],
  join: Join,
  { locale, marketId, now }: PricingScope,
): RawBuilder<unknown> {
  const columns = (['', 'A', 'AB'] as const).map(
    (weight) => sql`${queryOf(words, join, locale, weight)} as ${sql.ref(QUERY_NAMES[weight])}`,
  );
  return sql`asked as materialized (select ${sql.join(columns)}, ${locale}::text as locale, ${marketId}::int as market,
    ${now}::timestamptz as now)`;
}

/** The text search query: per word each spelling and its stem, as beginnings of words. */
function queryOf(words: readonly Spellings[], join: Join, locale: LocaleCode, weight: Weight): RawBuilder<unknown> {
  const suffix = sql.lit(`:*${weight}`);
  const parts = words.map((spellings) => {
    const alternatives = spellings.map(
      (word) => sql`${word}::text || ${suffix} || '|' || search_stem(${word}, ${locale}) || ${suffix}`,
    );
    return sql`'(' || ${sql.join(alternatives, sql` || '|' || `)} || ')'`;
  });
  return sql`to_tsquery('simple', ${sql.join(parts, sql` || ${sql.lit(join)} || `)})`;
}
