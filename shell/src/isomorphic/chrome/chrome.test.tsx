import type { PageContext } from '@aksamit/contracts/platform';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import { type RenderResult, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import en from '../../locales/chrome/en.json';
import pl from '../../locales/chrome/pl.json';
import { shopSitemap as sitemap } from '../../testing/shop-sitemap';
import { Footer } from './footer';
import { Header } from './header';
import { missingPages } from './missing-pages';

const context = (locale: 'pl' | 'en', basePath: string): PageContext => ({
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
  locale,
  basePath,
  origin: 'https://aksamit.example',
});
const alternates = { pl: '/cennik/', en: '/en/price-list/' };
const polish = { context: context('pl', ''), path: '/cennik/', sitemap, t: createTranslations('pl', { pl, en }) };
const english = {
  context: context('en', '/en'),
  path: '/price-list/',
  sitemap,
  t: createTranslations('en', { pl, en }),
};

test('header and footer render on the server', () => {
  expect(renderToString(<Header {...polish} alternates={alternates} />)).toContain('Przejdź do treści');
  expect(renderToString(<Footer {...polish} year={2026} />)).toContain('2026');
});

test('links lead into the page’s market and language', () => {
  render(<Header {...english} alternates={alternates} />);
  const [menu] = screen.getAllByRole('link', { name: 'Price list' });
  expect(menu?.getAttribute('href')).toBe('/en/price-list/');
  expect(menu?.getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link', { name: 'Women’s zone' })[0]?.getAttribute('href')).toBe('/en/womens-zone/');
});

test('the language switch leads to the same page in the other language', () => {
  render(<Header {...polish} alternates={alternates} />);
  const [other] = screen.getAllByRole('link', { name: 'English' });
  expect(other?.getAttribute('href')).toBe('/en/price-list/');
  expect(other?.getAttribute('hreflang')).toBe('en');
});

test('booking a visit is a press away: in the bar, and in the menu of a phone', () => {
  render(<Header {...english} alternates={alternates} />);
  const links = screen.getAllByRole('link', { name: 'Book a visit' });
  expect(links.map((link) => [link.dataset.in, link.getAttribute('href')])).toEqual([
    ['menu', '/en/cart/reservation/'],
    ['bar', '/en/cart/reservation/'],
  ]);
});

test('the search is a form that works by itself', () => {
  render(<Header {...polish} alternates={alternates} />);
  const [form] = screen.getAllByRole<HTMLFormElement>('search');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/szukaj/', 'get']);
  expect(
    within(form ?? document.body)
      .getByRole('searchbox')
      .getAttribute('name'),
  ).toBe('q');
});

const hrefs = ({ container }: RenderResult) =>
  [...container.querySelectorAll('a, form')].map(
    (one) => one.getAttribute('href') ?? one.getAttribute('action') ?? 'nowhere',
  );

test('a page that moves in its module moves in menu and footer', () => {
  const moved = {
    ...sitemap,
    'catalog/salons': { pl: '/gabinety/', en: '/studios/' },
    'catalog/bundle': { pl: '/zestawy/:slug/', en: '/sets/:slug/' },
  };
  const header = hrefs(render(<Header {...polish} sitemap={moved} alternates={{}} />));
  expect(header).toContain('/gabinety/');
  const footer = hrefs(render(<Footer {...english} sitemap={moved} year={2026} />));
  expect(footer).toEqual(expect.arrayContaining(['/en/studios/', '/en/sets/woman-soft-bundle/']));
  expect([...header, ...footer].filter((href) => /salony|salons|bundles/.test(href))).toEqual([]);
});

test('links to pages that are not live are left out; the rest of the header stays', () => {
  const { 'catalog/search': _search, 'panel/login': _login, 'cart-checkout/cart': _cart, ...others } = sitemap;
  const { 'cart-checkout/reservation': _reservation, ...live } = others;
  const result = render(<Header {...polish} sitemap={live} alternates={alternates} />);
  expect(new Set(hrefs(result))).toEqual(
    new Set([
      ...['#main', '/', '/strefa-kobiet/', '/salony/', '/cennik/', '/kontakt/', '/en/price-list/'],
      ...['technologia', 'endermologia', 'epilacja'].map((slug) => `/blog/${slug}/`),
      'tel:+48221234567',
    ]),
  );
  // A list opens for the links that are left, and goes with the last of them.
  expect(screen.getAllByText('Blog')).toHaveLength(2);
  expect(screen.queryByText(polish.t('menu.services'))).toBeNull();
  expect(missingPages(live)).toEqual(
    expect.arrayContaining(['cart-checkout/cart', 'cart-checkout/reservation', 'catalog/search', 'panel/login']),
  );
  expect(missingPages(live)).not.toContain('catalog/price-list');
});
