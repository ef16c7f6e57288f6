/** What programs read of the shop, against its published schema. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shopSummary } from '@aksamit/contracts/shop-summary';
import { z } from 'zod';
import { testMarkets } from '../../testing/test-markets';
import { createLog } from '../log';
import type { ReleaseSet } from '../model/release-set';
import { SummaryFiles } from './summary-files';

const pricing = { price: 20_000, finalPrice: 16_000, currency: { code: 'PLN' } };
const treatment = (id: string, change: object = {}) => ({
  id,
  name: `Łydki ${id}`,
  slug: `lydki-${id}`,
  lead: 'Gładkie łydki.',
  type: 'product',
  gender: 'female',
  duration: 45,
  packageQuantity: 1,
  category: { name: 'Depilacja laserowa' },
  productBodyParts: [{ name: 'łydki' }],
  pricing,
  lowestPriceValue: 15_500,
  ...change,
});
const open = { start: '09:00', end: '20:00', closed: false, allDay: false };
const closed = { start: null, end: null, closed: true, allDay: false };
const salon = (id: string, isVirtual = false) => ({
  id,
  name: 'Aksamit Mokotów',
  slug: `mokotow-${id}`,
  phone: '+48 22 123 45 67',
  email: 'mokotow@aksamit.example',
  address: 'Puławska 1',
  postalCode: '02-515',
  city: { name: 'Warszawa', voivodeship: 'mazowieckie' },
  location: { lat: 52.229600000000005, lng: 21.0157 },
  openTime: {
    monday: open,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: { ...closed, closed: false, allDay: true },
    sunday: closed,
  },
  productCategories: [{ name: 'Depilacja laserowa' }],
  isVirtual,
  rating: 4.52,
  ratingsCount: 25,
});
const cmsPages = [
  { title: 'Regulamin', kind: 'legal', paths: { pl: '/regulamin/', en: '/regulations/' } },
  // Stands on a page that is listed already.
  { title: 'Dla kobiet', kind: 'information', paths: { pl: '/strefa-kobiet/', en: '/womens-zone/' } },
  { title: 'O [nas]', kind: 'information', paths: { pl: '/o-nas/', en: '/about-us/' } },
];

let lists: Record<string, object[]>;
let calls: string[];
let isAway: boolean;
let api: Server;
let apiOrigin: string;
beforeAll(async () => {
  api = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://api');
    calls.push(`${url.pathname} ${request.headers['market-slug']} ${request.headers['accept-language']}`);
    if (isAway) response.statusCode = 503;
    const name = url.pathname.slice('/api/'.length);
    if (name === 'sitemap') return response.end(JSON.stringify({ data: { sitemap: { cmsPages } } }));
    const all = lists[name] ?? [];
    response.end(JSON.stringify({ data: { [name]: all }, meta: { total: all.length } }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => api.close(resolve)));
beforeEach(() => {
  calls = [];
  isAway = false;
  lists = {
    products: [
      treatment('1', { rating: { average: 4.8, count: 12 } }),
      treatment('2', { gender: 'male', type: 'package', packageQuantity: 6, lowestPriceValue: null }),
    ],
    bundles: [{ ...treatment('3'), pricing: { ...pricing, lowestPriceValue: 15_000 } }],
    locations: [salon('1'), salon('2', true)],
  };
});

const releases = {
  id: 'set',
  sitemap: {
    'content/blog': { pl: '/blog/', en: '/blog/' },
    'catalog/womens-zone': { pl: '/strefa-kobiet/', en: '/womens-zone/' },
    'catalog/womens-product': { pl: '/strefa-kobiet/:slug/', en: '/womens-zone/:slug/' },
    'catalog/mens-product': { pl: '/strefa-mezczyzn/:slug/', en: '/mens-zone/:slug/' },
    'catalog/bundle': { pl: '/paczki/:slug/', en: '/bundles/:slug/' },
    'catalog/salon': { pl: '/salony/:slug/', en: '/salons/:slug/' },
  },
} as unknown as ReleaseSet;

/** A server of summaries with a clock of its own. */
function summaries() {
  const clock = { now: Date.parse('2026-11-26T10:00:00Z') };
  const markets = testMarkets.map((market) => ({ ...market, hosts: [] }));
  const files = new SummaryFiles({
    releases: { current: releases },
    markets: { current: markets },
    publicOrigin: 'https://shop.example',
    apiOrigin,
    now: () => clock.now,
    log: createLog('silent'),
  });
  const server = createServer((request, response) => {
    const client = String(request.headers['x-client'] ?? 'one');
    const origin = { host: 'shop.example', scheme: 'https' as const, client, requestId: 'request' };
    void files.handle(request.url ?? '', request, response, origin);
  });
  return {
    clock,
    files,
    async get(path: string, headers: Record<string, string> = {}) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
      const answer = await fetch(url, { headers, redirect: 'manual' });
      const text = await answer.text();
      await new Promise((resolve) => server.close(resolve));
      return { status: answer.status, headers: answer.headers, text };
    },
  };
}

