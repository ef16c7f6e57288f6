import type { SearchResult } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { ReadRecords, RecordCache } from '../../../platform/record-cache';
import { type ArticleCardRow, articleCards } from '../../content/pages';
import { type SalonCardRow, salonCards } from '../locations';
import { nextBoundaryOf, type PricingScope } from '../pricing';
import { type TreatmentCardRow, treatmentCards } from '../products';
import type { Card } from './search-card';
import { SEARCH_KINDS, type SearchKind, type SearchMatches } from './search-matches';
import { readSiteCards } from './site-cards';

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
  const scopeKey = `${scope.marketId} ${scope.locale}`;
  const keyOf = (kind: SearchKind) => (id: string) => `${scopeKey} ${kind} ${id}`;
  const keys = SEARCH_KINDS.flatMap((kind) => matches[kind].map(keyOf(kind)));
  const { shown, boundary } = await cards.get(keys, version, scope.now, async (missing) => {
    const isMissing = new Set(missing);
    const of = (kind: SearchKind) => matches[kind].filter((id) => isMissing.has(keyOf(kind)(id)));
    const wanted = {
      product: of('product'),
      article: of('article'),
      location: of('location'),
      bundle: of('bundle'),
      offer: of('offer'),
      voucher: of('voucher'),
      page: of('page'),
    };
    const read = await Promise.all([readCards(db, wanted, scope), readSiteCards(db, wanted, scope)]);
    const found = new Map(read.flatMap((part) => part.cards).map((card) => [keyOf(card.kind)(card.shown.id), card]));
    return { found, boundary: earliest(read.map((part) => part.boundary)) } satisfies ReadRecords<Card>;
  });
  return { search: inGroups(keys.map((key) => shown.get(key))), boundary };
}

/** The groups that were found first are always there, the others when they have something. */
function inGroups(cards: readonly (Card | undefined)[]): SearchResult {
  const groups = {
    treatments: cards.flatMap((card) => (card?.kind === 'product' ? [card.shown] : [])),
    articles: cards.flatMap((card) => (card?.kind === 'article' ? [card.shown] : [])),
    salons: cards.flatMap((card) => (card?.kind === 'location' ? [card.shown] : [])),
    bundles: cards.flatMap((card) => (card?.kind === 'bundle' ? [card.shown] : [])),
    offers: cards.flatMap((card) => (card?.kind === 'offer' ? [card.shown] : [])),
    vouchers: cards.flatMap((card) => (card?.kind === 'voucher' ? [card.shown] : [])),
    pages: cards.flatMap((card) => (card?.kind === 'page' ? [card.shown] : [])),
  };
  return groups;
}

const earliest = (instants: readonly (Date | null)[]): Date | null =>
  instants.reduce((first, next) => (first === null || (next !== null && next < first) ? next : first), null);

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

/** Treatments, articles and salons in one statement. */
async function readCards(
  db: Db,
  { product, article, location }: SearchMatches,
  scope: PricingScope,
): Promise<{ cards: Card[]; boundary: Date | null }> {
  if (product.length + article.length + location.length === 0) return { cards: [], boundary: null };
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
