import { createFakeHttp, renderModule } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resources } from '../app/resources';
import { salon, sitemap } from '../testing/catalog-records';
import { SalonsPage } from './salons.page';

function show(address: string, answers: Parameters<typeof createFakeHttp>[0]) {
  window.history.replaceState({}, '', address);
  const page = { name: 'salons', params: {} };
  return renderModule(<SalonsPage />, { module: 'catalog', resources, http: createFakeHttp(answers), sitemap, page });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const isShown = (element: Element) => element.closest('[hidden]') === null;

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
  const { container, http } = show('/salony/', answers);
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

test('a city without a salon shows those up to 50 km around it', async () => {
  const answers = {
    ...cities,
    'GET /locations': () => ({ locations: [] }),
    'GET /locations/nearby': () => ({ locations: [{ ...salon(), distanceKm: 12.4 }] }),
  };
  const { http } = show('/salony/?city=Wieliczka', answers);
  expect(await screen.findByRole('heading', { name: 'Wieliczka: tu nie mamy jeszcze salonu' })).toBeTruthy();
  expect(await screen.findByText('12,4 km stąd')).toBeTruthy();
  const asked = http.calls.find(({ path }) => path === '/locations/nearby');
  expect(asked?.options?.query).toMatchObject({ city: 'Wieliczka' });
});

test('near me shows salons of the whole list with their distances; a refused position leads back to the search', async () => {
  const geolocation = { getCurrentPosition: jest.fn() };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  const far = salon({ id: '8', name: 'Gdańsk', slug: 'gdansk', location: { lat: 54.35, lng: 18.65 } });
  const { http } = show('/salony/', {
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
