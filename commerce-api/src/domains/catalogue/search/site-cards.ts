import { type LocaleCode, SEARCH_MOST_RESULTS, type SearchPage } from '@aksamit/contracts';
import { buildPath } from '@aksamit/contracts/routing';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { pagePatterns } from '../../../platform/page-patterns';
import { insertFacts, selectShopFacts } from '../../content/facts';
import type { PricingScope } from '../pricing';
import { listBundles, listOffers, selectVouchers } from '../products';
import type { Card } from './search-card';
import type { SearchMatches } from './search-matches';

interface ReadCards {
  cards: Card[];
  /** When one of them changes next with time. */
  boundary: Date | null;
}

const nothing: ReadCards = { cards: [], boundary: null };

/** Cards of bundles, offers, vouchers and pages, in any order: a statement for each kind that has matches. */
export async function readSiteCards(
  db: Db,
  { bundle, offer, voucher, page }: SearchMatches,
  scope: PricingScope,
): Promise<ReadCards> {
  const all = (ids: readonly string[]) => ({ page: 1, perPage: Math.max(ids.length, 1) });
  const read = await Promise.all([
    bundle.length === 0
      ? nothing
      : listBundles(db, { ids: bundle }, { sort: undefined, page: all(bundle) }, scope).then(
          ({ bundles, boundary }): ReadCards => ({
            cards: bundles.map((shown) => ({ kind: 'bundle', shown })),
            boundary,
          }),
        ),
    offer.length === 0
      ? nothing
      : listOffers(db, { ids: offer }, { sort: undefined, page: all(offer) }, scope).then(
          ({ offers, boundary }): ReadCards => ({ cards: offers.map((shown) => ({ kind: 'offer', shown })), boundary }),
        ),
    voucher.length === 0
      ? nothing
      : selectVouchers(db, { ids: voucher }, false, all(voucher), scope).then(
          ({ vouchers }): ReadCards => ({
            cards: vouchers.map((shown) => ({ kind: 'voucher', shown })),
            boundary: null,
          }),
        ),
    page.length === 0 ? nothing : readPages(db, page, scope),
  ]);
  return {
    cards: read.flatMap(({ cards }) => cards),
    boundary: read.reduce<Date | null>(
      (first, { boundary }) => (first === null || (boundary !== null && boundary < first) ? boundary : first),
      null,
    ),
  };
}

interface PageRow {
  id: string;
  title: string;
  lead: string;
  /** A text page's slug, or the name of a page of the shop. */
  address: string;
}

async function readPages(db: Db, ids: readonly string[], { marketId, locale }: PricingScope): Promise<ReadCards> {
  const result = await sql<PageRow>`select s.record_id::text as id, s.title, s.text as lead, s.address
    from site_search_sources s where s.kind = 'page' and s.locale = ${locale} and s.record_id = any(${ids}::bigint[])
    limit ${SEARCH_MOST_RESULTS}`.execute(db);
  const toPage = ({ id, title, lead, address }: PageRow): SearchPage => ({
    id,
    title,
    lead,
    path: pathOf(address, locale),
  });
  const pages = insertFacts(result.rows, await selectShopFacts(db, marketId, locale));
  return { cards: pages.map((row) => ({ kind: 'page', shown: toPage(row) })), boundary: null };
}

const isPageName = (address: string): address is keyof typeof pagePatterns => Object.hasOwn(pagePatterns, address);

const pathOf = (address: string, locale: LocaleCode): string =>
  isPageName(address) ? buildPath(pagePatterns[address][locale]) : `/${address}/`;
