import { createFakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { resources } from '../app/resources';
import { epilation, salon, sitemap, treatment } from '../testing/catalog-records';
import { PriceListPage } from './price-list.page';
import { SalonPage } from './salon.page';
import { SearchPage } from './search.page';

function show(
  ui: ReactElement,
  address: string,
  answers: Parameters<typeof createFakeHttp>[0],
  slug = '',
  name = 'page',
) {
  window.history.replaceState({}, '', address);
  const http = createFakeHttp(answers);
  return renderModule(ui, { module: 'catalog', resources, http, sitemap, page: { name, params: { slug } } });
}

const isShown = (element: Element) => element.closest('[hidden]') === null;

const missing = () => {
  throw httpError(404, 'not_found');
};

test('a salon shows address, hours and the days that differ', async () => {
  const answers = { 'GET /locations/*': () => ({ location: salon() }) };
  const { heads } = show(<SalonPage />, '/salony/krakow-rynek/', answers, 'krakow-rynek');
  expect(await screen.findByRole('heading', { level: 1, name: 'Salon Kraków Rynek' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '+48 12 100 20 30' }).getAttribute('href')).toBe('tel:+48121002030');
  expect(screen.getByRole('row', { name: /sobota całą dobę/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /niedziela nieczynne/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /24\.12\.2026, Wigilia nieczynne/ })).toBeTruthy();
  // One state is shown, and one day of the week's table is today.
  expect(screen.getAllByText(/^Teraz (otwarte|zamknięte)$/).filter(isShown)).toHaveLength(1);
  expect(screen.getAllByText(/dziś/).filter(isShown)).toHaveLength(1);
  expect(heads.at(-1)?.alternates?.en).toBe('/salons/krakow-market-square/');
});

test('a category’s slug under salons lists the salons that serve it', async () => {
  const answers = {
    'GET /locations/*': missing,
    'GET /product-categories': () => ({ productCategories: [epilation] }),
    'GET /locations': () => ({ locations: [salon(), salon({ id: '5', name: 'Online', isVirtual: true })] }),
  };
  const { http } = show(<SalonPage />, '/salony/epilacja/', answers, 'epilacja');
  expect(await screen.findByRole('heading', { level: 1, name: 'Salony: Depilacja laserowa' })).toBeTruthy();
  expect(await screen.findByText('Kraków Rynek')).toBeTruthy();
  expect(screen.queryByText('Online')).toBeNull();
  // Salons of one city stand together, and a city is found where the alphabet has it.
  expect(http.calls.find(({ path }) => path === '/locations')?.options?.query).toMatchObject({ sort: 'city' });
});

test('what is neither salon nor category leads on', async () => {
  const answers = {
    'GET /locations/*': missing,
    'GET /product-categories': () => ({ productCategories: [epilation] }),
  };
  show(<SalonPage />, '/salony/nie-ma/', answers, 'nie-ma');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie znaleźliśmy tego salonu' })).toBeTruthy();
});

/** What an empty search leads to. */
const recommended = {
  'GET /search/suggestions': () => ({
    suggestions: {
      groups: [
        {
          group: 'treatments',
          suggestions: [{ id: '1', title: 'Pachy', detail: '', path: '/strefa-kobiet/pachy/', price: null }],
        },
      ],
    },
  }),
};

test('search shows how many letters are missing and sends no request before', async () => {
  const { http } = show(<SearchPage />, '/szukaj/?q=n', recommended);
  expect(screen.getByText('Wpisz jeszcze 2 litery.')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'o');
  expect(screen.getByText('Wpisz jeszcze 1 literę.')).toBeTruthy();
  expect(http.calls.map(({ path }) => path)).toEqual(['/search/suggestions']);
});

test('search shows results in groups, and states when there are none', async () => {
  const found = { treatments: [treatment()], articles: [], salons: [salon()] };
  const { unmount } = show(<SearchPage />, '/szukaj/?q=nog', { 'GET /search': () => ({ search: found }) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Zabiegi (1)' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Salony (1)' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Artykuły/ })).toBeNull();
  unmount();
  const nothing = { treatments: [], articles: [], salons: [] };
  show(<SearchPage />, '/szukaj/?q=xyzzy', { ...recommended, 'GET /search': () => ({ search: nothing }) });
  expect(await screen.findByText('Nie znaleźliśmy nic dla: xyzzy')).toBeTruthy();
  const way = await screen.findByRole('link', { name: 'Pachy' });
  expect(way.getAttribute('href')).toBe('/strefa-kobiet/pachy/');
  expect(screen.getByRole('link', { name: 'Salony' }).getAttribute('href')).toBe('/salony/');
});

