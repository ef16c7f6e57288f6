import type { ArticleSummary, Location, ProductSummary, SearchResult } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { ReadRecords, RecordCache } from '../../../platform/record-cache';
import { type ArticleCardRow, articleCards } from '../../content/pages';
import { type SalonCardRow, salonCards } from '../locations';
import { nextBoundaryOf, type PricingScope } from '../pricing';
import { type TreatmentCardRow, treatmentCards } from '../products';
import type { SearchKind, SearchMatches } from './search-matches';

/** The displayed data of a match. */
export type Card =
  | { kind: 'product'; shown: ProductSummary }
  | { kind: 'article'; shown: ArticleSummary }
  | { kind: 'location'; shown: Location };

/** Where cards come from: the cache of this version of the lists, else the database. */
export interface CardSource {
  db: Db;
  cards: RecordCache<Card>;
  version: string;
}

/**
 * The cards of the matches, in their order. A record shown since the last edit is not read again, whatever the query.
 * @returns them, and when a price in them changes next
 */
export async function cardsOf(
  { db, cards, version }: CardSource,
  matches: SearchMatches,
  scope: PricingScope,
): Promise<{ search: SearchResult; boundary: Date | null }> {
  const { product, article, location } = matches;
  const scopeKey = `${scope.marketId} ${scope.locale}`;
  const keyOf = (kind: SearchKind) => (id: string) => `${scopeKey} ${kind} ${id}`;
  const keys = [...product.map(keyOf('product')), ...article.map(keyOf('article')), ...location.map(keyOf('location'))];
  const { shown, boundary } = await cards.get(keys, version, scope.now, async (missing) => {
    const isMissing = new Set(missing);
    const of = (kind: SearchKind) => matches[kind].filter((id) => isMissing.has(keyOf(kind)(id)));
    const read = await readCards(
      db,
      { product: of('product'), article: of('article'), location: of('location') },
      scope,
    );
    const found = new Map(read.cards.map((card) => [keyOf(card.kind)(card.shown.id), card]));
    return { found, boundary: read.boundary } satisfies ReadRecords<Card>;
  });
  const search: SearchResult = { treatments: [], articles: [], salons: [] };
  for (const key of keys) {
    const card = shown.get(key);
    if (card?.kind === 'product') search.treatments.push(card.shown);
    else if (card?.kind === 'article') search.articles.push(card.shown);
    else if (card) search.salons.push(card.shown);
  }
  return { search, boundary };
}

interface CardRows {
  treatments: TreatmentCardRow[] | null;
  articles: ArticleCardRow[] | null;
  salons: SalonCardRow[] | null;
  /** When any price of the market changes next. */
  boundary: string | null;
}

/** As a subquery the list is hidden from the planner, which would plan again for each number of ids. */
const chosenOf = (ids: readonly string[]) =>
  sql`select i.record_id, i.nth from unnest((select ${ids}::bigint[])) with ordinality i (record_id, nth)`;

/** All kinds in one statement. */
async function readCards(
  db: Db,
  { product, article, location }: SearchMatches,
  scope: PricingScope,
): Promise<{ cards: Card[]; boundary: Date | null }> {
  const { locale, now } = scope;
  // A kind without matches is left out whole: PostgreSQL prepares to run even what then finds nothing.
  const selected = (ids: readonly string[], select: (chosen: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    ids.length > 0 ? select(chosenOf(ids)) : sql`null`;
  const result = await sql<CardRows>`select
    ${selected(product, (chosen) => treatmentCards.select(chosen, scope))} as treatments,
    ${selected(article, (chosen) => articleCards.select(chosen, locale))} as articles,
    ${selected(location, (chosen) => salonCards.select(chosen, now))} as salons,
    ${product.length > 0 ? nextBoundaryOf(scope) : sql`null`} as boundary`.execute(db);
  const rows = result.rows[0];
  const cards: Card[] = [
    ...treatmentCards.read(rows?.treatments ?? null, scope).map((shown) => ({ kind: 'product' as const, shown })),
    ...articleCards.read(rows?.articles ?? null, locale).map((shown) => ({ kind: 'article' as const, shown })),
    ...salonCards.read(rows?.salons ?? null, locale).map((shown) => ({ kind: 'location' as const, shown })),
  ];
  return { cards, boundary: rows?.boundary ? new Date(rows.boundary) : null };
}
