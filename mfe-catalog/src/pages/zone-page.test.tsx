import { createFakeHttp, renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import { resources } from '../app/resources';
import { epilation, promotedTreatment, sitemap, treatment } from '../testing/catalog-records';
import { MensZonePage, WomensZonePage } from './zone.page';

const legs = { id: '9', code: 'legs', name: 'Nogi', slug: 'nogi', slugs: { pl: 'nogi', en: 'legs' }, locale: 'pl' };

function show(address: string, products: unknown[], Page = WomensZonePage) {
  window.history.replaceState({}, '', address);
  const http = createFakeHttp({
    'GET /products': () => ({ products }),
    'GET /product-categories': () => ({ productCategories: [epilation] }),
    'GET /body-part-groups': () => ({
      bodyPartGroups: [{ id: 'bottom', code: 'bottom', name: 'Dół ciała', bodyParts: [{ ...legs, group: 'bottom' }] }],
    }),
  });
  return renderModule(<Page />, {
    module: 'catalog',
    publishes: ['commerce'],
    resources,
    http,
    page: { name: 'womens-zone' },
    sitemap,
  });
}

const asked = (http: ReturnType<typeof createFakeHttp>) =>
  http.calls.find(({ path }) => path === '/products')?.options.query;

test('a card shows duration, price of one and of the series, and leads to the treatment', async () => {
  show('/strefa-kobiet/', [treatment()]);
  const link = await screen.findByRole('link', { name: 'Depilacja nóg' });
  expect(link.getAttribute('href')).toBe('/strefa-kobiet/depilacja-nog/');
  expect(screen.getByText('45–60 min')).toBeTruthy();
  expect(screen.getByText(/200,00/)).toBeTruthy();
  expect(screen.getByText(/Seria 6 zabiegów: 150,00.zł za zabieg, razem 900,00.zł/)).toBeTruthy();
  expect(screen.queryByText(/Najniższa cena/)).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('1 propozycja');
});

test('cards are told apart by small drawings of their body parts; a treatment of none has no drawing', async () => {
  const part = (code: string) => ({ ...legs, code, id: code, locale: 'pl' as const, group: 'bottom' as const });
  const sold = [['legs'], ['upperLip'], []].map((codes, index) =>
    treatment({ id: String(index), name: `Zabieg ${index}`, productBodyParts: codes.map(part) }),
  );
  show('/strefa-kobiet/', sold);
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => card.querySelector('svg[data-view]')?.getAttribute('data-view'))).toEqual([
    'front',
    'face',
    undefined,
  ]);
});