test('search shows pages and vouchers, and leads to all of a group that holds more', async () => {
  const pages = [{ id: '1', title: 'Regulamin sklepu', lead: 'Zasady.', path: '/regulamin/' }];
  const vouchers = [{ id: '9', name: 'Voucher 100 zł', pricing: { price: 10_000, currency: { code: 'PLN' } } }];
  const search = { treatments: [], articles: [], salons: [], pages, vouchers, totals: { vouchers: 60, pages: 1 } };
  const { http, unmount } = show(<SearchPage />, '/szukaj/?q=voucher', { 'GET /search': () => ({ search }) });
  const page = await screen.findByRole('link', { name: 'Regulamin sklepu' });
  expect(page.getAttribute('href')).toBe('/regulamin/');
  expect(screen.getByRole('link', { name: 'Voucher 100 zł' }).getAttribute('href')).toBe('/vouchery/');
  expect(screen.getByRole('link', { name: 'Strony (1)' }).getAttribute('href')).toBe('#pages');
  const all = screen.getByRole('link', { name: 'Pokaż wszystkie: Vouchery (60+)' });
  expect(all.getAttribute('href')).toBe('/szukaj/?q=voucher&group=vouchers');
  expect(http.calls[0]?.options.query).toEqual({ q: 'voucher', counted: '1' });
  unmount();
  const whole = show(<SearchPage />, '/szukaj/?q=voucher&group=vouchers', { 'GET /search': () => ({ search }) });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Vouchery dla: voucher' });
  expect(heading).toBeTruthy();
  expect(whole.http.calls[0]?.options.query).toEqual({ q: 'voucher', group: 'vouchers' });
  const back = await screen.findByRole('link', { name: 'Wszystkie wyniki' });
  expect(back.getAttribute('href')).toBe('/szukaj/?q=voucher');
});

test('the price list shows single and series prices by treatment', async () => {
  const answers = { 'GET /products': () => ({ products: [treatment()] }) };
  const { http } = show(<PriceListPage />, '/cennik/?gender=male', answers);
  const row = await screen.findByRole('row', { name: /Depilacja nóg/ });
  expect(row.textContent).toMatch(/200,00.*900,00.*6 zabiegów, 150,00/);
  expect(http.calls[0]?.options.query).toMatchObject({ gender: 'male' });
  expect(screen.getByRole('link', { name: 'Dla kobiet' }).getAttribute('href')).toBe('/cennik/#results');
});

test('a list of its own asks for its kind only, and leads to the others', async () => {
  const answers = { 'GET /products': () => ({ products: [treatment()] }) };
  const address = '/cennik/pakiety-endermologii/?section=bodyPart';
  const { http, heads } = show(<PriceListPage />, address, answers, '', 'packages-endermology');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cennik pakietów endermologii' })).toBeTruthy();
  expect(http.calls[0]?.options.query).toMatchObject({ category: 'endermology', type: 'package', gender: 'female' });
  expect(heads.at(-1)?.canonicalPath).toBe('/cennik/pakiety-endermologii/');
  expect(screen.getByRole('link', { name: 'Endermologia: pakiety' }).hasAttribute('aria-current')).toBe(true);
  expect(screen.getByRole('link', { name: 'Dla mężczyzn' }).getAttribute('href')).toBe(
    '/cennik/pakiety-endermologii/?gender=male&section=bodyPart#results',
  );
  expect(screen.getByRole('link', { name: 'Oczyszczanie wodorowe: zabiegi' }).getAttribute('href')).toBe(
    '/cennik/zabiegi-oczyszanie-wodorowe/?section=bodyPart',
  );
});
