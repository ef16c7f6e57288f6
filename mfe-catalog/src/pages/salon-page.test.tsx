import { createFakeHttp, FakePage, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resources } from '../app/resources';
import { epilation, salon, sitemap, treatment } from '../testing/catalog-records';
import { SalonPage } from './salon.page';
import { SalonInCategoryPage } from './salon-category.page';

function show(address: string, answers: Parameters<typeof createFakeHttp>[0]) {
  window.history.replaceState({}, '', address);
  const page = { name: 'salon', params: { slug: 'krakow-rynek' } };
  return renderModule(<SalonPage />, { module: 'catalog', resources, http: createFakeHttp(answers), sitemap, page });
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
  const { heads } = show('/salony/krakow-rynek/', answers);
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
  const { http } = show('/salony/krakow-rynek/', {
    'GET /locations/*': () => ({ location: detailed }),
    'GET /locations': () => ({ locations: [salon()] }),
    'GET /events/first-free-times': () => ({ firstFreeTimes: [{ location: inSalon, startAt: soon }] }),
  });
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
  const { http } = show('/salony/krakow-rynek/', answers);
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

test('a salon leads to the nearest ones of its city, and to all of them', async () => {
  const near = { ...salon({ id: '5', name: 'Kraków Kazimierz', slug: 'krakow-kazimierz' }), distanceKm: 1.2 };
  const answers = {
    'GET /locations/nearby': () =>
      new FakePage({ locations: [{ ...salon(), distanceKm: 0 }, near] }, { page: 1, perPage: 10, total: 40 }),
    'GET /locations/*': () => ({ location: salon() }),
  };
  const { http } = show('/salony/krakow-rynek/', answers);
  const others = (await screen.findByRole('heading', { name: 'Pozostałe salony: Kraków' })).closest('section');
  const links = within(others ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/salony/krakow-kazimierz/', '/salony/?city=krakow']);
  expect(links[1]?.textContent).toBe('Pokaż wszystkie salony: Kraków (40)');
  const { lat, lng } = salon().location;
  expect(http.calls.find(({ path }) => path === '/locations/nearby')?.options?.query).toMatchObject({
    ...{ lat, lng, city: 'krakow' },
  });
});

test('what is neither salon nor category leads on', async () => {
  const answers = {
    'GET /locations/*': missing,
    'GET /product-categories': () => ({ productCategories: [epilation] }),
  };
  show('/salony/nie-ma/', answers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie znaleźliśmy tego salonu' })).toBeTruthy();
});
