import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testMarkets } from '../../testing/test-markets';
import type { ReleaseSet } from '../live/release-set';
import { siteMapXml } from './site-map-xml';

const slugs = { pl: 'woman-soft', en: 'woman-soft-bundle' };
const sitemap = {
  products: [{ slugs: { pl: 'pachy', en: 'underarms' }, gender: 'male' }],
  bundles: [{ slugs }],
  offers: [{ slugs: { pl: 'duet', en: 'duo' }, variant: 'flexy' }],
  locations: [],
  articles: [{ href: { pl: '/blog/a/b/', en: '/blog/c/d/' } }],
  cmsPages: [],
};
const releases = {
  modules: [],
  sitemap: {
    'catalog/bundle': { pl: '/paczki/:slug/', en: '/bundles/:slug/' },
    'catalog/mens-product': { pl: '/strefa-mezczyzn/:slug/', en: '/mens-zone/:slug/' },
  },
} as unknown as ReleaseSet;

test('lists the records of live modules in each language, and is shorter while the API is away', async () => {
  const api = createServer((_request, response) => response.end(JSON.stringify({ data: { sitemap } })));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const [market] = testMarkets;
  if (!market) throw new Error('Failed to find a market for the test.');
  const listed = () => siteMapXml(market, releases, 'https://shop.example', `http://127.0.0.1:${port}`);
  const xml = await listed();
  expect(xml).toContain('<loc>https://shop.example/paczki/woman-soft/</loc>');
  expect(xml).toContain('/bundles/woman-soft-bundle/</loc>');
  expect(xml).toContain('<loc>https://shop.example/strefa-mezczyzn/pachy/</loc>');
  expect(xml).toContain('<loc>https://shop.example/blog/a/b/</loc>');
  // No live module has a page for it.
  expect(xml).not.toContain('duet');
  await new Promise((resolve) => api.close(resolve));
  expect(await listed()).not.toContain('woman-soft');
});
