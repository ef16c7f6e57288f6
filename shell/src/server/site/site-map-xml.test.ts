import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testMarkets } from '../../testing/test-markets';
import type { RedirectList } from '../live/redirect-list';
import type { ReleaseSet } from '../model/release-set';
import { ADDRESSES_PER_PART, isSiteMap, siteMapXml } from './site-map-xml';

const EDITED = '2026-11-20T08:00:00.000Z';
const LATER = '2026-11-21T09:30:00.000Z';
const slugs = (slug: string) => ({ pl: slug, en: `${slug}-en` });
const salons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slugs: slugs(`salon-${index}`), updatedAt: EDITED }));
const records = {
  products: [{ slugs: slugs('pachy'), gender: 'male', updatedAt: null }],
  bundles: [{ slugs: slugs('woman-soft'), updatedAt: EDITED }],
  offers: [{ slugs: slugs('duet'), variant: 'flexy', updatedAt: EDITED }],
  locations: salons(2),
  articleCategories: [{ slugs: slugs('pielegnacja') }],
  articleAuthors: [{ slugs: slugs('anna') }],
  articles: [
    { href: { pl: '/blog/a/b/', en: '/blog/c/d/' }, updatedAt: EDITED },
    { href: { pl: '/blog/a/c&d/', en: '/blog/c/e/' }, updatedAt: LATER },
  ],
  // As an older API returns them.
  cmsPages: [{ paths: { pl: '/regulamin/', en: '/terms/' } }],
};
const page = (name: string, pl: string, en: string) => ({
  name,
  rendering: 'public',
  patterns: { pl: [pl], en: [en] },
});
const releases = {
  modules: [
    {
      name: 'catalog',
      pages: [
        page('bundle', '/paczki/:slug/', '/bundles/:slug/'),
        page('price-list', '/cennik/', '/price-list/'),
        { ...page('search', '/szukaj/', '/search/'), indexed: false },
      ],
    },
    {
      name: 'content',
      pages: [
        page('home', '/', '/'),
        page('faq', '/faq/', '/faq/'),
        { ...page('opinions', '/opinie/', '/opinions/'), redirectsFrom: { pl: ['/recenzje/'], en: [] } },
        page('cms-page', '/**', '/**'),
      ],
    },
    { name: 'panel', pages: [{ ...page('login', '/konto/logowanie/', '/account/login/'), rendering: 'private' }] },
  ],
  sitemap: {
    'catalog/price-list': { pl: '/cennik/', en: '/price-list/' },
    'catalog/search': { pl: '/szukaj/', en: '/search/' },
    'content/blog-category': { pl: '/blog/:categorySlug/', en: '/blog/:categorySlug/' },
    'content/blog-author': { pl: '/blog/autor/:slug/', en: '/blog/author/:slug/' },
    'content/faq': { pl: '/faq/', en: '/faq/' },
    'panel/login': { pl: '/konto/logowanie/', en: '/account/login/' },
    'catalog/bundle': { pl: '/paczki/:slug/', en: '/bundles/:slug/' },
    'catalog/mens-product': { pl: '/strefa-mezczyzn/:slug/', en: '/mens-zone/:slug/' },
    'catalog/salon': { pl: '/salony/:slug/', en: '/salons/:slug/' },
    'catalog/salon-category': { pl: '/salony/:categorySlug/:slug/', en: '/salons/:categorySlug/:slug/' },
    'content/home': { pl: '/', en: '/' },
  },
} as unknown as ReleaseSet;

