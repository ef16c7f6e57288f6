import type { Location } from '@aksamit/contracts';
import { createFakeHttp, type FakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { salon, sitemap } from '../testing/catalog-records';
import { salonFinderTexts } from '../texts/salon-island-texts';
import { SalonFinderFragment, type SalonFinderFragmentProps } from './salon-finder.fragment';

const cityOf = (name: string, lat: number, lng: number) => ({
  ...salon().city,
  name,
  slug: name.toLowerCase(),
  lat,
  lng,
});
const inCity = (id: string, city: string, lat: number, lng: number, change: Partial<Location> = {}): Location =>
  salon({
    id,
    name: `Aksamit ${city} ${id}`,
    slug: `aksamit-${id}`,
    address: 'ul. Długa 1',
    city: cityOf(city, lat, lng),
    location: { lat, lng },
    rating: 4.8,
    ratingsCount: 12,
    ...change,
  });
const locations = [
  inCity('1', 'Kraków', 50.06, 19.94),
  inCity('2', 'Łódź', 51.76, 19.46),
  inCity('3', 'Tarnów', 50.01, 20.98),
  inCity('4', 'Kraków', 50.07, 19.95),
];
const cities = [
  { id: '1', name: 'Bochnia', slug: 'bochnia', voivodeship: 'małopolskie', lat: 49.97, lng: 20.43 },
  { id: '2', name: 'Suwałki', slug: 'suwalki', voivodeship: 'podlaskie', lat: 54.1, lng: 22.93 },
];

const props: SalonFinderFragmentProps = {
  finderId: 'f1',
  mode: 'choose',
  category: 'epilation',
  productId: '7',
  selectedId: null,
  preferredId: null,
  lastId: null,
};

const api = () =>
  createFakeHttp({
    'GET /locations': () => ({ locations }),
    'GET /cities': () => ({ cities }),
    'GET /events/first-free-times': () => ({ firstFreeTimes: [] }),
  });

function show(change: Partial<SalonFinderFragmentProps> = {}, http: FakeHttp = api(), locale: 'pl' | 'en' = 'pl') {
  const { bus } = renderModule(<SalonFinderFragment {...props} {...change} />, {
    module: 'catalog',
    resources: salonFinderTexts,
    http,
    sitemap,
    locale,
    publishes: manifest.bus.publishes as never,
  });
  const chosen: unknown[] = [];
  bus
    .handle('cart-checkout', { reads: ['catalog.salon-chosen'] })
    .observe('catalog.salon-chosen')
    .subscribe((value) => chosen.push(value));
  return { chosen, http };
}

/** A browser that knows where it is, or refuses. */
function atPosition(coords: { latitude: number; longitude: number } | null): void {
  const getCurrentPosition = (found: (at: unknown) => void, failed: (error: unknown) => void) =>
    coords ? found({ coords }) : failed({ code: 1 });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const field = () => screen.findByRole('combobox', { name: 'Miasto, ulica lub salon' });
const buttons = async () => within(await screen.findByRole('list', { name: 'Salony' })).findAllByRole('button');

test('before a search there are the own salons and the cities; a city shows its salons', async () => {
  const { chosen } = show({ preferredId: '3', lastId: '2' });
  const own = await screen.findByRole('list', { name: 'Twoje salony' });
  expect(within(own).getAllByRole('button')).toHaveLength(2);
  expect(own.textContent).toContain('Twój ulubiony salon');
  const list = screen.getByRole('list', { name: 'Miasta' });
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kraków\u00a0(2)', 'Łódź', 'Tarnów']);
  await userEvent.click(within(list).getByRole('button', { name: /^Kraków/ }));
  const [first, second] = await buttons();
  expect(screen.getByRole('status').textContent).toBe('2\u00a0salony');
  expect(second?.getAttribute('aria-label')).toBe('Wybierz salon: Aksamit Kraków 4, ul. Długa 1, Kraków');
  expect(document.activeElement?.textContent).toContain('2\u00a0salony');
  if (first) await userEvent.click(first);
  expect(chosen).toEqual([{ finderId: 'f1', salonId: '1' }]);
});

test('one press leads: salons around, the own ones and the cities stand before the field', async () => {
  show({ lastId: '2' });
  await screen.findByRole('list', { name: 'Miasta' });
  const inOrder = [
    screen.getByRole('button', { name: 'Blisko mnie' }),
    screen.getByRole('list', { name: 'Twoje salony' }),
    screen.getByRole('list', { name: 'Miasta' }),
    await field(),
  ];
  for (const [index, element] of inOrder.slice(1).entries())
    expect(inOrder[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.type(await field(), 'krak');
  await buttons();
  expect(screen.queryByRole('list', { name: 'Miasta' })).toBeNull();
});

test('of many cities the largest lead, and all come on a press', async () => {
  const http = api();
  const names = Array.from({ length: 14 }, (_, index) => `Miasto ${String.fromCharCode(65 + index)}`);
  const many = [...names, 'Miasto M', 'Miasto N'].map((name, index) =>
    inCity(String(index), name, 50, 19 + index / 100),
  );
  http.answer('GET /locations', () => ({ locations: many }));
  show({}, http);
  const list = await screen.findByRole('list', { name: 'Miasta' });
  const shown = () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const letters = (from: string) => [...from].map((letter) => `Miasto ${letter}`);
  const largest = ['Miasto M\u00a0(2)', 'Miasto N\u00a0(2)'];
  expect(shown()).toEqual([...letters('ABCDEF'), ...largest, 'Wszystkie miasta (14)']);
  await userEvent.click(screen.getByRole('button', { name: 'Wszystkie miasta (14)', expanded: false }));
  expect(shown()).toEqual([...letters('ABCDEFGHIJKL'), ...largest, 'Mniej miast']);
});

test('the chosen salon is not offered as the last one', async () => {
  show({ selectedId: '2', lastId: '2' });
  await screen.findByRole('list', { name: 'Miasta' });
  expect(screen.queryByRole('list', { name: 'Twoje salony' })).toBeNull();
});

test('found salons have their first free time; a salon of which none is known has none', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), advanceTimers: true });
  const http = api();
  http.answer('GET /events/first-free-times', () => ({
    firstFreeTimes: [
      { location: { id: '1', name: 'A', slug: 'a', city: 'Kraków' }, startAt: '2026-11-22T08:00:00.000Z' },
      { location: { id: '4', name: 'B', slug: 'b', city: 'Kraków' }, startAt: null },
    ],
  }));
  show({}, http);
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(await field(), 'krak');
  expect(await screen.findByText('Pierwszy wolny termin: jutro o 9:00')).toBeTruthy();
  expect(screen.getByText('Brak wolnych terminów w najbliższych dwóch tygodniach')).toBeTruthy();
  const asked = http.calls.filter(({ path }) => path === '/events/first-free-times');
  expect(asked.at(-1)?.options.query).toEqual({ productId: '7', locationIds: '1,4' });
  jest.useRealTimers();
});

