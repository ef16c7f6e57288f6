import type { RenderContext } from '@aksamit/contracts/platform';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import { QueryClient } from '@aksamit/module-sdk/query';
import { createFakeHttp, httpError, renderModule, testPageContext } from '@aksamit/module-sdk/testing';
import { joinShortWords } from '@aksamit/ui';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { pageRecord } from '../testing/page-record';
import home, { HomePage } from './home.page';

const record = pageRecord({
  code: 'home',
  slug: 'home',
  paths: { pl: '/', en: '/' },
  title: 'Strona główna',
  meta: { title: 'Aksamit – depilacja', description: 'W 66 salonach.', keywords: '', canonical: null },
  body: [{ type: 'faq', items: [{ title: 'Czy to boli?', content: 'Zwykle nie.' }] }],
  sections: [
    { kind: 'hero', title: 'Skóra gładka jak aksamit', actions: [{ label: 'Strefa kobiet', path: '/strefa-kobiet/' }] },
    { kind: 'salons', title: 'Blisko', cities: [{ id: '1', name: 'Łódź', locationsCount: 2 }] },
    { kind: 'articles', articles: [] },
  ],
});
const sitemap = {
  'content/home': { pl: '/', en: '/' },
  'content/blog': { pl: '/blog/', en: '/blog/' },
  'catalog/salons': { pl: '/salony/', en: '/salons/' },
  'catalog/womens-zone': { pl: '/strefa-kobiet/', en: '/womens-zone/' },
  'catalog/mens-zone': { pl: '/strefa-mezczyzn/', en: '/mens-zone/' },
};

const api = (answer: () => unknown) => createFakeHttp({ 'GET /cms-pages/home': answer as never });
const away = () => {
  throw httpError(503, 'service_unavailable');
};
const missing = () => {
  throw httpError(404, 'not_found');
};

async function loaded(answer: () => unknown) {
  const http = api(answer);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context = { ...testPageContext('pl'), query: {}, params: {} } as unknown as RenderContext;
  const heads: unknown[] = [];
  const t = createTranslations('pl', { pl, en });
  const result = await home.load?.({ context, http, queryClient, t, setHead: (head) => void heads.push(head) });
  return { result, heads, http };
}

test('the front page is one record: one call, and the page may be stored', async () => {
  const { result, heads, http } = await loaded(() => ({ cmsPage: record }));
  expect(result).toEqual({
    status: 200,
    cacheKeys: ['products', 'cms-page:1', 'locations', 'articles', 'cms-pages', 'promo-bars'],
  });
  expect(heads).toEqual([{ title: 'Aksamit – depilacja', description: 'W 66 salonach.', keywords: '' }]);
  expect(http.calls.map(({ path }) => path)).toEqual(['/cms-pages/home']);
});

test('while the API is away the page is for this visitor only; a missing record is no failure', async () => {
  const before = Date.now();
  const { result } = await loaded(away);
  const { freshUntil = '' } = result && 'cacheKeys' in result ? result : {};
  expect(Date.parse(freshUntil)).toBeGreaterThanOrEqual(before);
  expect((await loaded(missing)).result).toEqual({ status: 200, cacheKeys: ['products', 'cms-pages', 'promo-bars'] });
});

test('shows the sections of the record, and structured data of the shop and of its questions', async () => {
  const { heads } = renderModule(<HomePage />, {
    module: 'content',
    resources: { pl, en },
    http: api(() => ({ cmsPage: record })),
    page: { name: 'home' },
    sitemap,
  });
  const name = joinShortWords('Skóra gładka jak aksamit');
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Łódź/ }).getAttribute('href')).toBe('/salony/?city=%C5%81%C3%B3d%C5%BA');
  expect(heads.at(-1)?.jsonLd).toMatchObject([
    { '@type': 'Organization' },
    { '@type': 'WebSite' },
    { '@type': 'FAQPage', mainEntity: [{ name: 'Czy to boli?' }] },
  ]);
});

test('without its record the page still leads into the shop', async () => {
  renderModule(<HomePage />, {
    module: 'content',
    resources: { pl, en },
    http: api(missing),
    page: { name: 'home' },
    sitemap,
  });
  const name = joinShortWords('Depilacja laserowa i zabiegi na ciało');
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Strefa kobiet' }).getAttribute('href')).toBe('/strefa-kobiet/');
});
