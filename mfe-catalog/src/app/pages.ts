import type { PageComponents } from '@aksamit/module-sdk/lifecycle';
import { lazy } from 'react';
import { priceLists } from '../features/treatments/price-lists';

const zonePage = () => import(/* webpackChunkName: "page-womens-zone~mens-zone" */ '../pages/zone-page');
const productPage = () => import(/* webpackChunkName: "page-womens-product~mens-product" */ '../pages/product-page');

const offersPage = () =>
  import(
    /* webpackChunkName: "page-special-offers~special-offers-women~special-offers-men~flexi-offers" */ '../pages/offers-page'
  );
const offerPage = () => import(/* webpackChunkName: "page-special-offer~flexi-special-offer" */ '../pages/offer-page');

const priceListPage = lazy(async () => ({
  default: (
    await import(
      /* webpackChunkName: "page-price-list~prices-all~prices-endermology~prices-electrostimulation~prices-hydrogen~packages~packages-endermology~packages-electrostimulation~packages-hydrogen" */ '../pages/price-list-page'
    )
  ).PriceListPage,
}));

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
  ...Object.fromEntries(Object.keys(priceLists).map((name) => [name, priceListPage])),
  vouchers: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-vouchers" */ '../pages/vouchers-page')).VouchersPage,
  })),
  bundles: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-bundles" */ '../pages/bundles-page')).BundlesPage,
  })),
  bundle: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-bundle" */ '../pages/bundle-page')).BundlePage,
  })),
  'special-offers': lazy(async () => ({ default: (await offersPage()).SpecialOffersPage })),
  'special-offers-women': lazy(async () => ({ default: (await offersPage()).WomensSpecialOffersPage })),
  'special-offers-men': lazy(async () => ({ default: (await offersPage()).MensSpecialOffersPage })),
  'flexi-offers': lazy(async () => ({ default: (await offersPage()).FlexiOffersPage })),
  'special-offer': lazy(async () => ({ default: (await offerPage()).OfferPage })),
  'flexi-special-offer': lazy(async () => ({ default: (await offerPage()).OfferPage })),
};
