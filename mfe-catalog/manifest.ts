import type { ModuleDeclarationInput } from '@aksamit/contracts/platform';
import { publications } from '@aksamit/contracts/topics';

/** Query parameters of a zone's list; all others are excluded from the page's cache key. */
const zoneQuery = ['category', 'bodyPart', 'sort', 'page'];

type Page = ModuleDeclarationInput['pages'][number];

/** A page rendered on the server for everybody, at one address in each language. */
const publicPage = (name: string, pl: string, en: string): Page => ({
  name,
  layout: 'plain',
  rendering: 'public',
  patterns: { pl: [pl], en: [en] },
});

/** A price list; its query holds the zone and the arrangement. */
const priceListPage = (name: string, pl: string, en: string): Page => ({
  ...publicPage(name, pl, en),
  query: ['gender', 'section'],
});

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
      // Recorded is one for women.
      example: { answers: { '/api/products/{slug}': { data: { product: { gender: 'male' } } } } },
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
      indexed: false,
    },
    priceListPage('price-list', '/cennik/', '/price-list/'),
    priceListPage('prices-all', '/cennik/zabiegi-i-pakiety/', '/price-list/treatments-and-packages/'),
    priceListPage('prices-endermology', '/cennik/zabiegi-endermologii/', '/price-list/endermology-treatments/'),
    priceListPage(
      'prices-electrostimulation',
      '/cennik/zabiegi-elektrostymulacji/',
      '/price-list/electrostimulation-treatments/',
    ),
    {
      ...priceListPage(
        'prices-hydrogen',
        '/cennik/zabiegi-oczyszanie-wodorowe/',
        '/price-list/hydrogen-cleansing-treatments/',
      ),
      // The specification's address omits letters; correctly spelled ones redirect there too.
      redirectsFrom: { pl: ['/cennik/zabiegi-oczyszczanie-wodorowe/'], en: [] },
    },
    priceListPage('packages', '/cennik-pakiety/', '/price-list-packages/'),
    priceListPage('packages-endermology', '/cennik/pakiety-endermologii/', '/price-list/endermology-packages/'),
    priceListPage(
      'packages-electrostimulation',
      '/cennik/pakiety-elektrostymulacji/',
      '/price-list/electrostimulation-packages/',
    ),
    {
      ...priceListPage(
        'packages-hydrogen',
        '/cennik/pakiety-oczyszanie-wodorowe/',
        '/price-list/hydrogen-cleansing-packages/',
      ),
      redirectsFrom: { pl: ['/cennik/pakiety-oczyszczanie-wodorowe/'], en: [] },
    },
    publicPage('vouchers', '/vouchery/', '/vouchers/'),
    {
      ...publicPage('bundles', '/cennik-paczki/', '/price-list-bundles/'),
      redirectsFrom: { pl: ['/paczki/'], en: ['/bundles/'] },
    },
    publicPage('bundle', '/paczki/:slug/', '/bundles/:slug/'),
    publicPage('special-offers', '/oferty-specjalne/', '/special-offers/'),
    publicPage('special-offers-women', '/oferty-specjalne/strefa-kobiet/', '/special-offers/womens-zone/'),
    publicPage('special-offers-men', '/oferty-specjalne/strefa-mezczyzn/', '/special-offers/mens-zone/'),
    {
      ...publicPage('special-offer', '/oferty-specjalne/:slug/', '/special-offers/:slug/'),
      redirectsFrom: {
        pl: ['/oferty-specjalne/strefa-kobiet/:slug/', '/oferty-specjalne/strefa-mezczyzn/:slug/'],
        en: ['/special-offers/womens-zone/:slug/', '/special-offers/mens-zone/:slug/'],
      },
    },
    {
      ...publicPage('flexi-special-offer', '/oferty-specjalne-flexy/:slug/', '/flexi-special-offers/:slug/'),
      // Recorded is a special one.
      example: { answers: { '/api/offers/{slug}': { data: { offer: { variant: 'flexy' } } } } },
    },
    publicPage('flexi-offers', '/oferta-flexi/', '/flexi-offer/'),
  ],
  fragments: { offers: [] },
  bus: { publishes: publications('commerce'), reads: [] },
  apiVersion: '1',
  budgets: { entryBrotliBytes: 30_200 },
};