let served: object = records;
/** Records with their pictures, by list. */
let lists: Record<string, object[]> = {};
let api: Server;
let apiOrigin: string;
beforeAll(async () => {
  api = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://api');
    if (pathname === '/api/sitemap') return response.end(JSON.stringify({ data: { sitemap: served } }));
    const name = pathname.slice('/api/'.length);
    const found = lists[name] ?? [];
    response.end(JSON.stringify({ data: { [name]: found }, meta: { total: found.length } }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => api.close(resolve)));
beforeEach(() => {
  served = records;
  lists = {};
});

const NO_REDIRECTS: RedirectList = new Map();
const read = (path: string, origin = 'https://shop.example', markets = testMarkets, redirects = NO_REDIRECTS) =>
  siteMapXml({ origin, apiOrigin, releases, markets, redirectsOf: () => redirects }, path);

test('the index names the parts of each market that have something in them, with their last edit', async () => {
  const index = await read('/sitemap.xml');
  const entry = (name: string, lastmod = '') =>
    `<sitemap><loc>https://shop.example/sitemap-${name}.xml</loc>${lastmod && `<lastmod>${lastmod}</lastmod>`}</sitemap>`;
  for (const market of ['pl', 'en']) {
    expect(index).toContain(
      [
        entry(`${market}-pages-1`),
        // One of them has no known edit time.
        entry(`${market}-treatments-1`),
        entry(`${market}-bundles-1`, EDITED),
        entry(`${market}-salons-1`, EDITED),
        entry(`${market}-categories-1`),
        entry(`${market}-articles-1`, LATER),
        entry(`${market}-authors-1`),
        entry(`${market}-texts-1`),
      ].join(''),
    );
  }
  // No deployed module has a page for it.
  expect(index).not.toContain('offers');
});

test('a part lists the records of one kind, in each language of the market', async () => {
  const articles = await read('/sitemap-pl-articles-1.xml');
  const links = (articles ?? '')
    .match(/<xhtml:link.*?<\/xhtml:link>/g)
    ?.slice(-4)
    .join('');
  expect(articles).toContain(
    `<url><loc>https://shop.example/blog/a/c&amp;d/</loc><lastmod>${LATER}</lastmod>${links}</url>` +
      `<url><loc>https://shop.example/en/blog/c/e/</loc><lastmod>${LATER}</lastmod>${links}</url>`,
  );
  expect(await read('/sitemap-pl-treatments-1.xml')).toContain(
    '<url><loc>https://shop.example/strefa-mezczyzn/pachy/</loc><xhtml:link',
  );
  expect(await read('/sitemap-en-bundles-1.xml')).toContain(
    '<loc>https://shop.example/gb/bundles/woman-soft-en/</loc>',
  );
  expect(await read('/sitemap-pl-pages-1.xml')).toContain('<loc>https://shop.example/</loc>');
});

test('each address names the page in every language of every market, and the main one for all others', async () => {
  const alternatesOf = async (part: string, markets = testMarkets) =>
    [
      ...((await read(part, undefined, markets)) ?? '').matchAll(
        /hreflang="([^"]*)" href="https:..shop.example([^"]*)"/g,
      ),
    ]
      .slice(0, 4)
      .map(([, hreflang, path]) => [hreflang, path]);
  const bundle = [
    ['pl-PL', '/paczki/woman-soft/'],
    ['en-PL', '/en/bundles/woman-soft-en/'],
    ['en-GB', '/gb/bundles/woman-soft-en/'],
    ['x-default', '/paczki/woman-soft/'],
  ];
  expect(await alternatesOf('/sitemap-pl-bundles-1.xml')).toEqual(bundle);
  expect(await alternatesOf('/sitemap-en-bundles-1.xml')).toEqual(bundle);
  // The only version of a page has no other one to name.
  const own = testMarkets.filter(({ slug }) => slug === 'en');
  expect(await alternatesOf('/sitemap-en-bundles-1.xml', own)).toEqual([]);
  expect(await read('/sitemap.xml')).not.toContain('xhtml');
});

test('pages of treatments, salons and articles name their pictures, each as link previews could show it', async () => {
  const image = (kind: string, id: string) => ({ kind, id, width: 1280 });
  served = {
    ...records,
    products: [{ id: '7', slugs: slugs('pachy'), gender: 'male', updatedAt: EDITED }],
    locations: [
      { id: '1', slugs: slugs('wola'), updatedAt: EDITED },
      { id: '2', slugs: slugs('praga'), updatedAt: EDITED },
    ],
    articles: [{ id: '3', href: { pl: '/blog/a/b/', en: '/blog/c/d/' }, updatedAt: EDITED }],
  };
  lists = {
    products: [{ id: '7', image: image('treatments', '7'), imageIds: ['7p4', '7p9'] }],
    locations: [{ id: '1', images: [image('salons', '1v1'), image('salons', '1v2')] }],
    articles: [{ id: '3', image: image('articles', '3') }],
  };
  const picturesOf = async (part: string) =>
    [...((await read(part)) ?? '').matchAll(/<image:loc>https:..shop.example.api.images([^<]*)/g)].map(
      ([, path]) => path,
    );
  // Both languages show the same ones.
  expect(await picturesOf('/sitemap-pl-treatments-1.xml')).toEqual(
    ['7p4', '7p9', '7p4', '7p9'].map((id) => `/treatments/${id}-1280.jpg`),
  );
  expect(await picturesOf('/sitemap-en-articles-1.xml')).toEqual(['/articles/3-1280.jpg']);
  expect(await picturesOf('/sitemap-en-salons-1.xml')).toEqual(['/salons/1v1-1280.jpg', '/salons/1v2-1280.jpg']);
  expect(await picturesOf('/sitemap-pl-texts-1.xml')).toEqual([]);
  lists = { products: [{ id: '7' }] };
  await expect(read('/sitemap-pl-treatments-1.xml')).rejects.toThrow();
});

test('salons are followed by those of each kind of treatment, and by each kind in them', async () => {
  served = {
    ...records,
    locations: [
      { id: '1', slugs: { pl: 'wola', en: 'wola' }, updatedAt: EDITED },
      { id: '2', slugs: { pl: 'mokotow', en: 'mokotow' }, updatedAt: LATER },
    ],
    salonCategories: [
      { slugs: { pl: 'epilacja', en: 'epilation' }, locationIds: ['2'] },
      { slugs: { pl: 'dermapen', en: 'dermapen' }, locationIds: [] },
    ],
  };
  const salons = (await read('/sitemap-pl-salons-1.xml')) ?? '';
  expect([...salons.matchAll(/<loc>https:\/\/shop\.example(\/salony\/[^<]*)/g)].map(([, path]) => path)).toEqual([
    '/salony/wola/',
    '/salony/mokotow/',
    '/salony/epilacja/',
    '/salony/epilacja/mokotow/',
  ]);
  expect(salons).toContain(`/en/salons/epilation/mokotow/</loc><lastmod>${LATER}</lastmod>`);
});

test('a page of records is as new as the newest of them, another one as the shop’s texts', async () => {
  const at = (paths: string, updatedAt: string | null) => ({ paths: { pl: paths, en: `/x${paths}` }, updatedAt });
  served = {
    ...records,
    products: [
      { slugs: slugs('pachy'), gender: 'male', updatedAt: EDITED },
      { slugs: slugs('uda'), gender: 'female', updatedAt: LATER },
      { slugs: slugs('stopy'), gender: 'female', updatedAt: null },
    ],
    articles: [{ href: { pl: '/blog/pielegnacja/b/', en: '/blog/pielegnacja-en/b/' }, updatedAt: EDITED }],
    cmsPages: [at('/o-nas/', '2026-11-19T08:00:00.000Z')],
  };
  const zone = (name: string, path: string) => page(name, path, path);
  const named = {
    'catalog/womens-zone': { pl: '/k/', en: '/k/' },
    'catalog/mens-zone': { pl: '/m/', en: '/m/' },
    'catalog/vouchers': { pl: '/v/', en: '/v/' },
  };
  const [catalog, ...others] = releases.modules;
  const more = [zone('womens-zone', '/k/'), zone('mens-zone', '/m/'), zone('vouchers', '/v/')];
  const wider = {
    modules: [{ ...catalog, pages: [...(catalog?.pages ?? []), ...more] }, ...others],
    sitemap: { ...releases.sitemap, ...named },
  } as unknown as ReleaseSet;
  const site = { origin: 'https://shop.example', apiOrigin, markets: testMarkets, redirectsOf: () => NO_REDIRECTS };
  const editsOf = async (part: string) => {
    const xml = await siteMapXml({ ...site, releases: wider }, `/sitemap-pl-${part}-1.xml`);
    const found = [...(xml ?? '').matchAll(/<loc>https:..shop.example([^<]*)<.loc>(?:<lastmod>([^<]*))?/g)];
    return Object.fromEntries(found.map(([, path, edit]) => [path, edit]));
  };
  expect(await editsOf('pages')).toMatchObject({
    '/k/': LATER,
    '/m/': EDITED,
    '/cennik/': LATER,
    '/': LATER,
    '/v/': '2026-11-19T08:00:00.000Z',
  });
  expect(await editsOf('categories')).toMatchObject({ '/blog/pielegnacja/': EDITED });
});

test('a market’s own host lists that market without its prefix', async () => {
  const own = testMarkets.filter(({ slug }) => slug === 'en');
  const xml = await read('/sitemap-en-bundles-1.xml', 'https://aksamit.example', own);
  expect(xml).toContain('<loc>https://aksamit.example/bundles/woman-soft-en/</loc>');
  expect(await read('/sitemap-pl-bundles-1.xml', 'https://aksamit.example', own)).toBeNull();
});

test('what does not fit into one part is in the next; none is lost or listed twice', async () => {
  served = { ...records, locations: salons(25) };
  const site = {
    origin: 'https://shop.example',
    apiOrigin,
    releases,
    markets: testMarkets,
    redirectsOf: () => NO_REDIRECTS,
    addressesPerPart: 20,
  };
  const index = await siteMapXml(site, '/sitemap.xml');
  expect(index?.match(/sitemap-pl-salons-\d+/g)).toEqual(
    ['1', '2', '3'].map((number) => `sitemap-pl-salons-${number}`),
  );
  const parts = await Promise.all([1, 2, 3].map((number) => siteMapXml(site, `/sitemap-pl-salons-${number}.xml`)));
  const found = parts.map((part) => part?.match(/<loc>[^<]*/g) ?? []);
  expect(found.map(({ length }) => length)).toEqual([20, 20, 10]);
  expect(new Set(found.flat()).size).toBe(50);
  expect(await siteMapXml(site, '/sitemap-pl-salons-4.xml')).toBeNull();
  // The protocol's limits, with the longest addresses, the markup around each, eight alternates and that for all others.
  expect(ADDRESSES_PER_PART).toBeLessThanOrEqual(50_000);
  expect(ADDRESSES_PER_PART * (2048 + 100) * 10).toBeLessThan(50_000_000);
});

test('each page is listed once, where it is: no text under a page of other records, none that leads elsewhere', async () => {
  const text = (pl: string, en: string) => ({ paths: { pl, en }, updatedAt: EDITED });
  served = {
    ...records,
    cmsPages: [
      text('/faq/', '/faq/'),
      text('/o-nas/', '/about-us/'),
      // Pages of other modules: the price list is one of the pages, a bundle has its own name.
      text('/cennik/', '/price-list/'),
      text('/paczki/kobieta-soft/', '/bundles/woman-soft/'),
      text('/recenzje/', '/reviews/'),
    ],
  };
  const redirects: RedirectList = new Map([['/en/about-us/', { to: '/en/', status: 301 }]]);
  const listed = async (part: string) =>
    (await read(`/sitemap-pl-${part}-1.xml`, undefined, undefined, redirects))
      ?.match(/<loc>[^<]*/g)
      ?.map((loc) => loc.slice('<loc>https://shop.example'.length));
  expect(await listed('texts')).toEqual(['/faq/', '/en/faq/', '/o-nas/']);
  expect(await listed('pages')).toEqual(['/cennik/', '/en/price-list/', '/', '/en/']);
  expect(await listed('categories')).toEqual(['/blog/pielegnacja/', '/en/blog/pielegnacja-en/']);
  expect(await listed('authors')).toEqual(['/blog/autor/anna/', '/en/blog/author/anna-en/']);
});

test('what there is not is no part; while the API is away none is sent', async () => {
  for (const path of ['/sitemap-xx-salons-1.xml', '/sitemap-pl-offers-1.xml', '/sitemap-pl-users-1.xml']) {
    expect([path, isSiteMap(path), await read(path)]).toEqual([path, true, null]);
  }
  expect(['/sitemap-pl-salons-0.xml', '/sitemap-pl-salons.xml', '/sitemap.xml.gz'].filter(isSiteMap)).toEqual([]);
  served = { error: 'away' };
  await expect(read('/sitemap.xml')).rejects.toThrow();
  await expect(read('/sitemap-pl-salons-1.xml')).rejects.toThrow();
  // The API's response also determines which pages are listed with their texts.
  await expect(read('/sitemap-pl-pages-1.xml')).rejects.toThrow();
});