test('services, prices and salons, as the published schema has them', async () => {
  const { get } = summaries();
  const { status, headers, text } = await get('/services.json');
  expect([status, headers.get('content-type'), headers.get('access-control-allow-origin')]).toEqual([
    200,
    'application/json; charset=utf-8',
    '*',
  ]);
  const summary = z.strictObject(shopSummary.shape).parse(JSON.parse(text));
  expect(summary).toMatchObject({
    $schema: 'https://shop.example/services.schema.json',
    url: 'https://shop.example/',
    language: 'pl',
    currency: 'PLN',
  });
  expect(summary.services).toMatchObject([
    {
      kind: 'treatment',
      url: 'https://shop.example/strefa-kobiet/lydki-1/',
      price: { amountMinor: 16_000, regularMinor: 20_000, lowestOf30DaysMinor: 15_500, currency: 'PLN' },
      bodyParts: ['łydki'],
      durationMinutes: 45,
      rating: { average: 4.8, count: 12 },
    },
    {
      kind: 'package',
      url: 'https://shop.example/strefa-mezczyzn/lydki-2/',
      treatmentsCount: 6,
      price: { lowestOf30DaysMinor: null },
    },
  ]);
  expect(summary.bundles).toMatchObject([
    { url: 'https://shop.example/paczki/lydki-3/', price: { lowestOf30DaysMinor: 15_000 } },
  ]);
  // A salon that nobody can come to is none.
  expect(summary.salons).toHaveLength(1);
  expect(summary.salons[0]).toMatchObject({
    bookingUrl: 'https://shop.example/salony/mokotow-1/',
    address: { street: 'Puławska 1', postalCode: '02-515', city: 'Warszawa', country: 'PL' },
    geo: { latitude: 52.2296, longitude: 21.0157 },
    timeZone: 'Europe/Warsaw',
    rating: { average: 4.52, count: 25 },
  });
  const hours = summary.salons[0]?.openingHours.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`);
  expect(hours).toHaveLength(6);
  expect(hours?.slice(4)).toEqual(['friday 09:00-20:00', 'saturday 00:00-24:00']);
  const schema = JSON.parse((await get('/services.schema.json')).text);
  expect(schema).toMatchObject({ type: 'object', properties: { services: { type: 'array' } } });
  // Fields that come later are no mistake.
  expect(JSON.stringify(schema)).not.toContain('additionalProperties');
});

test('each language and market has its own; other addresses have none', async () => {
  const { get } = summaries();
  expect(JSON.parse((await get('/en/services.json')).text)).toMatchObject({
    language: 'en',
    market: 'pl',
    url: 'https://shop.example/en/',
    services: [{ url: 'https://shop.example/en/womens-zone/lydki-1/' }, {}],
  });
  expect(calls.filter((one) => one.startsWith('/api/products'))).toEqual(['/api/products pl en']);
  expect(JSON.parse((await get('/gb/services.json')).text)).toMatchObject({ market: 'en', currency: 'GBP' });
  expect(SummaryFiles.has('/blog/services.json')).toBe(false);
  expect((await get('/de/services.json')).status).toBe(404);
  const moved = await get('/pl/llms.txt');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/llms.txt']);
});

test('llms.txt states what the shop is and leads to its pages, data, treatments, salons and terms', async () => {
  const { status, headers, text } = await summaries().get('/llms.txt');
  expect([status, headers.get('content-type'), headers.get('content-language')]).toEqual([
    200,
    'text/markdown; charset=utf-8',
    'pl',
  ]);
  const lines = text.split('\n');
  expect(lines[0]).toBe('# Aksamit');
  expect(lines[2]).toMatch(/^> Aksamit to sieć salonów .* Liczba salonów: 1, liczba miast: 1\./);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^- \[Zabiegi, ceny i salony\]\(https:\/\/shop\.example\/services\.json\): /),
      '- [Plik produktów](https://shop.example/feeds/products-pl-pl.xml): RSS 2.0 z atrybutami Google Merchant Center',
      '- [Artykuły](https://shop.example/blog/feed.json): JSON Feed z najnowszymi artykułami bloga',
      '- [Strefa kobiet](https://shop.example/strefa-kobiet/): wszystkie zabiegi dla kobiet',
      '- [Łydki 1](https://shop.example/strefa-kobiet/lydki-1/): Depilacja laserowa, 45 min, 160 zł',
      '- [Aksamit Mokotów](https://shop.example/salony/mokotow-1/): Puławska 1, 02-515 Warszawa, +48 22 123 45 67',
      '- [Regulamin](https://shop.example/regulamin/)',
      // Brackets would end the text of the link.
      '- [O nas](https://shop.example/o-nas/)',
    ]),
  );
  // Packages are several treatments at once, and pages that no module has are left out.
  expect(text).not.toContain('lydki-2');
  expect(text).not.toContain('Vouchery');
  expect(text).not.toContain('Dla kobiet]');
  expect(text).not.toMatch(/undefined|[a-z]+\.[a-z]+\.(?:name|note)/);
  expect((await summaries().get('/gb/llms.txt')).text).toContain('# Aksamit\n\n> Aksamit is a chain');
});

test('a file is made once until a record changes, and outlives the API', async () => {
  const { get, files, clock } = summaries();
  const first = await get('/services.json');
  const etag = first.headers.get('etag') ?? '';
  const made = calls.length;
  expect((await get('/services.json', { 'if-none-match': etag })).status).toBe(304);
  expect(calls).toHaveLength(made);
  lists.products = [treatment('1', { pricing: { ...pricing, finalPrice: 17_000 } })];
  files.expire();
  const edited = await get('/services.json', { 'if-none-match': etag });
  expect([edited.status, JSON.parse(edited.text).services[0].price.amountMinor]).toEqual([200, 17_000]);
  isAway = true;
  files.expire();
  clock.now += 11 * 60_000;
  expect((await get('/services.json')).text).toBe(edited.text);
  expect((await get('/llms.txt')).status).toBe(503);
});

test('a client that asks again and again is held back, others are not', async () => {
  const { get } = summaries();
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) statuses.push((await get('/services.schema.json')).status);
  expect([statuses[59], statuses[60]]).toEqual([200, 429]);
  expect((await get('/services.schema.json', { 'x-client': 'two' })).status).toBe(200);
});
