import type { PageComponents } from '@aksamit/shared-kit/lifecycle';
import { lazy } from 'react';

const zonePage = () => import(/* webpackChunkName: "page-womens-zone~mens-zone" */ '../pages/zone-page');
const productPage = () => import(/* webpackChunkName: "page-womens-product~mens-product" */ '../pages/product-page');

/** Pages by their name in the manifest, each with a chunk of its own: people land on one and read it first. */
export const pages: PageComponents = {
  'womens-zone': lazy(async () => ({ default: (await zonePage()).WomensZonePage })),
  'mens-zone': lazy(async () => ({ default: (await zonePage()).MensZonePage })),
  'womens-product': lazy(async () => ({ default: (await productPage()).WomensProductPage })),
  'mens-product': lazy(async () => ({ default: (await productPage()).MensProductPage })),
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
