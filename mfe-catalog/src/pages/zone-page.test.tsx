import type { ProductFacets } from '@aksamit/contracts';
import { createFakeHttp, type FakeAnswer, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import { resources } from '../app/resources';
import { promotedTreatment, sitemap, treatment } from '../testing/catalog-records';
import { MensZonePage, WomensZonePage } from './zone.page';

const legs = { code: 'legs', name: 'Nogi', slug: 'nogi' };
const laser = { code: 'epilation', name: 'Depilacja laserowa', slug: 'epilacja' };

/** Legs of laser hair removal are all that leads to something. */
function facetsOf(address: string, packageCount = 2): ProductFacets {
  const query = new URL(address, 'https://shop.test').searchParams;
  const parts = [{ ...legs, count: 5, packageCount }];
  return {
    categories: [{ ...laser, count: 5 }],
    bodyPartGroups: [{ code: 'bottom', name: 'Dół ciała', count: 5, packageCount, bodyParts: parts }],
    category: query.get('category') === laser.code ? laser : null,
    bodyPart: query.get('bodyPart') === legs.code ? legs : null,
  };
}

const offer = {
  id: '31',
  name: 'Nogi i pachy',
  slug: 'nogi-i-pachy',
  variant: 'special',
  label: 'Taniej razem',
  pricing: { price: 60_000, finalPrice: 60_000, currency: { code: 'PLN' } },
  standardPrice: 66_800,
  savingsPercent: 10,
  lowestPriceValue: null,
  promoValidTo: null,
  validTo: '2026-12-24T00:00:00+01:00',
};

interface Shop {
  facets?: ProductFacets | undefined;
  offers?: FakeAnswer;
}

function show(address: string, products: unknown[], Page = WomensZonePage, shop: Shop = {}) {
  window.history.replaceState({}, '', address);
  const facets = 'facets' in shop ? shop.facets : facetsOf(address);
  const http = createFakeHttp({
    'GET /products': () => ({ products, facets }),
    'GET /offers': shop.offers ?? (() => ({ offers: [] })),
  });
  return renderModule(<Page />, {
    module: 'catalog',
    publishes: ['commerce'],
    resources,
    http,
    page: { name: 'womens-zone' },
    sitemap: { ...sitemap, 'content/technology': { pl: '/technologia/', en: '/technology/' } },
  });
}

const asked = (http: ReturnType<typeof createFakeHttp>) =>
  http.calls.find(({ path }) => path === '/products')?.options.query;

/** A body part as treatments have it. */
const soldPart = {
  ...legs,
  id: '1',
  slugs: { pl: 'nogi', en: 'legs' },
  locale: 'pl' as const,
  group: 'bottom' as const,
};

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

test('a card shows its treatment’s body parts: by the gallery, or as a drawing on the chosen photograph', async () => {
  const { image } = treatment();
  const part = (code: string) => ({ ...soldPart, code, id: code });
  const sold = [
    treatment({ id: '1', image: { ...image, id: '1' }, imageIds: ['1p5', '1p6'], productBodyParts: [part('legs')] }),
    treatment({ id: '2', image: { ...image, id: '2p8' }, imageIds: ['2p8', '2p5'], productBodyParts: [part('legs')] }),
    treatment({ id: '3', image: { ...image, id: '3' }, productBodyParts: [part('upperLip')] }),
    treatment({ id: '4', image: { ...image, id: '4' } }),
  ];
  const { heads } = show('/strefa-kobiet/', sold);
  const cards = await screen.findAllByRole('article');
  const shown = cards.map((card) => [...card.querySelectorAll('img')].map((img) => img.getAttribute('src')));
  expect(shown).toEqual([
    ['/api/images/treatments/1p5-640.webp'],
    ['/api/images/treatments/2p8-640.webp', '/figures/female/legs.svg'],
    ['/api/images/treatments/3-640.webp', '/figures/female/upperLip.svg'],
    ['/api/images/treatments/4-640.webp'],
  ]);
  expect(heads.at(-1)?.image?.url).toBe('/api/images/treatments/1p5-1280.jpg');
});

test('the drawn body undoes the choice and leads to the treatment of the chosen part', async () => {
  const several = treatment({ id: '1', name: 'Pakiet', slug: 'pakiet', type: 'package', productBodyParts: [soldPart] });
  const single = treatment({ id: '2', name: 'Zabieg nóg', slug: 'zabieg-nog', productBodyParts: [soldPart] });
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
  // Above the list it is folded, by style alone: the body is what follows, so that it is open where the screen is wide.
  const fold = screen.getByText('Wybierz na sylwetce').closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.nextElementSibling?.contains(screen.getByRole('group', { name: 'Partie ciała na sylwetce' }))).toBe(
    true,
  );
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

test('filters and order of the address are requested, marked, and taken off', async () => {
  const { http, heads } = show('/strefa-kobiet/?category=epilation&bodyPart=legs&sort=price', [treatment()]);
  const filters = within(await screen.findByRole('navigation', { name: 'Filtry i sortowanie' }));
  const part = await filters.findByRole('link', { name: 'Nogi 5', hidden: true });
  const withoutPart = '/strefa-kobiet/?category=epilation&sort=price#results';
  expect([part.getAttribute('aria-current'), part.getAttribute('href')]).toEqual(['true', withoutPart]);
  expect(screen.getByRole('link', { name: 'Usuń filtr: Nogi' }).getAttribute('href')).toBe(withoutPart);
  expect(screen.getByRole('link', { name: 'Usuń filtr: Depilacja laserowa' }).getAttribute('href')).toBe(
    '/strefa-kobiet/?bodyPart=legs&sort=price#results',
  );
  expect(screen.getByRole('link', { name: 'Wyczyść filtry' }).getAttribute('href')).toBe('/strefa-kobiet/#results');
  expect(asked(http)).toMatchObject({ gender: 'female', category: 'epilation', bodyPart: 'legs', sort: 'price' });
  expect(heads.at(-1)).toMatchObject({
    title: 'Depilacja laserowa, Nogi – Strefa kobiet',
    canonicalPath: '/strefa-kobiet/',
  });
});

test('only what leads to results is offered, with how many', async () => {
  const { http } = show('/strefa-kobiet/', [treatment()]);
  const filters = within(await screen.findByRole('navigation', { name: 'Filtry i sortowanie' }));
  await filters.findByText('Zabieg');
  const offered = filters.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(offered).toEqual([
    'Wszystkie',
    'Depilacja laserowa5',
    'Nogi5',
    'Polecane',
    'Od najtańszych',
    'Od najdroższych',
    'Od najkrótszych',
  ]);
  const calls = http.calls.map(({ path }) => path);
  expect(calls.sort()).toEqual(['/offers', '/products']);
});

test('an older API’s list is shown without filters', async () => {
  show('/strefa-kobiet/', [treatment()], WomensZonePage, { facets: undefined });
  await screen.findByRole('link', { name: 'Depilacja nóg' });
  expect(screen.queryByText('Zabieg')).toBeNull();
  expect(screen.getByText('Sortuj')).toBeTruthy();
});

test('groups of body parts lead to their treatments; one without packages says so', async () => {
  show('/strefa-kobiet/', [treatment()]);
  const groups = within(await screen.findByRole('region', { name: 'Zabiegi według partii ciała' }));
  expect(groups.getByText('5 propozycji, w tym 2 pakiety')).toBeTruthy();
  expect(groups.getByRole('link', { name: 'Nogi 5' }).getAttribute('href')).toBe(
    '/strefa-kobiet/?bodyPart=legs#results',
  );
});

test('a group without packages says so', async () => {
  show('/strefa-kobiet/', [treatment()], WomensZonePage, { facets: facetsOf('/', 0) });
  expect(await screen.findByText(/Nie mamy tu jeszcze pakietów/)).toBeTruthy();
});

test('offers of the zone’s gender stand in a strip; without any there is none', async () => {
  const { http } = show('/strefa-kobiet/', [treatment()], WomensZonePage, { offers: () => ({ offers: [offer] }) });
  const strip = within(await screen.findByRole('region', { name: 'Oferty dla kobiet' }));
  expect(strip.getByRole('link', { name: 'Nogi i pachy' }).getAttribute('href')).toBe(
    '/oferty-specjalne/nogi-i-pachy/',
  );
  expect(strip.getByText(/600,00/)).toBeTruthy();
  expect(strip.getByText('Ważna do 23.12.2026')).toBeTruthy();
  const ends = strip.getByRole('listitem').dataset.shownUntil;
  expect(Number(ends)).toBe(Date.parse(offer.validTo));
  expect(http.calls.find(({ path }) => path === '/offers')?.options.query).toMatchObject({ gender: 'female' });
});

test('offers that failed to load are left out', async () => {
  const away: FakeAnswer = () => {
    throw httpError(503, 'service_unavailable');
  };
  show('/strefa-kobiet/', [treatment()], WomensZonePage, { offers: away });
  expect(await screen.findByRole('link', { name: 'Depilacja nóg' })).toBeTruthy();
  expect(screen.queryByText('Oferty dla kobiet')).toBeNull();
});

test('the ways on: prices of the zone, salons, technology, articles', async () => {
  const { container } = show('/strefa-mezczyzn/', [treatment({ gender: 'male' })], MensZonePage);
  await screen.findByRole('link', { name: 'Depilacja nóg' });
  expect(screen.getByRole('link', { name: 'Zobacz cennik' }).getAttribute('href')).toBe('/cennik/?gender=male');
  expect(screen.getByRole('link', { name: 'Znajdź salon blisko siebie' }).getAttribute('href')).toBe('/salony/');
  expect(screen.getByRole('link', { name: 'Jak działa nasz laser' }).getAttribute('href')).toBe('/technologia/');
  expect(container.querySelector('[data-fragment="content/article-teaser@1"]')).toBeTruthy();
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

test('a part without treatments shows a message, leads back to all, and is not indexed', async () => {
  const { heads } = show('/strefa-kobiet/?bodyPart=legs', []);
  expect(await screen.findByText(/Dla tej partii ciała nie mamy teraz/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pokaż wszystkie zabiegi' }).getAttribute('href')).toBe(
    '/strefa-kobiet/#results',
  );
  expect(heads.at(-1)).toMatchObject({ robots: 'noindex' });
});

test('an unknown filter and a page too many say so, and are not indexed', async () => {
  const unknown = show('/strefa-kobiet/?category=nic', []);
  expect(await screen.findByText('Nie znamy takiego filtra')).toBeTruthy();
  expect(unknown.heads.at(-1)).toMatchObject({ robots: 'noindex' });
  unknown.unmount();
  show('/strefa-kobiet/?page=99', []);
  expect(await screen.findByText('Tej strony listy nie ma')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wróć na początek listy' }).getAttribute('href')).toBe(
    '/strefa-kobiet/#results',
  );
});

test('a shop that sells nothing yet leads to its salons', async () => {
  const facets: ProductFacets = { categories: [], bodyPartGroups: [], category: null, bodyPart: null };
  show('/strefa-kobiet/', [], WomensZonePage, { facets });
  expect(await screen.findByText('Nie mamy tu teraz zabiegów w sprzedaży')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zobacz salony' }).getAttribute('href')).toBe('/salony/');
  expect(screen.queryByRole('region', { name: 'Zabiegi według partii ciała' })).toBeNull();
});

test('filters, sort orders and pages open at the results, the chosen filters included', async () => {
  const { container } = show('/strefa-kobiet/?sort=price', [treatment()]);
  await screen.findByRole('link', { name: 'Depilacja nóg' });
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="/strefa-kobiet/?"]')];
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter(({ hash }) => hash !== '#results')).toEqual([]);
  const results = container.querySelector('#results');
  const inGroups = screen.getByRole('region', { name: 'Zabiegi według partii ciała' });
  expect(links.every((link) => results?.contains(link) || inGroups.contains(link))).toBe(true);
  expect(results?.querySelector('[role="status"]')).toBeTruthy();
});

test('the men’s zone asks for men’s treatments and wears their tones', async () => {
  const { http, container } = show('/strefa-mezczyzn/', [treatment({ gender: 'male' })], MensZonePage);
  const link = await screen.findByRole('link', { name: 'Depilacja nóg' });
  expect(link.getAttribute('href')).toBe('/strefa-mezczyzn/depilacja-nog/');
  expect(asked(http)).toMatchObject({ gender: 'male' });
  expect(container.querySelector('[data-zone="men"]')).toBeTruthy();
});
