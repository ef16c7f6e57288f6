import type { Sitemap } from '@aksamit/contracts/platform';

/** Some pages that header and footer link; a shop with these alone has no others. */
export const shopSitemap: Sitemap = {
  'content/home': { pl: '/', en: '/' },
  'content/contact': { pl: '/kontakt/', en: '/contact/' },
  'content/blog-category': { pl: '/blog/:categorySlug/', en: '/blog/:categorySlug/' },
  'catalog/womens-zone': { pl: '/strefa-kobiet/', en: '/womens-zone/' },
  'catalog/price-list': { pl: '/cennik/', en: '/price-list/' },
  'catalog/salons': { pl: '/salony/', en: '/salons/' },
  'catalog/search': { pl: '/szukaj/', en: '/search/' },
  'catalog/bundle': { pl: '/paczki/:slug/', en: '/bundles/:slug/' },
  'cart-checkout/cart': { pl: '/koszyk/', en: '/cart/' },
  'cart-checkout/reservation': { pl: '/koszyk/rezerwacja/', en: '/cart/reservation/' },
  'panel/login': { pl: '/konto/logowanie/', en: '/account/login/' },
  'panel/dashboard': { pl: '/panel/', en: '/panel/' },
};
