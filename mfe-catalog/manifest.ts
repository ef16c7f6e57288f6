import type { ModuleDeclarationInput } from '@aksamit/shared-kit/contracts/platform';

/** What the query of a zone's list may say; everything else is left out of the page's cache key. */
const zoneQuery = ['category', 'bodyPart', 'sort', 'page'];

/** What the catalog claims and uses. Data only: releases carry it, the shell reads it. */
export const manifest: ModuleDeclarationInput = {
  name: 'catalog',
  pages: [
    {
      name: 'womens-zone',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/strefa-kobiet/'], en: ['/womens-zone/'] },
      query: zoneQuery,
    },
    {
      name: 'mens-zone',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/strefa-mezczyzn/'], en: ['/mens-zone/'] },
      query: zoneQuery,
    },
    {
      name: 'womens-product',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/strefa-kobiet/:slug/'], en: ['/womens-zone/:slug/'] },
    },
    {
      name: 'mens-product',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/strefa-mezczyzn/:slug/'], en: ['/mens-zone/:slug/'] },
    },
    {
      name: 'salons',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/salony/'], en: ['/salons/'] },
      query: ['city'],
    },
    {
      name: 'salon',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/salony/:slug/'], en: ['/salons/:slug/'] },
    },
    {
      name: 'search',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/szukaj/'], en: ['/search/'] },
      query: ['q'],
    },
    {
      name: 'price-list',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/cennik/'], en: ['/price-list/'] },
      query: ['gender', 'section'],
    },
  ],
  fragments: {
    offers: [],
    uses: [{ module: 'cart-checkout', name: 'add-to-cart', version: 1 }],
  },
  bus: { publishes: [], reads: [] },
  apiVersion: '1',
  budgets: { entryBrotliBytes: 30_000 },
};
