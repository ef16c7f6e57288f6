import type { Bundle, BundleSummary, Offer, OfferSummary, ProductSummary } from '@aksamit/contracts';
import type { Db } from '../../../platform/database';
import { type PageRequest, readSort } from '../../../platform/pagination';
import type { PricingScope } from '../pricing';
import { type BundleFilter, selectBundle, selectBundles } from './bundle-queries';
import { toBundle, toBundleSummary } from './bundle-records';
import { type OfferFilter, selectOffer, selectOffers } from './offer-queries';
import { toOffer, toOfferSummary } from './offer-records';
import { toProductSummary } from './product-records';
import { type SuggestionFilter, selectSuggestions } from './suggestion-queries';

interface ListRequest {
  sort: string | undefined;
  page: PageRequest;
}

/** Bundles sold in the market, a page of them. @throws 422 for a field that cannot be sorted by */
export async function listBundles(
  db: Db,
  filter: BundleFilter,
  { sort, page }: ListRequest,
  scope: PricingScope,
): Promise<{ bundles: BundleSummary[]; total: number; boundary: Date | null }> {
  const order = readSort(sort, ['order', 'name', 'price', 'duration'] as const);
  const { rows, total, boundary } = await selectBundles(db, filter, order, page, scope);
  const bundles = rows.map((row) => toBundleSummary(row, scope.locale, scope.now)).filter((entry) => entry !== null);
  return { bundles, total, boundary };
}

/** A bundle by its slug in any locale; null when there is none in this market. */
export async function findBundle(
  db: Db,
  slug: string,
  scope: PricingScope,
): Promise<{ bundle: Bundle; boundary: Date | null } | null> {
  const found = await selectBundle(db, slug, scope);
  const bundle = found && toBundle(found.row, scope.locale, scope.now);
  return found && bundle ? { bundle, boundary: found.boundary } : null;
}

/** Offers that can be bought now, a page of them. @throws 422 for a field that cannot be sorted by */
export async function listOffers(
  db: Db,
  filter: OfferFilter,
  { sort, page }: ListRequest,
  scope: PricingScope,
): Promise<{ offers: OfferSummary[]; total: number; boundary: Date | null }> {
  const order = readSort(sort, ['order', 'name', 'price', 'duration', 'validTo'] as const);
  const { rows, total, boundary } = await selectOffers(db, filter, order, page, scope);
  const offers = rows.map((row) => toOfferSummary(row, scope.locale, scope.now)).filter((entry) => entry !== null);
  return { offers, total, boundary };
}

/** An offer by its slug in any locale; null when there is none that can be bought now. */
export async function findOffer(
  db: Db,
  slug: string,
  scope: PricingScope,
): Promise<{ offer: Offer; boundary: Date | null } | null> {
  const found = await selectOffer(db, slug, scope);
  const offer = found && toOffer(found.row, scope.locale, scope.now);
  return found && offer ? { offer, boundary: found.boundary } : null;
}

/** Suggestions for some treatments, best first unless sorted. @throws 422 for a field that cannot be sorted by */
export async function listSuggestions(
  db: Db,
  filter: SuggestionFilter,
  { sort, page }: ListRequest,
  scope: PricingScope,
): Promise<{ suggestedProducts: ProductSummary[]; total: number; boundary: Date | null }> {
  const order = readSort(sort, ['name', 'duration', 'price'] as const);
  const { rows, total, boundary } = await selectSuggestions(db, filter, order, page, scope);
  const suggestedProducts = rows
    .map((row) => toProductSummary(row, scope.locale, scope.now))
    .filter((entry) => entry !== null);
  return { suggestedProducts, total, boundary };
}
