import { createFakeHttp, FakePage, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { resources } from '../app/resources';
import { epilation, salon, sitemap, treatment } from '../testing/catalog-records';
import { PriceListPage } from './price-list.page';
import { SalonPage } from './salon.page';
import { SalonInCategoryPage } from './salon-category.page';
import { SalonsPage } from './salons.page';
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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const isShown = (element: Element) => element.closest('[hidden]') === null;

const missing = () => {
  throw httpError(404, 'not_found');
};

test('a salon shows address, hours and the days that differ', async () => {
  const answers = {
    'GET /locations/nearby': () => ({ locations: [{ ...salon(), distanceKm: 0 }] }),
    'GET /locations/*': () => ({ location: salon() }),
  };
  const { heads } = show(<SalonPage />, '/salony/krakow-rynek/', answers, 'krakow-rynek');
  expect(await screen.findByRole('heading', { level: 1, name: 'Salon Kraków Rynek' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '+48 12 100 20 30' }).getAttribute('href')).toBe('tel:+48121002030');
  expect(screen.getByRole('row', { name: /sobota całą dobę/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /niedziela nieczynne/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /24\.12\.2026, Wigilia nieczynne/ })).toBeTruthy();
  // One state is shown, and one day of the week's table is today.
  expect(screen.getAllByText(/^Teraz (otwarte|zamknięte)$/).filter(isShown)).toHaveLength(1);
  expect(screen.getAllByText(/\(dziś\)/).filter(isShown)).toHaveLength(1);
  expect(heads.at(-1)?.alternates?.en).toBe('/salons/krakow-market-square/');
});

const detailed = {
  ...salon(),
  services: [
    { category: 'epilation', treatmentsCount: 12, priceFrom: 8900, productId: '7', productName: 'Depilacja pach' },
  ],
  team: [{ firstName: 'Alicja', categories: ['Depilacja laserowa', 'Fale radiowe'] }],
};

const inSalon = { id: '4', name: 'Kraków Rynek', slug: 'krakow-rynek', city: 'Kraków' };

test('a salon shows its first free time where one is near', async () => {
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const { http } = show(
    <SalonPage />,
    '/salony/krakow-rynek/',
    {
      'GET /locations/*': () => ({ location: detailed }),
      'GET /locations': () => ({ locations: [salon()] }),
      'GET /events/first-free-times': () => ({ firstFreeTimes: [{ location: inSalon, startAt: soon }] }),
    },
    'krakow-rynek',
  );
  expect(await screen.findByText(/^Pierwszy wolny termin: .+, \d{1,2}:\d\d \(Depilacja pach\)\.$/)).toBeTruthy();
  expect(http.calls.some(({ path }) => path === '/events/first-free-day')).toBe(false);
});

test('a salon shows its team, and leads to its prices', async () => {
  const answers = {
    'GET /locations/*': () => ({ location: detailed }),
    'GET /locations': () => ({ locations: [salon()] }),
    'GET /events/first-free-times': () => ({ firstFreeTimes: [{ location: inSalon, startAt: null }] }),
    'GET /events/first-free-day': () => ({ eventFirstFreeDay: { date: '2026-12-18', locationId: '4' } }),
  };
  const { http } = show(<SalonPage />, '/salony/krakow-rynek/', answers, 'krakow-rynek');
  const service = await screen.findByRole('link', { name: /Depilacja laserowa.*12 zabiegów.*od 89,00/ });
  expect(service.getAttribute('href')).toBe('/salony/epilacja/krakow-rynek/');
  expect(screen.getByText('Alicja').parentElement?.textContent).toBe('AlicjaDepilacja laserowa, fale radiowe');
  expect(await screen.findByText('Pierwszy wolny dzień: piątek, 18 grudnia (Depilacja pach).')).toBeTruthy();
  const queryOf = (address: string) => http.calls.find(({ path }) => path === address)?.options?.query;
  expect(queryOf('/events/first-free-times')).toEqual({ locationIds: '4', productId: '7' });
  expect(queryOf('/events/first-free-day')).toEqual({ locationId: '4', productId: '7' });
  await userEvent.click(screen.getByRole('button', { name: 'Umów wizytę w tym salonie' }));
  expect(window.localStorage.getItem('lastSalon')).toBe('4');
  expect(window.sessionStorage.getItem('wantedSalon')).toBe('4');
});

test('opinions about a salon are shown by their own module, three of them, with what each is about', async () => {
  const words = { rating: 5, content: 'Polecam.', locale: 'pl', isTranslated: false, verification: 'visit' };
  const opinion = (id: string, product: { name: string } | null) => ({
    ...{ id, authorName: `Anna ${id}.`, ...words, createdAt: '2026-11-02T09:00:00+00:00' },
    ...{ product, location: { id: '4' }, reply: 'Dziękujemy!' },
  });
  const mounted: unknown[] = [];
  const mountFragment = ({ module, name, props }: { module: string; name: string; props: unknown }) => {
    mounted.push({ [`${module}/${name}`]: props });
    return { update: () => undefined, unmount: () => undefined };
  };
  const opinions = [opinion('K', { name: 'Łydki' }), opinion('W', null), opinion('N', null), opinion('Z', null)];
  const ratings = { rating: 4.5, ratingsCount: 12, distribution: [0, 0, 0, 6, 6] };
  const http = createFakeHttp({
    'GET /locations/nearby': () => ({ locations: [] }),
    'GET /locations/*': () => ({ location: { ...salon(), ratings, opinions } }),
  });
  const page = { name: 'salon', params: { slug: 'krakow-rynek' } };
  renderModule(<SalonPage />, { module: 'catalog', resources, http, sitemap, page, host: { mountFragment } });
  await screen.findByRole('heading', { level: 1 });
  const sent = (id: string) => ({ id, authorName: `Anna ${id}.`, ...words, createdAt: '2026-11-02T09:00:00+00:00' });
  expect(mounted).toEqual([
    {
      'content/opinions': {
        of: 'salon',
        city: 'Kraków',
        rating: { average: 4.5, count: 12 },
        opinions: [{ ...sent('K'), about: 'Łydki' }, sent('W'), sent('N')],
        headingSize: 'md',
      },
    },
  ]);
});

function showInCategory(categorySlug: string, answers: Parameters<typeof createFakeHttp>[0]) {
  window.history.replaceState({}, '', `/salony/${categorySlug}/krakow-rynek/`);
  const http = createFakeHttp({ 'GET /locations/*': () => ({ location: detailed }), ...answers });
  const page = { name: 'salon-category', params: { categorySlug, slug: 'krakow-rynek' } };
  return renderModule(<SalonInCategoryPage />, { module: 'catalog', resources, http, sitemap, page });
}

test('a category in a salon has a page with its prices there', async () => {
  const { heads, http } = showInCategory('epilacja', { 'GET /products': () => ({ products: [treatment()] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Depilacja laserowa\u00a0– Kraków Rynek' })).toBeTruthy();
  const row = within(await screen.findByRole('row', { name: /Depilacja nóg/ }));
  const add = row.getByRole<HTMLButtonElement>('button');
  expect(add.form?.getAttribute('action')).toBe('/koszyk/');
  // The visit is to be in this salon.
  add.form?.addEventListener('submit', (event) => event.preventDefault());
  await userEvent.click(add);
  expect(window.sessionStorage.getItem('wantedSalon')).toBe('4');
  expect(http.calls.find(({ path }) => path === '/products')?.options.query).toMatchObject({
    category: 'epilation',
    gender: 'female',
  });
  expect(heads.at(-1)).toMatchObject({
    title: 'Depilacja laserowa – Kraków Rynek: ceny i terminy',
    canonicalPath: '/salony/epilacja/krakow-rynek/',
    alternates: { en: '/salons/epilation/krakow-market-square/' },
  });
});

test('a category that a salon does not serve leads to where it is done', async () => {
  const dermapen = { ...epilation, id: '9', code: 'dermapen', name: 'Dermapen', slug: 'dermapen' };
  const slugs = { pl: 'dermapen', en: 'dermapen' };
  showInCategory('dermapen', { 'GET /product-categories': () => ({ productCategories: [{ ...dermapen, slugs }] }) });
  expect(await screen.findByRole('heading', { level: 1, name: /nie wykonuje tych zabiegów/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Salony z tym zabiegiem' }).getAttribute('href')).toBe('/salony/dermapen/');
});

const cities = { 'GET /locations/cities': () => ({ cities: [{ ...salon().city, locationsCount: 2 }] }) };

test('the list shows salons by city with street, hours and state, and a map with a link for each city', async () => {
  const second = salon({ id: '5', name: 'Kraków Kazimierz', slug: 'krakow-kazimierz', address: 'ul. Józefa 3' });
  const opole = { ...salon().city, id: '2', name: 'Opole', slug: 'opole', lat: 50.67, lng: 17.93 };
  const answers = {
    'GET /locations/cities': () => ({
      cities: [
        { ...salon().city, locationsCount: 3, onlyLocationSlug: null },
        { ...opole, locationsCount: 1, onlyLocationSlug: 'opole-centrum' },
      ],
    }),
    // Opole is among the largest cities, and is a link: it has no other salon.
    'GET /locations': () => ({ locations: [salon(), second, salon({ id: '6', name: 'Opole Centrum', city: opole })] }),
  };
  const { container, http } = show(<SalonsPage />, '/salony/', answers);
  expect(await screen.findByRole('heading', { level: 2, name: 'Kraków' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Kraków Rynek',
    'Kraków Kazimierz',
  ]);
  expect(screen.getAllByText(/^Teraz (otwarte|zamknięte)$/).filter(isShown)).toHaveLength(2);
  // A city with one salon leads to it.
  expect(screen.getByRole('link', { name: 'Opole' }).getAttribute('href')).toBe('/salony/opole-centrum/');
  const onMap = [...container.querySelectorAll('svg a')].map((link) => link.getAttribute('href'));
  expect(onMap).toEqual(['/salony/?city=krakow', '/salony/opole-centrum/']);
  // Of a city some are listed, however many it has.
  expect(screen.getByText('4 salony', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pokaż wszystkie salony: Kraków (3)' }).getAttribute('href')).toBe(
    '/salony/?city=krakow',
  );
  const asked = http.calls.filter(({ path }) => path === '/locations').map(({ options }) => options?.query);
  expect(asked).toEqual([expect.objectContaining({ largestCities: 5, perCity: 4 })]);
});

test('a salon leads to the nearest ones of its city, and to all of them', async () => {
  const near = { ...salon({ id: '5', name: 'Kraków Kazimierz', slug: 'krakow-kazimierz' }), distanceKm: 1.2 };
  const answers = {
    'GET /locations/nearby': () =>
      new FakePage({ locations: [{ ...salon(), distanceKm: 0 }, near] }, { page: 1, perPage: 10, total: 40 }),
    'GET /locations/*': () => ({ location: salon() }),
  };
  const { http } = show(<SalonPage />, '/salony/krakow-rynek/', answers, 'krakow-rynek');
  const others = (await screen.findByRole('heading', { name: 'Pozostałe salony: Kraków' })).closest('section');
  const links = within(others ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/salony/krakow-kazimierz/', '/salony/?city=krakow']);
  expect(links[1]?.textContent).toBe('Pokaż wszystkie salony: Kraków (40)');
  const { lat, lng } = salon().location;
  expect(http.calls.find(({ path }) => path === '/locations/nearby')?.options?.query).toMatchObject({
    ...{ lat, lng, city: 'krakow' },
  });
});

test('a city without a salon shows those up to 50 km around it', async () => {
  const answers = {
    ...cities,
    'GET /locations': () => ({ locations: [] }),
    'GET /locations/nearby': () => ({ locations: [{ ...salon(), distanceKm: 12.4 }] }),
  };
  const { http } = show(<SalonsPage />, '/salony/?city=Wieliczka', answers);
  expect(await screen.findByRole('heading', { name: 'Wieliczka: tu nie mamy jeszcze salonu' })).toBeTruthy();
  expect(await screen.findByText('12,4 km stąd')).toBeTruthy();
  const asked = http.calls.find(({ path }) => path === '/locations/nearby');
  expect(asked?.options?.query).toMatchObject({ city: 'Wieliczka' });
});

test('near me shows salons of the whole list with their distances; a refused position leads back to the search', async () => {
  const geolocation = { getCurrentPosition: jest.fn() };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  const far = salon({ id: '8', name: 'Gdańsk', slug: 'gdansk', location: { lat: 54.35, lng: 18.65 } });
  const { http } = show(<SalonsPage />, '/salony/', {
    ...cities,
    'GET /locations': () => ({ locations: [far, salon()] }),
  });
  const button = await screen.findByRole('button', { name: 'Blisko mnie' });
  geolocation.getCurrentPosition.mockImplementationOnce((_found, failed) => failed({ code: 1 }));
  await userEvent.click(button);
  expect(await screen.findByText('Lokalizacja jest wyłączona')).toBeTruthy();
  const coords = { latitude: 50.06143, longitude: 19.95658 };
  geolocation.getCurrentPosition.mockImplementationOnce((found) => found({ coords }));
  await userEvent.click(button);
  const near = await screen.findByRole('list', { name: 'Salony' });
  expect(within(near).getAllByRole('link', { name: /^Kraków/ })).toHaveLength(1);
  expect(near.textContent).toContain('1,2 km stąd');
  // The position stays in the browser.
  expect(JSON.stringify(http.calls)).not.toMatch(/50\.06|19\.95/);
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
  expect(screen.getByText('Szukaj wśród zabiegów, ofert i voucherów, salonów i artykułów.')).toBeTruthy();
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
  // As in the lists of salons: whether it is open, and the way to a visit.
  expect(screen.getAllByText(/^Teraz (otwarte|zamknięte)$/).filter(isShown)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Umów wizytę: Kraków Rynek' }).getAttribute('href')).toBe(
    '/salony/krakow-rynek/#visit',
  );
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
