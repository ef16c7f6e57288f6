import type { SearchResult } from '@aksamit/shared-kit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database';
import { type TreatmentCardRow, treatmentCards } from '../catalog';
import { type ArticleCardRow, articleCards } from '../content';
import { type SalonCardRow, salonCards } from '../locations';
import { nextBoundaryOf, type PricingScope } from '../pricing';
import type { SearchMatches } from './search-queries';

interface CardRows {
  treatments: TreatmentCardRow[] | null;
  articles: ArticleCardRow[] | null;
  salons: SalonCardRow[] | null;
  /** When any price of the market changes next. */
  boundary: string | null;
}

/** As a subquery the list is hidden from the planner, which would plan anew for each number of ids. */
const chosenOf = (ids: readonly string[]) =>
  sql`select i.record_id, i.nth from unnest((select ${ids}::bigint[])) with ordinality i (record_id, nth)`;

/**
 * What is shown of the matches, in their order: all kinds in one statement.
 * @returns them, and when a price in them changes next
 */
export async function selectCards(
  db: Db,
  { product, article, location }: SearchMatches,
  scope: PricingScope,
): Promise<{ search: SearchResult; boundary: Date | null }> {
  const { locale, now } = scope;
  // A kind without matches is left out whole: PostgreSQL prepares to run even what then finds nothing.
  const cardsOf = (ids: readonly string[], select: (chosen: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    ids.length > 0 ? select(chosenOf(ids)) : sql`null`;
  const isEmpty = product.length + article.length + location.length === 0;
  const result = isEmpty
    ? null
    : await sql<CardRows>`select
        ${cardsOf(product, (chosen) => treatmentCards.select(chosen, scope))} as treatments,
        ${cardsOf(article, (chosen) => articleCards.select(chosen, locale))} as articles,
        ${cardsOf(location, (chosen) => salonCards.select(chosen, now))} as salons,
        ${product.length > 0 ? nextBoundaryOf(scope) : sql`null`} as boundary`.execute(db);
  const rows = result?.rows[0];
  const search = {
    treatments: treatmentCards.read(rows?.treatments ?? null, scope),
    articles: articleCards.read(rows?.articles ?? null, locale),
    salons: salonCards.read(rows?.salons ?? null, locale),
  };
  return { search, boundary: rows?.boundary ? new Date(rows.boundary) : null };
}
