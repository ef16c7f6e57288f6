import { isTextAddress } from './is-text-address';

const sitemap = {
  'catalog/bundle': { pl: '/paczki/:slug/', en: '/bundles/:slug/' },
  'catalog/price-list': { pl: '/cennik/', en: '/price-list/' },
  'content/faq': { pl: '/faq/', en: '/faq/' },
  'content/cms-page': { pl: '/**', en: '/**' },
};

test.each([
  ['/faq/', true],
  ['/o-nas/', true],
  ['/cennik/', true],
  ['/paczki/kobieta-soft/', false],
])('whether a page shows at %s: %s', (path, isShown) => {
  expect(isTextAddress(sitemap, 'pl', path)).toBe(isShown);
});

test('without the page of the last resort nothing shows there', () => {
  expect(isTextAddress({ 'content/faq': sitemap['content/faq'] }, 'pl', '/o-nas/')).toBe(false);
});
