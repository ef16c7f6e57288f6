import type { PageContext } from '@aksamit/contracts/platform';
import { gone, notFound } from './not-found';

const context = {
  locale: 'en',
  basePath: '/en',
  market: { brand: { name: 'Velvet & Co' } },
} as unknown as PageContext;
const sitemap = {
  'catalog/search': { pl: '/szukaj/', en: '/search/' },
  'catalog/salons': { pl: '/salony/', en: '/salons/' },
};

test.each([
  ['a missing page', notFound, 'We can’t find this page'],
  ['a removed page', gone, 'This page has been removed'],
])('%s offers the search, pages that are deployed, and the home page', (_, errorState, heading) => {
  const { title, html } = errorState(context, sitemap);
  expect(title).toContain('Velvet & Co');
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html).toContain('<form role="search" method="get" action="/en/search/"');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/en/salons/', '/en/']);
});

test('without deployed modules the home page is left', () => {
  const { html } = notFound(context, {});
  expect(html).not.toContain('<form');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/en/']);
});
