/** Structured data of every public page against the vocabulary that schema.org publishes. */

import type { Opinion } from '@aksamit/contracts';
import type { LocaleCode } from '@aksamit/contracts/platform';
import { serviceJsonLd } from '@aksamit/contracts/structured-data';
import { reviewEntries } from '../../../mfe-content/src/features/opinions/opinion-json-ld';
import { publicPages, sitemap } from '../rendered-pages/public-pages';
import { recordedAnswers, renderedPage } from '../rendered-pages/rendered-page';
import { readVocabulary, vocabularyProblems } from './schema-org';

const vocabulary = readVocabulary();
const answers = recordedAnswers();

const LOCALES: LocaleCode[] = ['pl', 'en'];
const shown = publicPages.flatMap(({ module, page }) =>
  LOCALES.map((locale) => ({ module, page, locale, title: `${module.name}/${page.name} (${locale})` })),
);
const typesOf = (records: readonly Record<string, unknown>[]): unknown[] => records.flatMap((one) => one['@type']);

test.each(shown)('$title: types, properties and values are those of schema.org', async ({ module, page, locale }) => {
  const { head, status } = await renderedPage(module, page, { locale, sitemap, answers });
  const records = head.jsonLd ?? [];
  expect(records.flatMap((record) => vocabularyProblems(vocabulary, record))).toEqual([]);
  // Who cannot be found needs no structured data.
  if (status !== 200 || head.robots === 'noindex') return;
  expect(records.length).toBeGreaterThan(0);
  // The front page is where every way begins.
  if (page.name !== 'home') expect(typesOf(records)).toContain('BreadcrumbList');
  // No personal data: authors of articles are named, and those of opinions as the page shows them.
  const text = JSON.stringify(records);
  if (!/^(?:article|blog-author|opinions)/.test(page.name)) expect(text).not.toContain('"Person"');
  expect(text).not.toContain('undefined');
});

test.each([
  ['catalog/womens-zone', 'ItemList'],
  ['catalog/womens-product', 'Product'],
  ['catalog/womens-product', 'FAQPage'],
  ['catalog/price-list', 'ItemList'],
  ['catalog/bundles', 'ItemList'],
  ['catalog/bundle', 'Product'],
  ['catalog/special-offers', 'ItemList'],
  ['catalog/special-offer', 'Product'],
  ['catalog/salons', 'ItemList'],
  ['catalog/salon', 'BeautySalon'],
  ['catalog/vouchers', 'Product'],
  ['catalog/vouchers', 'FAQPage'],
  ['content/home', 'Organization'],
  ['content/home', 'WebSite'],
  ['content/blog', 'ItemList'],
  ['content/blog-category', 'ItemList'],
  ['content/article', 'Article'],
  ['content/blog-author', 'ProfilePage'],
  ['content/opinions', 'Organization'],
])('%s holds %s', async (name, type) => {
  const found = shown.find(({ title }) => title === `${name} (pl)`);
  if (!found) throw new Error(`Failed to find the page ${name}.`);
  const { head } = await renderedPage(found.module, found.page, { locale: 'pl', sitemap, answers });
  expect(typesOf(head.jsonLd ?? [])).toContain(type);
});

test('a verified opinion is a review of its treatment', () => {
  const product = { id: '7', name: 'Łydki', slug: 'lydki', slugs: { pl: 'lydki', en: 'calves' }, gender: 'female' };
  const opinion: Opinion = {
    id: '1',
    authorName: 'Anna N.',
    rating: 5,
    content: 'Spokojna wizyta.',
    locale: 'pl',
    isTranslated: false,
    verification: 'visit',
    location: null,
    product,
    reply: null,
    createdAt: '2026-11-02T09:00:00+00:00',
  };
  const reviews = reviewEntries([opinion], ({ slug }) => `https://shop.example/strefa-kobiet/${slug}/`);
  expect(typesOf(reviews)).toEqual(['Review']);
  expect(reviews.flatMap((record) => vocabularyProblems(vocabulary, record))).toEqual([]);
});

test('the list of salons is one of local businesses', async () => {
  const found = shown.find(({ title }) => title === 'catalog/salons (pl)');
  if (!found) throw new Error('Failed to find the page of salons.');
  const { head } = await renderedPage(found.module, found.page, { locale: 'pl', sitemap, answers });
  const list = head.jsonLd?.find((record) => record['@type'] === 'ItemList');
  expect(list?.itemListElement).toMatchObject([
    { position: 1, item: { '@type': 'BeautySalon', address: { addressCountry: 'PL' } } },
  ]);
});

test('a kind of treatment is a service', () => {
  const trail = [
    { label: 'Aksamit', href: '/' },
    { label: 'Endermologia', href: '/endermologia/' },
  ];
  const page = { origin: 'https://shop.example', brand: 'Aksamit', path: '/endermologia/', trail };
  const service = serviceJsonLd(
    {
      name: 'Endermologia',
      description: 'Masaż podciśnieniowy.',
      image: '/api/images/treatments/1-1280.webp',
      offers: [{ name: 'Uda', href: '/strefa-kobiet/uda/', price: '120.00', currency: 'PLN' }],
      rating: { average: 4.527, count: 12 },
    },
    page,
  );
  expect(vocabularyProblems(vocabulary, service)).toEqual([]);
  expect(service).toMatchObject({
    '@id': 'https://shop.example/endermologia/#service',
    offers: [{ url: 'https://shop.example/strefa-kobiet/uda/', price: '120.00' }],
    aggregateRating: { ratingValue: 4.53, ratingCount: 12 },
  });
  const bare = serviceJsonLd({ name: 'Dermapen', description: 'Mikronakłuwanie.' }, page);
  expect(vocabularyProblems(vocabulary, bare)).toEqual([]);
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['offers']));
});

test.each([
  [{ '@type': 'BeautySaloon', name: 'A' }, 'BeautySaloon: no such type BeautySaloon'],
  [{ '@type': 'Product', prize: 1 }, 'Product.prize: no such property of Product'],
  // A service's property on a product.
  [{ '@type': 'Product', serviceType: 'A' }, 'Product.serviceType: no such property of Product'],
  [{ '@type': 'Product', offers: { '@type': 'Question' } }, 'Product.offers: Question is not expected'],
  [{ '@type': 'Product', offers: [{ '@type': 'Offer', cost: 1 }] }, 'Product.offers.cost: no such property of Offer'],
  [{ '@type': 'Product', image: [] }, 'Product.image: empty'],
  [{ '@type': 'Product', name: '' }, 'Product.name: empty'],
  [{ '@type': 'Product', aggregateRating: 4 }, 'Product.aggregateRating: no number is expected'],
  [{ '@type': 'Offer', availability: 'https://schema.org/InStok' }, 'Offer.availability: no string is expected'],
  [{ name: 'A' }, ': no type'],
])('a mistake is found: %j', (record, problem) => {
  expect(vocabularyProblems(vocabulary, record)).toEqual([problem]);
});

test('inherited properties and members of an enumeration are known', () => {
  const record = {
    '@type': 'BeautySalon',
    name: 'Aksamit',
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '09:00' },
  };
  expect(vocabularyProblems(vocabulary, record)).toEqual([]);
});
