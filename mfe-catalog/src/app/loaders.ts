import type { LoadResult, PageLoader } from '@aksamit/shared-kit/lifecycle';
import { priceListLoader, productLoader, zoneLoader } from './treatment-loaders';
import { salonLoader, salonsLoader, searchLoader } from './visit-loaders';

/** Loaders by page name, for the server. */
export const loaders: Readonly<Record<string, PageLoader>> = {
  'womens-zone': zoneLoader('female'),
  'mens-zone': zoneLoader('male'),
  'womens-product': productLoader('female'),
  'mens-product': productLoader('male'),
  salons: salonsLoader,
  salon: salonLoader,
  search: searchLoader,
  'price-list': priceListLoader,
} satisfies Record<string, (input: never) => Promise<LoadResult>>;
