import { createFakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import { resources } from '../app/resources';
import { epilation, salon, sitemap } from '../testing/catalog-records';
import { SalonPage } from './salon.page';

const ofCategory = {
  'GET /product-categories': () => ({ productCategories: [epilation] }),
  'GET /locations/cities': () => ({ cities: [{ ...salon().city, locationsCount: 2 }] }),
};

/** The salons of category `epilacja`. @param query of the address */
function show(query: string, answers: Parameters<typeof createFakeHttp>[0]) {
  window.history.replaceState({}, '', `/salony/epilacja/${query}`);
  const noSalon = () => {
    throw httpError(404, 'not_found');
  };
  // The first that matches answers.
  const http = createFakeHttp({ ...ofCategory, ...answers, 'GET /locations/*': noSalon });
  const page = { name: 'salon', params: { slug: 'epilacja' } };
  return renderModule(<SalonPage />, { module: 'catalog', resources, http, sitemap, page });
}

test('a category’s slug under salons lists the salons that serve it', async () => {
  const { http } = show('', {
    'GET /locations': () => ({ locations: [salon(), salon({ id: '5', name: 'Online', isVirtual: true })] }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Salony: Depilacja laserowa' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Kraków Rynek' })).toBeTruthy();
  expect(screen.queryByText('Online')).toBeNull();
  // Salons of one city stand together, and a city is found where the alphabet has it.
  expect(http.calls.find(({ path }) => path === '/locations')?.options?.query).toMatchObject({ sort: 'city' });
});

test('they are searched for by city, and the ways on stay in the category', async () => {
  const city = { ...salon().city, id: '2', name: 'Opole', slug: 'opole' };
  const answers = {
    'GET /locations/cities': () => ({ cities: [{ ...city, locationsCount: 7, onlyLocationSlug: null }] }),
    'GET /locations': () => ({ locations: [salon({ city })] }),
  };
  const all = show('', answers);
  const ofCity = await screen.findByRole('link', { name: 'Pokaż wszystkie salony: Opole (7)' });
  expect(ofCity.getAttribute('href')).toBe('/salony/epilacja/?city=opole');
  all.unmount();
  const { http } = show('?city=opole', answers);
  const title = 'Depilacja laserowa: salony, Opole';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('search').getAttribute('action')).toBe('/salony/epilacja/');
  const row = screen.getByRole('link', { name: 'Kraków Rynek' });
  expect(row.getAttribute('href')).toBe('/salony/epilacja/krakow-rynek/');
  const others = screen.getByRole('link', { name: 'Wszystkie miasta' });
  expect(others.getAttribute('href')).toBe('/salony/epilacja/');
  const asked = http.calls.find(({ path }) => path === '/locations');
  expect(asked?.options?.query).toMatchObject({ city: 'opole', category: 'epilation' });
});

test('a city without one shows those around it', async () => {
  const { http } = show('?city=Wieliczka', {
    'GET /locations': () => ({ locations: [] }),
    'GET /locations/nearby': () => ({ locations: [{ ...salon(), distanceKm: 12.4 }] }),
  });
  const none = /^Wieliczka: nie mamy tu jeszcze salonu/;
  expect(await screen.findByRole('heading', { name: none })).toBeTruthy();
  expect(await screen.findByText('12,4 km stąd')).toBeTruthy();
  const asked = http.calls.find(({ path }) => path === '/locations/nearby');
  expect(asked?.options?.query).toMatchObject({ city: 'Wieliczka', category: 'epilation' });
});
