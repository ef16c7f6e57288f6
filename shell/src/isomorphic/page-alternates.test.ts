import { testMarkets } from '../testing/test-markets';
import { pageAlternates, unknownPageAlternates } from './page-alternates';

const [pl, gb] = testMarkets;
const sitemap = { 'catalog/product': { pl: '/zabiegi/:slug/', en: '/treatments/:slug/' } };
const match = { module: 'catalog', page: 'product', params: { slug: 'a b' } };

test.each([
  [pl, 'http://localhost', undefined, { pl: '/zabiegi/a%20b/', en: '/en/treatments/a%20b/' }],
  [
    pl,
    'http://localhost',
    { alternates: { pl: '/zabiegi/x/', en: '/treatments/y/' } },
    { pl: '/zabiegi/x/', en: '/en/treatments/y/' },
  ],
  [pl, 'http://localhost', { alternates: { pl: '/zabiegi/x/' } }, { pl: '/zabiegi/x/' }],
  [gb, 'http://localhost', undefined, { en: '/gb/treatments/a%20b/' }],
  [gb, 'https://aksamit.example', undefined, { en: '/treatments/a%20b/' }],
] as const)('names the page in the languages of the market', (market, origin, head, expected) => {
  if (!market) throw new Error('no market');
  const context = { market, locale: 'en', basePath: '', origin } as const;
  expect(pageAlternates(context, sitemap, match, head)).toEqual(expected);
});

test('an unclaimed path has none', () => {
  expect(
    pl && pageAlternates({ market: pl, locale: 'pl', basePath: '', origin: 'http://localhost' }, sitemap, null),
  ).toEqual({});
});

test.each([
  [pl, 'http://localhost', { pl: '/a/b/', en: '/en/a/b/' }],
  [gb, 'http://localhost', { en: '/gb/a/b/' }],
] as const)('a page that nobody knows keeps its path in the languages of the market', (market, origin, expected) => {
  if (!market) throw new Error('no market');
  expect(unknownPageAlternates({ market, locale: 'en', basePath: '', origin }, '/a/b/')).toEqual(expected);
});
