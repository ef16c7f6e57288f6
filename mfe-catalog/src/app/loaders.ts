import type { LoadResult, PageLoader } from '@aksamit/module-sdk/lifecycle';
import { isPriceListPage, priceLists } from '../features/treatments/price-lists';
import { bundleLoader, bundlesLoader, offerLoader, offersLoader, vouchersLoader } from './sale-loaders';
import { priceListLoader, productLoader, zoneLoader } from './treatment-loaders';
import { salonLoader, salonsLoader, searchLoader } from './visit-loaders';

const priceListLoaders = Object.fromEntries(
  Object.keys(priceLists)
    .filter(isPriceListPage)
    .map((page) => [page, priceListLoader(page)]),
);

/** Loaders by page name, for the server. */
export const loaders: Readonly<Record<string, PageLoader>> = {
  'womens-zone': zoneLoader('female'),
  'mens-zone': zoneLoader('male'),
  'womens-product': productLoader('female'),
  'mens-product': productLoader('male'),
  salons: salonsLoader,
  salon: salonLoader,
  search: searchLoader,
  ...priceListLoaders,
  vouchers: vouchersLoader,
  bundles: bundlesLoader,
  bundle: bundleLoader,
  'special-offers': offersLoader('special'),
  'special-offers-women': offersLoader('special', 'female'),
  'special-offers-men': offersLoader('special', 'male'),
  'special-offer': offerLoader('special'),
  'flexi-special-offer': offerLoader('flexy'),
  'flexi-offers': offersLoader('flexy'),
} satisfies Record<string, (input: never) => Promise<LoadResult>>;
