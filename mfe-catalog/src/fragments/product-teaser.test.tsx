import type { RenderContext } from '@aksamit/contracts/platform';
import { createServerModule, createServerRenderScope } from '@aksamit/module-sdk/lifecycle/server';
import { createFakeHttp, type FakeAnswer, httpError, renderModule, testPageContext } from '@aksamit/module-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { promotedTreatment, sitemap, treatment } from '../testing/catalog-records';
import { productTeaserTexts } from '../texts/teaser-texts';
import productTeaser, { ProductTeaser, type ProductTeaserProps } from './product-teaser.fragment';

const men = treatment({ id: '8', name: 'Depilacja pleców', slug: 'depilacja-plecow', gender: 'male' });
const away: FakeAnswer = () => {
  throw httpError(503, 'service_unavailable');
};

function showProducts(
  products: FakeAnswer,
  props: ProductTeaserProps = { title: 'Na start' },
  locale: 'pl' | 'en' = 'pl',
) {
  const http = createFakeHttp({ 'GET /products': products });
  return renderModule(<ProductTeaser {...props} />, {
    ...{ module: 'catalog', resources: productTeaserTexts, http, sitemap, locale },
  });
}
const queryOf = ({ http }: ReturnType<typeof showProducts>) => http.calls.map(({ options }) => options.query);

test('shows recommended treatments of both zones under the words of the page, with the way to all prices', async () => {
  const shown = showProducts(() => ({ products: [treatment(), men] }), { title: 'Na start', eyebrow: 'Popularne' });
  const link = await screen.findByRole('link', { name: 'Depilacja nóg' });
  expect(link.getAttribute('href')).toBe('/strefa-kobiet/depilacja-nog/');
  expect(screen.getByRole('link', { name: 'Depilacja pleców' }).getAttribute('href')).toBe(
    '/strefa-mezczyzn/depilacja-plecow/',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Na start' })).toBeTruthy();
  expect(screen.getAllByText(/^Dla (kobiet|mężczyzn)$/)).toHaveLength(2);
  expect(screen.getAllByText('45–60 min')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Zobacz cały cennik' }).getAttribute('href')).toBe('/cennik/');
  expect(queryOf(shown)).toEqual([{ perPage: 48 }]);
});

test('shows chosen ones in their order, in English too', async () => {
  const props = { title: 'To start with', ids: ['8', '7'] };
  const shown = showProducts(() => ({ products: [men, treatment()] }), props, 'en');
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Depilacja pleców' })).toBeTruthy();
  expect(within(second as HTMLElement).getByText('For women')).toBeTruthy();
  expect(queryOf(shown)).toEqual([{ ids: '8,7', perPage: 2 }]);
});

test('shows no more than asked for, and leads to packages where it shows these', async () => {
  const packages = ['1', '2', '3', '4'].map((id) => treatment({ id, type: 'package', packageQuantity: 4 }));
  const shown = showProducts(() => ({ products: packages }), { title: 'Pakiety', type: 'package', count: 3 });
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Cennik wszystkich pakietów' }).getAttribute('href')).toBe(
    '/cennik-pakiety/',
  );
  expect(queryOf(shown)).toEqual([{ type: 'package', perPage: 48 }]);
});

test('packages below are of the same call, and a section without any is left out', async () => {
  const packages = ['1', '2'].map((id) => treatment({ id, name: `Pakiet ${id}`, type: 'package', packageQuantity: 4 }));
  const props = { title: 'Na start', packages: { title: 'Pakiety', count: 1 } };
  const shown = showProducts(() => ({ products: [...packages, men] }), props);
  await screen.findAllByRole('article');
  const sections = screen.getAllByRole('region');
  expect(sections.map((section) => within(section).getAllByRole('article')).map(({ length }) => length)).toEqual([
    1, 1,
  ]);
  expect(within(sections[0] as HTMLElement).getByRole('link', { name: 'Depilacja pleców' })).toBeTruthy();
  expect(within(sections[1] as HTMLElement).getByRole('heading', { level: 2, name: 'Pakiety' })).toBeTruthy();
  expect(queryOf(shown)).toEqual([{ perType: 48, perPage: 96 }]);
  cleanup();
  showProducts(() => ({ products: [men] }), props);
  await screen.findAllByRole('article');
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('is empty where nothing is sold', async () => {
  const { container } = showProducts(() => ({ products: [] }));
  expect(screen.getByLabelText('Wczytujemy zabiegi')).toBeTruthy();
  await waitFor(() => expect(container.textContent).toBe(''));
});

test('can be loaded again where it failed', async () => {
  let isAway = true;
  showProducts((call) => (isAway ? away(call) : { products: [men] }));
  const retry = await screen.findByRole('button', { name: 'Wczytaj zabiegi ponownie' });
  isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Depilacja pleców' })).toBeTruthy();
});

test('the server renders it with one call; the page around ends with the promotion that it shows', async () => {
  const calls: string[] = [];
  const { load } = productTeaser;
  if (!load) throw new Error('The fragment has no loader.');
  const offering = createServerModule({
    name: 'catalog',
    pages: {},
    resources: { pl: {}, en: {} },
    loaders: {},
    fragments: { 'product-teaser': { component: ProductTeaser, resources: productTeaserTexts, load } },
  });
  const promoted = promotedTreatment();
  const call = async (path: string) => {
    calls.push(path);
    return Response.json({ data: { products: [promoted, men] }, meta: { page: 1, perPage: 48, total: 2 } });
  };
  const context = { ...testPageContext('pl'), sitemap, query: {}, call, scope: createServerRenderScope() };
  const props: ProductTeaserProps = { title: 'Na start', type: 'product' };
  const rendered = await offering.renderFragment?.('product-teaser', 1, props, context as unknown as RenderContext);
  expect(renderToString(rendered?.element)).toContain('href="/strefa-mezczyzn/depilacja-plecow/"');
  expect(calls).toEqual(['/api/products?type=product&perPage=48']);
  expect(rendered?.cacheKeys).toEqual(['products', `product:${promoted.id}`, 'product:8']);
  expect(rendered?.freshUntil).toBe(promoted.promoValidTo);
  // Only what is shown stands inline in the page.
  expect(JSON.stringify(rendered?.state)).not.toContain('pricingMatrix');
});
