import { createFakeHttp, httpError, renderModule } from '@aksamit/shared-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resources } from '../app/resources';
import { promotedTreatment, sitemap, treatment } from '../testing/catalog-records';
import { WomensProductPage } from './product-page';

const related = treatment({ id: '8', name: 'Depilacja łydek', slug: 'depilacja-lydek' });

function show(product: () => unknown, locale: 'pl' | 'en' = 'pl', address = '/strefa-kobiet/depilacja-nog/') {
  window.history.replaceState({}, '', address);
  const http = createFakeHttp({
    'GET /products/*': product,
    'GET /products': () => ({ products: [treatment(), related] }),
  });
  const mounted: unknown[] = [];
  const mountFragment = ({ props }: { props: unknown }) => {
    mounted.push(props);
    return { update: (next: unknown) => void mounted.push(next), unmount: () => undefined };
  };
  const page = { name: 'womens-product', params: { slug: 'depilacja-nog' } };
  const shown = renderModule(<WomensProductPage />, {
    module: 'catalog',
    publishes: ['commerce'],
    resources,
    http,
    locale,
    page,
    sitemap,
    host: { mountFragment },
  });
  return { ...shown, mounted };
}

test('shows name, duration with the longer first visit, what to know and related treatments', async () => {
  show(() => ({ product: treatment() }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Depilacja nóg' })).toBeTruthy();
  expect(screen.getByText(/45–60 min \(pierwsza wizyta trwa o 15 min dłużej\)/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Przeciwwskazania' })).toBeTruthy();
  expect(screen.getByText('Ogól miejsce zabiegu.')).toBeTruthy();
  expect(screen.getByText('Czy to boli?')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Depilacja łydek' });
  expect(link.getAttribute('href')).toBe('/strefa-kobiet/depilacja-lydek/');
  expect(screen.queryByRole('link', { name: 'Depilacja nóg' })).toBeNull();
});

test('the chosen series changes the price and what the cart’s fragment is given', async () => {
  const { mounted } = show(() => ({ product: treatment() }));
  const series = await screen.findByRole('radio', { name: /6 zabiegów/ });
  expect(screen.getByRole('radio', { name: /1 zabieg/ })).toHaveProperty('checked', true);
  expect(mounted).toContainEqual({ itemType: 'product', itemId: 7, quantity: 1, name: 'Depilacja nóg' });
  await userEvent.click(series);
  const bar = screen.getByRole('region', { name: 'Twój wybór' });
  expect(within(bar).getByText(/900,00/)).toBeTruthy();
  expect(within(bar).getByText('6 zabiegów')).toBeTruthy();
  expect(mounted.at(-1)).toEqual({ itemType: 'product', itemId: 7, quantity: 6, name: 'Depilacja nóg' });
});

test('a promotion shows the price before, the whole percentage, the lowest price of 30 days and its end', async () => {
  show(() => ({ product: promotedTreatment() }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText(/160,00/).length).toBeGreaterThan(0);
  expect(screen.getByText(/200,00/).closest('s')).toBeTruthy();
  expect(screen.getByText('−20%')).toBeTruthy();
  expect(screen.getByText(/Najniższa cena z 30 dni przed obniżką: 180,00/)).toBeTruthy();
  expect(screen.getByText(/obowiązuje do 30\.11\.2026/)).toBeTruthy();
});

test('a package shows what it costs a visit', async () => {
  const pricingMatrix = [{ ...treatment().pricingMatrix[0], quantityFrom: 1, quantityTo: 1, price: 90_000 }];
  show(() => ({ product: { ...treatment(), type: 'package', packageQuantity: 9, pricingMatrix } }));
  expect((await screen.findAllByText(/100,00.zł za zabieg/)).length).toBeGreaterThan(0);
  expect(screen.getByText('W pakiecie 9 zabiegów')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the head names canonical address, alternates and the offer', async () => {
  const { heads } = show(() => ({ product: { ...promotedTreatment(), markets: ['pl'] } }));
  await screen.findByRole('heading', { level: 1 });
  expect(heads.at(-1)).toMatchObject({
    markets: ['pl'],
    title: 'Depilacja nóg laserem',
    canonicalPath: '/strefa-kobiet/depilacja-nog/',
    alternates: { pl: '/strefa-kobiet/depilacja-nog/', en: '/womens-zone/leg-hair-removal/' },
    jsonLd: [
      { offers: { price: '160.00', priceCurrency: 'PLN' }, additionalProperty: [{ value: '180.00' }] },
      { '@type': 'BreadcrumbList' },
      { '@type': 'FAQPage' },
    ],
  });
});

test('an address of the wrong zone gives way to the right one', async () => {
  show(() => ({ product: treatment({ gender: 'male' }) }));
  await screen.findByRole('heading', { level: 1 });
  expect(window.location.pathname).toBe('/strefa-mezczyzn/depilacja-nog/');
});

test('an unknown treatment leads on', async () => {
  const { heads } = show(() => {
    throw httpError(404, 'not_found');
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie znaleźliśmy tego zabiegu' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zabiegi dla kobiet' }).getAttribute('href')).toBe('/strefa-kobiet/');
  expect(heads.at(-1)?.robots).toBe('noindex');
});

test('a failure is no missing treatment: it offers another try', async () => {
  let answers = 0;
  show(() => {
    answers += 1;
    if (answers === 1) throw httpError(503, 'unavailable');
    return { product: treatment() };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Depilacja nóg' })).toBeTruthy();
});
