import { createFakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { resources } from '../app/resources';
import { epilation, salon, sitemap, treatment } from '../testing/catalog-records';
import { SalonPage } from './salon.page';
import { SalonInCategoryPage } from './salon-category.page';
import { SalonsPage } from './salons.page';

const failing = () => {
  throw httpError(503, 'service_unavailable');
};
const missing = () => {
  throw httpError(404, 'not_found');
};

const categories = { 'GET /product-categories': () => ({ productCategories: [epilation] }) };

const cities = { 'GET /locations/cities': () => ({ cities: [{ ...salon().city, locationsCount: 1 }] }) };

interface Failure {
  page: ReactElement;
  address: string;
  params: Record<string, string>;
  /** What the shop answers, but for one call. */
  answers: Parameters<typeof createFakeHttp>[0];
  /** The call that fails at first, and its answer afterwards. */
  call: string;
  answer: () => unknown;
  /** What is shown then. */
  shown: string;
}

const failures: [name: string, failure: Failure][] = [
  [
    'prices of a category in a salon',
    {
      page: <SalonInCategoryPage />,
      address: '/salony/epilacja/krakow-rynek/',
      params: { categorySlug: 'epilacja', slug: 'krakow-rynek' },
      answers: { 'GET /locations/*': () => ({ location: salon() }) },
      call: 'GET /products',
      answer: () => ({ products: [treatment()] }),
      shown: 'Depilacja nóg',
    },
  ],
  [
    'salons of a category',
    {
      page: <SalonPage />,
      address: '/salony/epilacja/',
      params: { slug: 'epilacja' },
      answers: { ...categories, ...cities, 'GET /locations/*': missing },
      call: 'GET /locations',
      answer: () => ({ locations: [salon()] }),
      shown: 'Kraków Rynek',
    },
  ],
  [
    'salons around a city that has none',
    {
      page: <SalonsPage />,
      address: '/salony/?city=Wieliczka',
      params: {},
      answers: { ...cities, 'GET /locations': () => ({ locations: [] }) },
      call: 'GET /locations/nearby',
      answer: () => ({ locations: [{ ...salon(), distanceKm: 12.4 }] }),
      shown: 'Kraków Rynek',
    },
  ],
  [
    'categories, one of which the address may be',
    {
      page: <SalonPage />,
      address: '/salony/nie-ma/',
      params: { slug: 'nie-ma' },
      answers: { 'GET /locations/*': missing },
      call: 'GET /product-categories',
      answer: () => ({ productCategories: [epilation] }),
      shown: 'Wszystkie salony',
    },
  ],
];

test.each(failures)('%s that could not be had are asked for again on a press', async (_name, failure) => {
  const { page, address, params, answers, call, answer, shown } = failure;
  window.history.replaceState({}, '', address);
  const http = createFakeHttp({ ...answers, [call]: failing });
  renderModule(page, { module: 'catalog', resources, http, sitemap, page: { name: 'page', params } });
  await screen.findByText('Nie udało się pobrać danych');
  expect(screen.queryByRole('link', { name: shown })).toBeNull();
  http.answer(call, answer);
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('link', { name: shown })).toBeTruthy();
  expect(screen.queryByText('Nie udało się pobrać danych')).toBeNull();
});

test('a category that no salon serves leads to all salons', async () => {
  window.history.replaceState({}, '', '/salony/epilacja/');
  const http = createFakeHttp({
    ...categories,
    'GET /locations/cities': () => ({ cities: [] }),
    'GET /locations/*': missing,
    'GET /locations': () => ({ locations: [] }),
  });
  const page = { name: 'salon', params: { slug: 'epilacja' } };
  renderModule(<SalonPage />, { module: 'catalog', resources, http, sitemap, page });
  expect(await screen.findByText('W tym miejscu nie mamy jeszcze salonu')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wszystkie salony' }).getAttribute('href')).toBe('/salony/');
});
