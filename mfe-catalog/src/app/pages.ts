import type { PageComponents } from '@aksamit/shared-kit/lifecycle';
import { lazy } from 'react';
import { MensProductPage, WomensProductPage } from '../pages/product-page';
import { MensZonePage, WomensZonePage } from '../pages/zone-page';

/** Pages by their name in the manifest. Zones and products are what people land on, so that they are in the entry. */
export const pages: PageComponents = {
  'womens-zone': WomensZonePage,
  'mens-zone': MensZonePage,
  'womens-product': WomensProductPage,
  'mens-product': MensProductPage,
  salons: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-salons" */ '../pages/salons-page')).SalonsPage,
  })),
  salon: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-salon" */ '../pages/salon-page')).SalonPage,
  })),
  search: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-search" */ '../pages/search-page')).SearchPage,
  })),
  'price-list': lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-price-list" */ '../pages/price-list-page')).PriceListPage,
  })),
};
