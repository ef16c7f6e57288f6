import type { PageHead, RenderContext } from '@aksamit/contracts/platform';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import { QueryClient } from '@aksamit/module-sdk/query';
import { createFakeHttp, definedPages, type FakeAnswer, httpError, testPageContext } from '@aksamit/module-sdk/testing';
import { resources } from '../app/resources';
import { offerTilesQuery } from '../features/sales/api/list-offer-tiles';
import { sitemap, treatment } from '../testing/catalog-records';

const zone = definedPages(__dirname).find(({ name }) => name === 'womens-zone');

const facets = { categories: [], bodyPartGroups: [], category: null, bodyPart: null };
const away: FakeAnswer = () => {
  throw httpError(503, 'service_unavailable');
};
const sold: FakeAnswer = () => ({ products: [treatment({ promoValidTo: '2026-12-10T00:00:00+01:00' })], facets });
const nothing: FakeAnswer = () => ({ products: [], facets });

async function load(query: Record<string, string>, products: FakeAnswer, offers: FakeAnswer) {
  const http = createFakeHttp({ 'GET /products': products, 'GET /offers': offers });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context = { ...testPageContext('pl'), page: 'womens-zone', params: {}, query, sitemap };
  const head: PageHead = { title: '' };
  const result = await zone?.load?.({
    context: context as unknown as RenderContext,
    http,
    queryClient,
    t: createTranslations('pl', resources),
    setHead: (next) => void Object.assign(head, next),
  });
  return { result, head, http, tiles: queryClient.getQueryData(offerTilesQuery(http, 'female').queryKey) };
}

test('a zone costs two calls, and its articles the third; it leaves the cache with the first end of what it shows', async () => {
  const validTo = '2026-12-01T00:00:00+01:00';
  const { result, http } = await load({}, sold, () => ({ offers: [{ id: '31', validTo, promoValidTo: null }] }));
  expect(http.calls.map(({ path }) => path).sort()).toEqual(['/offers', '/products']);
  expect(result).toEqual({
    status: 200,
    cacheKeys: ['products', 'categories', 'offers', 'articles', 'product:7', 'product:31'],
    freshUntil: validTo,
  });
});

test.each([
  ['an unknown category', { category: 'nic' }, nothing, 404],
  ['an unknown body part', { bodyPart: 'nic' }, nothing, 404],
  ['a page beyond the last', { page: '99' }, nothing, 404],
  [
    'a part without treatments',
    { bodyPart: 'ears' },
    () => ({ products: [], facets: { ...facets, bodyPart: { code: 'ears', name: 'Uszy', slug: 'uszy' } } }),
    200,
  ],
  ['an unknown filter of an older API', { bodyPart: 'nic' }, () => ({ products: [] }), 200],
  ['an empty catalogue', {}, nothing, 200],
] as const)('%s has the right status', async (_name, query, products, status) => {
  const { result } = await load(query, products, () => ({ offers: [] }));
  expect(result).toMatchObject({ status });
});

test('without its offers a zone is for this visitor only', async () => {
  const before = Date.now();
  const { result, tiles } = await load({}, sold, away);
  expect(tiles).toEqual([]);
  const { freshUntil = '' } = result && 'cacheKeys' in result ? result : {};
  expect(Date.parse(freshUntil)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(freshUntil)).toBeLessThanOrEqual(Date.now());
});

test('without its list there is no zone, and its head is known already', async () => {
  await expect(load({}, away, () => ({ offers: [] }))).rejects.toMatchObject({ status: 503 });
});
