import type { PageContext } from '@aksamit/contracts/platform';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ChromeFooter, ChromeHeader } from '../../isomorphic/chrome-document';
import { shopSitemap as sitemap } from '../../testing/shop-sitemap';
import type { ReleaseSet } from '../model/release-set';
import type { RegionProblem } from '../model/rendered-page';
import { renderChrome } from './render-chrome';
import { renderRoot } from './render-root';

jest.mock('react-dom/server', () => {
  const actual = jest.requireActual('react-dom/server');
  return { ...actual, renderToString: jest.fn(actual.renderToString) };
});
const renderings = jest.mocked(renderToString).mock.calls;
beforeEach(() => {
  renderings.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

const context = {
  market: {
    id: 1,
    slug: 'pl',
    name: 'Polska',
    gtmId: null,
    additionalVisitTime: 15,
    locales: [
      { id: 1, name: 'Polski', code: 'pl', isoCode: 'pl' },
      { id: 2, name: 'English', code: 'en', isoCode: 'en' },
    ],
    currencies: [],
    hosts: [],
    pathPrefix: '',
    brand: { name: 'Aksamit', phone: '+48 22 123 45 67', email: 'a@example.com', complaintsEmail: 'c@example.com' },
    defaultPaymentMethod: 'przelewy24',
  },
  locale: 'pl',
  basePath: '',
  origin: 'https://aksamit.example',
} satisfies PageContext;
const page = { context, path: '/cennik/', alternates: { pl: '/cennik/', en: '/en/price-list/' } };
const newSet = (): ReleaseSet => ({ sitemap }) as ReleaseSet;

const rendered = async (set: ReleaseSet, props: Parameters<typeof renderChrome>[1] = page) => {
  const problems: RegionProblem[] = [];
  return { chrome: await renderChrome(set, props, problems), problems };
};

test('header and footer are rendered once per release set for all pages that mark the same links', async () => {
  const set = newSet();
  const { chrome } = await rendered(set);
  const below = await rendered(set, { ...page, path: '/cennik/depilacja/', alternates: { pl: '/a/', en: '/en/b/' } });
  const besideIt = await rendered(set, { ...page, path: '/cennik/masaz/', alternates: { pl: '/c/', en: '/en/d/' } });
  expect(renderings).toHaveLength(4);
  expect(below.chrome.headerHtml).not.toBe(chrome.headerHtml);
  expect(besideIt.chrome.headerHtml).toBe(
    below.chrome.headerHtml.replaceAll('/a/', '/c/').replaceAll('/en/b/', '/en/d/'),
  );
  await rendered(newSet());
  expect(renderings).toHaveLength(6);
});

const paths = Object.values(sitemap).flatMap(({ pl }) => [
  pl.replace(/[:{*].*/, ''),
  `${pl.replace(/[:{*].*/, '')}x/y/`,
]);

test.each([...new Set([...paths, '/', '/nieznane/', '/blog/technologia/', '/paczki/woman-soft/'])])(
  '%s: they are what a rendering of its own shows',
  async (path) => {
    const own = { ...page, path, alternates: { pl: path, en: `/en${path}?a=1&b="` } };
    const { chrome } = await rendered(newSet(), own);
    const props = { ...own, sitemap };
    const header = await renderRoot(createElement(ChromeHeader, props), { key: 'shell', identifierPrefix: 'header-' });
    const footer = await renderRoot(createElement(ChromeFooter, props), { key: 'shell', identifierPrefix: 'footer-' });
    expect(chrome).toEqual({
      headerHtml: header.html,
      footerHtml: footer.html,
      styles: [header.style, footer.style],
    });
  },
);

test('market, language, addresses and year are part of what they are cached by', async () => {
  const set = newSet();
  const { chrome } = await rendered(set);
  const alone = await rendered(set, { ...page, alternates: { pl: '/cennik/' } });
  expect(alone.chrome.headerHtml).not.toContain('hrefLang="en"');
  expect(chrome.headerHtml).toContain('hrefLang="en"');
  const brand = { ...context.market.brand, phone: '+48 22 765 43 21' };
  const edited = await rendered(set, { ...page, context: { ...context, market: { ...context.market, brand } } });
  expect(edited.chrome.headerHtml).toContain('+48 22 765 43 21');
  jest.useFakeTimers({ now: new Date('2031-01-01T12:00:00Z'), doNotFake: ['setImmediate', 'nextTick'] });
  expect((await rendered(set)).chrome.footerHtml).toContain('2031');
});

test('what threw is not cached, and is reported each time', async () => {
  const set = newSet();
  const broken = { ...page, context: { ...context, market: { ...context.market, brand: { name: 'Aksamit' } } } };
  const attempts = [await rendered(set, broken as typeof page), await rendered(set, broken as typeof page)];
  for (const { problems } of attempts) expect(problems.map(({ region }) => region)).toContain('header');
  expect(renderings).toHaveLength(4);
});