test('a city without a salon: those up to 50 km off are offered; what is no city has no results', async () => {
  show();
  await userEvent.type(await field(), 'Bochnia');
  expect(await screen.findByRole('heading', { name: 'Bochnia: tu nie mamy takiego salonu' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Szukaj do 50 km' }));
  expect((await buttons()).map((one) => one.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('Kraków 4'),
    expect.stringContaining('Kraków 1'),
    expect.stringContaining('Tarnów 3'),
  ]);
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'Atlantyda');
  await userEvent.click(await screen.findByRole('button', { name: 'Pokaż wszystkie miasta' }));
  expect(await screen.findByRole('list', { name: 'Miasta' })).toBeTruthy();
});

test('near the visitor, the nearest first and in view; the position stays in the browser', async () => {
  atPosition({ latitude: 50.0137, longitude: 20.9877 });
  const scrolledTo: Element[] = [];
  // The simulated browser has no scrolling.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this);
  };
  const { http } = show();
  await field();
  await userEvent.click(screen.getByRole('button', { name: 'Blisko mnie' }));
  const near = await screen.findByRole('heading', { name: 'Najbliżej Ciebie' });
  expect(await buttons()).toHaveLength(1);
  expect(scrolledTo.some((element) => element.contains(near))).toBe(true);
  expect(screen.getByText(/km stąd$/)).toBeTruthy();
  expect(JSON.stringify(http.calls)).not.toMatch(/50\.01|20\.98/);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('without a position there are instructions, and the search works on', async () => {
  atPosition(null);
  show();
  await field();
  await userEvent.click(screen.getByRole('button', { name: 'Blisko mnie' }));
  expect(await screen.findByText('Lokalizacja jest wyłączona')).toBeTruthy();
  expect(screen.getByText('Jak włączyć lokalizację')).toBeTruthy();
  await userEvent.type(await field(), 'Łódź');
  expect(await buttons()).toHaveLength(1);
});

test('the salons are fetched again where they failed to load', async () => {
  const http = api();
  http.answer('GET /locations', () => {
    throw httpError(503, 'service_unavailable');
  });
  show({}, http);
  await screen.findByRole('heading', { name: 'Nie udało się wczytać salonów' });
  http.answer('GET /locations', () => ({ locations }));
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('list', { name: 'Miasta' })).toBeTruthy();
});

test('a press on a point of the drawn map leads to the row of its salon', async () => {
  show();
  await userEvent.type(await field(), 'krak');
  const [, second] = await buttons();
  const point = await waitFor(() => {
    const found = document.querySelector('aside [data-point="4"]');
    if (!found) throw new Error('Failed to find the point.');
    return found;
  });
  await userEvent.click(point);
  expect(document.activeElement).toBe(second);
});

test('of many salons some are shown, and further ones on a press, which leads to them', async () => {
  const http = api();
  const many = Array.from({ length: 10 }, (_, index) => inCity(String(index + 1), 'Kraków', 50 + index / 100, 19.9));
  http.answer('GET /locations', () => ({ locations: many }));
  show({}, http);
  await userEvent.type(await field(), 'krak');
  expect(await buttons()).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż jeszcze 2 salony' }));
  const all = await buttons();
  expect(all).toHaveLength(10);
  expect(document.activeElement).toBe(all[8]);
});

test('in mode link the rows lead to the salons; in English', async () => {
  const { chosen } = show({ mode: 'link' }, api(), 'en');
  await userEvent.type(await screen.findByRole('combobox', { name: 'City, street or salon' }), 'tarnow');
  const row = await screen.findByRole('link', { name: 'Aksamit Tarnów 3' });
  expect(row.getAttribute('href')).toBe('/en/salons/aksamit-3/');
  expect(chosen).toEqual([]);
});
