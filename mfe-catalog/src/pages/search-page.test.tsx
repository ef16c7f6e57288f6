import { createFakeHttp, renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resources } from '../app/resources';
import { salon, sitemap, treatment } from '../testing/catalog-records';
import { SearchPage } from './search.page';

function show(address: string, answers: Parameters<typeof createFakeHttp>[0]) {
  window.history.replaceState({}, '', address);
  const page = { name: 'search', params: {} };
  return renderModule(<SearchPage />, { module: 'catalog', resources, http: createFakeHttp(answers), sitemap, page });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const isShown = (element: Element) => element.closest('[hidden]') === null;

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
  const { http } = show('/szukaj/?q=n', recommended);
  expect(screen.getByText('Szukaj wśród zabiegów, ofert i voucherów, salonów i artykułów.')).toBeTruthy();
  expect(screen.getByText('Wpisz jeszcze 2 litery.')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'o');
  expect(screen.getByText('Wpisz jeszcze 1 literę.')).toBeTruthy();
  expect(http.calls.map(({ path }) => path)).toEqual(['/search/suggestions']);
});

test('search shows results in groups, and states when there are none', async () => {
  const found = { treatments: [treatment()], articles: [], salons: [salon()] };
  const { unmount } = show('/szukaj/?q=nog', { 'GET /search': () => ({ search: found }) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Zabiegi (1)' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Salony (1)' })).toBeTruthy();
  // As in the lists of salons: whether it is open, and the way to a visit.
  expect(screen.getAllByText(/^Teraz (otwarte|zamknięte)$/).filter(isShown)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Umów wizytę: Kraków Rynek' }).getAttribute('href')).toBe(
    '/salony/krakow-rynek/#visit',
  );
  expect(screen.queryByRole('heading', { name: /Artykuły/ })).toBeNull();
  unmount();
  const nothing = { treatments: [], articles: [], salons: [] };
  show('/szukaj/?q=xyzzy', { ...recommended, 'GET /search': () => ({ search: nothing }) });
  expect(await screen.findByText('Nie znaleźliśmy nic dla: xyzzy')).toBeTruthy();
  const way = await screen.findByRole('link', { name: 'Pachy' });
  expect(way.getAttribute('href')).toBe('/strefa-kobiet/pachy/');
  expect(screen.getByRole('link', { name: 'Salony' }).getAttribute('href')).toBe('/salony/');
});

test('search shows pages and vouchers, and leads to all of a group that holds more', async () => {
  const pages = [{ id: '1', title: 'Regulamin sklepu', lead: 'Zasady.', path: '/regulamin/' }];
  const vouchers = [{ id: '9', name: 'Voucher 100 zł', pricing: { price: 10_000, currency: { code: 'PLN' } } }];
  const search = { treatments: [], articles: [], salons: [], pages, vouchers, totals: { vouchers: 60, pages: 1 } };
  const { http, unmount } = show('/szukaj/?q=voucher', { 'GET /search': () => ({ search }) });
  const page = await screen.findByRole('link', { name: 'Regulamin sklepu' });
  expect(page.getAttribute('href')).toBe('/regulamin/');
  expect(screen.getByRole('link', { name: 'Voucher 100 zł' }).getAttribute('href')).toBe('/vouchery/');
  expect(screen.getByRole('link', { name: 'Strony (1)' }).getAttribute('href')).toBe('#pages');
  const all = screen.getByRole('link', { name: 'Pokaż wszystkie: Vouchery (60+)' });
  expect(all.getAttribute('href')).toBe('/szukaj/?q=voucher&group=vouchers');
  expect(http.calls[0]?.options.query).toEqual({ q: 'voucher', counted: '1' });
  unmount();
  const whole = show('/szukaj/?q=voucher&group=vouchers', { 'GET /search': () => ({ search }) });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Vouchery dla: voucher' });
  expect(heading).toBeTruthy();
  expect(whole.http.calls[0]?.options.query).toEqual({ q: 'voucher', group: 'vouchers' });
  const back = await screen.findByRole('link', { name: 'Wszystkie wyniki' });
  expect(back.getAttribute('href')).toBe('/szukaj/?q=voucher');
});