test('the drawn body undoes the choice and leads to the treatment of the chosen part', async () => {
  const part = { ...legs, locale: 'pl' as const, group: 'bottom' as const };
  const several = treatment({ id: '1', name: 'Pakiet', slug: 'pakiet', type: 'package', productBodyParts: [part] });
  const single = treatment({ id: '2', name: 'Zabieg nóg', slug: 'zabieg-nog', productBodyParts: [part] });
  show('/strefa-kobiet/?bodyPart=legs&sort=price', [several, single]);
  const undo = await screen.findByRole('link', { name: 'Cofnij wybór: Nogi' });
  expect(undo.getAttribute('href')).toBe('/strefa-kobiet/?sort=price#results');
  expect(screen.getByRole('link', { name: 'Dowiedz się więcej: Zabieg nóg' }).getAttribute('href')).toBe(
    '/strefa-kobiet/zabieg-nog/',
  );
  expect(screen.getByRole('link', { name: 'Pokaż 2 zabiegi' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Przód' })).toBeTruthy();
});

test('without a choice the drawn body asks for one', async () => {
  show('/strefa-kobiet/', [treatment()]);
  expect(await screen.findByText('Zaznacz okolicę na sylwetce albo wybierz ją z listy.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Cofnij/ })).toBeNull();
});

test('a body part without treatments is shown as a drawing where the list would be', async () => {
  const { container } = show('/strefa-kobiet/?bodyPart=legs', []);
  const title = await screen.findByRole('heading', { name: 'Nie ma tu jeszcze zabiegów' });
  expect(title.parentElement?.querySelector('svg')?.getAttribute('data-view')).toBe('front');
  expect(container.querySelectorAll('article')).toHaveLength(0);
});

test('the lowest price of 30 days stands where a promotion runs', async () => {
  show('/strefa-kobiet/', [promotedTreatment()]);
  expect(await screen.findByText(/Najniższa cena z 30 dni przed obniżką: 180,00/)).toBeTruthy();
  expect(screen.getByText('Promocja')).toBeTruthy();
});

test('filters and order of the address are requested and marked; choosing the part again deselects it', async () => {
  const { http, heads } = show('/strefa-kobiet/?category=epilation&bodyPart=legs&sort=price', [treatment()]);
  const parts = await screen.findAllByRole('link', { name: 'Nogi' });
  // On both sides of the body and in the list.
  expect(parts.map((part) => part.getAttribute('aria-current'))).toEqual(['true', 'true', 'true']);
  const takenOff = '/strefa-kobiet/?category=epilation&sort=price#results';
  expect(new Set(parts.map((part) => part.getAttribute('href')))).toEqual(new Set([takenOff]));
  expect(asked(http)).toMatchObject({ gender: 'female', category: 'epilation', bodyPart: 'legs', sort: 'price' });
  expect(heads.at(-1)).toMatchObject({
    title: 'Depilacja laserowa, Nogi – Strefa kobiet',
    canonicalPath: '/strefa-kobiet/',
  });
});

test('a further page of the list stands for itself, in every language of its market', async () => {
  const { heads } = show('/strefa-kobiet/?page=2', [treatment()]);
  await screen.findByRole('link', { name: 'Depilacja nóg' });
  expect(heads.at(-1)).toMatchObject({
    title: expect.stringMatching(/ – strona 2$/),
    canonicalPath: '/strefa-kobiet/?page=2',
    alternates: { pl: '/strefa-kobiet/?page=2', en: '/womens-zone/?page=2' },
    markets: ['pl'],
  });
  const cut = show('/strefa-kobiet/?sort=price&page=2', [treatment()]);
  await screen.findAllByRole('link', { name: 'Depilacja nóg' });
  expect(cut.heads.at(-1)).toMatchObject({ canonicalPath: '/strefa-kobiet/', alternates: { en: '/womens-zone/' } });
  expect(cut.heads.at(-1)?.markets).toBeUndefined();
});

test('a part without treatments shows a message and leads back to all', async () => {
  show('/strefa-kobiet/?bodyPart=legs', []);
  expect(await screen.findByText(/Dla tej partii ciała nie mamy teraz/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pokaż wszystkie zabiegi' }).getAttribute('href')).toBe(
    '/strefa-kobiet/#results',
  );
});

test('filters, sort orders and pages open at the results, the chosen filters included', async () => {
  const { container } = show('/strefa-kobiet/?sort=price', [treatment()]);
  await screen.findByRole('link', { name: 'Depilacja nóg' });
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="/strefa-kobiet/?"]')];
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter(({ hash }) => hash !== '#results')).toEqual([]);
  const results = container.querySelector('#results');
  expect(links.every((link) => results?.contains(link))).toBe(true);
  expect(results?.querySelector('[role="status"]')).toBeTruthy();
});

test('the men’s zone asks for men’s treatments and wears their tones', async () => {
  const { http, container } = show('/strefa-mezczyzn/', [treatment({ gender: 'male' })], MensZonePage);
  const link = await screen.findByRole('link', { name: 'Depilacja nóg' });
  expect(link.getAttribute('href')).toBe('/strefa-mezczyzn/depilacja-nog/');
  expect(asked(http)).toMatchObject({ gender: 'male' });
  expect(container.querySelector('[data-zone="men"]')).toBeTruthy();
});
