/** Feeds against the fields that their receivers publish. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { XMLParser } from 'fast-xml-parser';
import {
  availabilityFeed,
  blogChannel,
  blogJsonFeed,
  merchantFeed,
  productItem,
  serviceFeed,
} from '../../testing/feed-schemas';
import { testMarkets } from '../../testing/test-markets';
import { createLog } from '../log';
import type { ReleaseSet } from '../model/release-set';
import { FeedFiles } from './feed-files';

const PAST = '2026-11-01T00:00:00+01:00';
const image = { kind: 'treatments', id: '7', width: 1280 };
const sold = (id: string, change: object = {}) => ({
  id,
  name: `Uda & <łydki> ${id}`,
  slug: `uda-${id}`,
  lead: 'Gładkie nogi.',
  image,
  ongoingPromos: [] as object[],
  type: 'product',
  gender: 'female',
  duration: 45,
  category: { code: 'epilation', name: 'Depilacja laserowa' },
  pricing: { finalPrice: 20_000, currency: { code: 'PLN' } },
  lowestPriceValue: null,
  ...change,
});
const promoted = {
  ongoingPromos: [{ startAt: PAST, endAt: '2026-12-01T00:00:00+01:00' }],
  pricing: { finalPrice: 16_000, currency: { code: 'PLN' } },
  lowestPriceValue: 19_500,
};
const salon = (id: string, codes: string[], isVirtual = false) => ({
  id,
  name: 'Aksamit Mokotów',
  slug: `mokotow-${id}`,
  phone: '+48 22 123 45 67',
  address: 'Puławska 1',
  postalCode: '02-515',
  city: { name: 'Warszawa', voivodeship: 'mazowieckie' },
  location: { lat: 52.229600000000005, lng: 21.0157 },
  productCategories: codes.map((code) => ({ code })),
  isVirtual,
});

const articleOf = (id: string, change: object = {}) => ({
  id,
  title: `Artykuł ${id}`,
  lead: 'O czym jest.',
  publishedAt: `2026-11-2${Number(id) - 7}T09:00:00+01:00`,
  category: { name: 'Technologia' },
  author: { name: 'Anna Nowak', slug: 'anna-nowak' },
  image: { kind: 'articles', id, width: 1280 },
  href: { pl: `/blog/technologia/artykul-${id}/`, en: `/blog/technology/article-${id}/` },
  ...change,
});

let lists: Record<string, object[]>;
let times: Record<string, object[]>;
let calls: string[];
let isAway: boolean;
let api: Server;
let apiOrigin: string;
beforeAll(async () => {
  api = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://api');
    calls.push(`${url.pathname}${url.search} ${request.headers['market-slug']} ${request.headers['accept-language']}`);
    if (isAway) response.statusCode = 503;
    if (url.pathname === '/api/events/first-slots') {
      const eventFirstSlots = times[url.searchParams.get('locationId') ?? ''] ?? [];
      return response.end(JSON.stringify({ data: { eventFirstSlots } }));
    }
    const name = url.pathname.slice('/api/'.length);
    const [page, perPage] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('perPage'))];
    const all = lists[name] ?? [];
    const shown = all.slice((page - 1) * perPage, page * perPage);
    response.end(JSON.stringify({ data: { [name]: shown }, meta: { total: all.length } }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => api.close(resolve)));
beforeEach(() => {
  calls = [];
  isAway = false;
  times = {
    '1': [{ productId: '2', minutes: 60, startsAt: ['2026-11-27T08:00:00.000Z', '2026-11-28T09:15:00.000Z'] }],
  };
  lists = {
    products: [
      sold('1'),
      sold('2', { ...promoted, imageIds: ['2p9', '2p4', '2p5'] }),
      sold('3', { gender: 'male', type: 'package' }),
    ],
    bundles: [
      sold('4', { pricing: { ...promoted.pricing, lowestPriceValue: 15_000 }, ongoingPromos: promoted.ongoingPromos }),
    ],
    offers: [sold('5', { variant: 'flexy', productCategory: { name: 'Endermologia' } })],
    articles: [
      articleOf('9'),
      articleOf('8', { title: 'Laser & <światło>\u0007', author: { name: 'Aksamit', slug: null } }),
    ],
    locations: [salon('1', ['epilation']), salon('2', ['endermology']), salon('3', ['epilation'], true)],
  };
});

const releases = {
  id: 'set',
  sitemap: {
    'catalog/womens-product': { pl: '/strefa-kobiet/:slug/', en: '/womens-zone/:slug/' },
    'catalog/mens-product': { pl: '/strefa-mezczyzn/:slug/', en: '/mens-zone/:slug/' },
    'catalog/bundle': { pl: '/paczki/:slug/', en: '/bundles/:slug/' },
    'catalog/flexi-special-offer': { pl: '/oferty-flexi/:slug/', en: '/flexi-offers/:slug/' },
    'content/blog': { pl: '/blog/', en: '/blog/' },
    'content/blog-author': { pl: '/blog/autor/:slug/', en: '/blog/author/:slug/' },
    'catalog/salon': { pl: '/salony/:slug/', en: '/salons/:slug/' },
  },
} as unknown as ReleaseSet;

/** A feed server with a clock of its own. */
function feeds(markets = testMarkets) {
  const clock = { now: Date.parse('2026-11-26T10:00:00Z') };
  const options = { releases: { current: releases }, markets: { current: markets }, apiOrigin, now: () => clock.now };
  const warnings: { feed: string; lastBuiltAt: string | null }[] = [];
  const log = createLog('warn', { write: (line) => void warnings.push(JSON.parse(line)) });
  const files = new FeedFiles({ ...options, log, publicOrigin: 'https://shop.example' });
  const server = createServer((request, response) => {
    const client = String(request.headers['x-client'] ?? 'one');
    const host = String(request.headers['x-host'] ?? 'shop.example');
    void files.handle(request.url ?? '', request, response, { host, scheme: 'https', client, requestId: 'request' });
  });
  return {
    clock,
    warnings,
    async get<Result>(path: string, work: (answer: Response) => Promise<Result>, headers: Record<string, string> = {}) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
      const result = await work(answer);
      await new Promise((resolve) => server.close(resolve));
      return result;
    },
  };
}
const bodyOf = (answer: Response) => answer.text();
const jsonOf = (answer: Response) => answer.json();
const statusOf = async (answer: Response) => {
  await answer.arrayBuffer();
  return answer.status;
};

interface Rss {
  rss: {
    '@version': string;
    '@xmlns:g': string;
    channel: { title: string; link: string; item: Record<string, string>[] };
  };
}
function parsed(xml: string): Rss['rss'] {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });
  return (parser.parse(xml) as Rss).rss;
}

test('the product feed names each thing on sale with the price of its page', async () => {
  const rss = parsed(await feeds().get('/feeds/products-pl-pl.xml', bodyOf));
  expect([rss['@version'], rss['@xmlns:g']]).toEqual(['2.0', 'http://base.google.com/ns/1.0']);
  for (const item of rss.channel.item) productItem.parse(item);
  const [plain, reduced, ofMen, bundle, offer] = rss.channel.item;
  expect(plain).toMatchObject({
    'g:id': '1',
    'g:title': 'Uda & <łydki> 1',
    'g:link': 'https://shop.example/strefa-kobiet/uda-1/',
    'g:image_link': 'https://shop.example/api/images/treatments/7-1280.jpg',
    'g:price': '200.00 PLN',
  });
  expect(plain).not.toHaveProperty('g:sale_price');
  expect(plain).not.toHaveProperty('g:additional_image_link');
  expect(reduced).toMatchObject({
    'g:image_link': 'https://shop.example/api/images/treatments/2p9-1280.jpg',
    'g:additional_image_link': [
      'https://shop.example/api/images/treatments/2p4-1280.jpg',
      'https://shop.example/api/images/treatments/2p5-1280.jpg',
    ],
    'g:price': '195.00 PLN',
    'g:sale_price': '160.00 PLN',
    'g:sale_price_effective_date': '2026-10-31T23:00:00Z/2026-11-30T23:00:00Z',
  });
  expect(ofMen?.['g:link']).toBe('https://shop.example/strefa-mezczyzn/uda-3/');
  // Its lowest price of 30 days is not undercut: no reduction may be announced.
  expect(bundle).toMatchObject({ 'g:price': '160.00 PLN', 'g:is_bundle': 'yes' });
  expect(bundle).not.toHaveProperty('g:sale_price');
  expect(offer).toMatchObject({
    'g:link': 'https://shop.example/oferty-flexi/uda-5/',
    'g:product_type': 'Endermologia',
  });
});

test('each language and market has its own, read in it, of all pages of the lists', async () => {
  lists.products = Array.from({ length: 230 }, (_, index) => sold(String(index + 1)));
  const server = feeds(testMarkets.map((market) => ({ ...market, hosts: [] })));
  const rss = parsed(await server.get('/feeds/products-en-en.xml', bodyOf));
  expect(rss.channel.item).toHaveLength(232);
  expect(rss.channel.item[0]?.['g:link']).toBe('https://shop.example/gb/womens-zone/uda-1/');
  expect(calls.filter((one) => one.startsWith('/api/products'))).toEqual(
    [1, 2, 3].map((page) => `/api/products?perPage=100&page=${page} en en`),
  );
  for (const path of ['products-en-pl.xml', 'products-xx-pl.xml', 'merchants-xx.json', 'visits-pl.json', '']) {
    expect([path, await server.get(`/feeds/${path}`, statusOf)]).toEqual([path, 404]);
  }
});

test('merchants are the salons that visitors can come to', async () => {
  const feed = merchantFeed.parse(await feeds().get('/feeds/merchants-pl.json', jsonOf));
  expect(feed.merchant.map(({ merchant_id }) => merchant_id)).toEqual(['salon-1', 'salon-2']);
  expect(feed.merchant[0]).toMatchObject({
    telephone: '+48221234567',
    url: 'https://shop.example/salony/mokotow-1/',
    geo: { latitude: 52.2296, address: { country: 'PL', locality: 'Warszawa', postal_code: '02-515' } },
  });
});

test('services are the single treatments that a salon gives, in all languages of the market', async () => {
  const feed = serviceFeed.parse(await feeds().get('/feeds/services-pl.json', jsonOf));
  expect(feed.service.map(({ merchant_id, service_id }) => `${merchant_id} ${service_id}`)).toEqual([
    'salon-1 treatment-1',
    'salon-1 treatment-2',
  ]);
  expect(feed.service[1]).toMatchObject({
    price: { price_micros: 160_000_000, currency_code: 'PLN' },
    localized_service_name: { localized_value: [{ locale: 'pl' }, { locale: 'en' }] },
    action_link: [
      { url: 'https://shop.example/strefa-kobiet/uda-2/', language: 'pl' },
      { url: 'https://shop.example/en/womens-zone/uda-2/', language: 'en' },
    ],
  });
});

test('availability is the first free times of each salon’s treatments', async () => {
  const feed = availabilityFeed.parse(await feeds().get('/feeds/availability-pl.json', jsonOf));
  const one = { merchant_id: 'salon-1', service_id: 'treatment-2', duration_sec: 3600, spots_open: 1 };
  expect(feed.service_availability[0]?.availability).toMatchObject([
    { ...one, start_sec: Date.parse('2026-11-27T08:00:00Z') / 1000 },
    { ...one, start_sec: Date.parse('2026-11-28T09:15:00Z') / 1000 },
  ]);
  const asked = calls.filter((call) => call.startsWith('/api/events'));
  expect(asked).toEqual(['1', '2'].map((id) => `/api/events/first-slots?locationId=${id} pl pl`));
});

test('feed programs get the newest articles of the blog, in the language of its address', async () => {
  const server = feeds(testMarkets.map((market) => ({ ...market, hosts: [] })));
  const typed = async (answer: Response) => [answer.headers.get('content-type'), await answer.text()] as const;
  const [type, xml] = await server.get('/blog/rss.xml', typed);
  expect(type).toBe('application/rss+xml; charset=utf-8');
  const channel = blogChannel.parse((parsed(xml) as unknown as { channel: unknown }).channel);
  expect(channel).toMatchObject({
    title: 'Blog Aksamit',
    link: 'https://shop.example/blog/',
    language: 'pl',
    lastBuildDate: 'Sun, 22 Nov 2026 08:00:00 GMT',
    'atom:link': { '@href': 'https://shop.example/blog/rss.xml' },
  });
  expect(channel.item.map(({ title, link }) => [title, link])).toEqual([
    ['Artykuł 9', 'https://shop.example/blog/technologia/artykul-9/'],
    ['Laser & <światło>', 'https://shop.example/blog/technologia/artykul-8/'],
  ]);
  const [jsonType, json] = await server.get('/en/blog/feed.json', typed);
  expect(jsonType).toBe('application/feed+json; charset=utf-8');
  const feed = blogJsonFeed.parse(JSON.parse(json));
  expect(feed).toMatchObject({ home_page_url: 'https://shop.example/en/blog/', language: 'en' });
  expect(feed.items[0]).toMatchObject({
    url: 'https://shop.example/en/blog/technology/article-9/',
    authors: [{ name: 'Anna Nowak', url: 'https://shop.example/en/blog/author/anna-nowak/' }],
    image: 'https://shop.example/api/images/articles/9-1280.jpg',
  });
  expect(feed.items[1]?.authors).toEqual([{ name: 'Aksamit' }]);
  expect(calls).toEqual(['pl', 'en'].map((locale) => `/api/articles?perPage=30&page=1 pl ${locale}`));
  for (const path of ['/rss.xml', '/pl/blog/rss.xml', '/en/feed.json', '/cennik/rss.xml']) {
    expect([path, await server.get(path, statusOf)]).toEqual([path, 404]);
  }
});

test('a feed is built once in ten minutes, answers 304 while its content stands, and outlives the API', async () => {
  const server = feeds();
  const tag = async (answer: Response) => [await statusOf(answer), answer.headers.get('etag')] as const;
  const [, etag] = await server.get('/feeds/merchants-pl.json', tag);
  const made = calls.length;
  expect(await server.get('/feeds/merchants-pl.json', statusOf, { 'if-none-match': etag ?? '' })).toBe(304);
  expect(calls).toHaveLength(made);
  // Later the same content has the same tag, although the feed names the time of its making.
  server.clock.now += 11 * 60_000;
  expect(await server.get('/feeds/merchants-pl.json', tag)).toEqual([200, etag]);
  expect(calls.length).toBeGreaterThan(made);
  server.clock.now += 11 * 60_000;
  isAway = true;
  expect(server.warnings).toEqual([]);
  expect(await server.get('/feeds/merchants-pl.json', tag)).toEqual([200, etag]);
  expect(await server.get('/feeds/services-pl.json', statusOf)).toBe(503);
  expect(server.warnings.map(({ feed, lastBuiltAt }) => [feed.split(' ').at(-1), lastBuiltAt])).toEqual([
    ['/feeds/merchants-pl.json', '2026-11-26T10:11:00.000Z'],
    ['/feeds/services-pl.json', null],
  ]);
  isAway = false;
  lists.locations = [salon('1', [])];
  expect((await server.get('/feeds/merchants-pl.json', tag))[1]).not.toBe(etag);
});

test('a client that asks again and again is held back, others are not', async () => {
  const server = feeds();
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) statuses.push(await server.get('/feeds/merchants-pl.json', statusOf));
  expect([statuses[59], statuses[60]]).toEqual([200, 429]);
  expect(await server.get('/feeds/merchants-pl.json', statusOf, { 'x-client': 'two' })).toBe(200);
});

test('a market with a host of its own has its feeds there, and there alone', async () => {
  const markets = testMarkets.map((one) => (one.slug === 'en' ? { ...one, hosts: ['aksamit.example'] } : one));
  const server = feeds(markets);
  const onOwnHost = { 'x-host': 'aksamit.example' };
  const rss = parsed(await server.get('/feeds/products-en-en.xml', bodyOf, onOwnHost));
  expect(rss.channel.item[0]?.['g:link']).toBe('https://aksamit.example/womens-zone/uda-1/');
  expect(await server.get('/feeds/products-pl-pl.xml', statusOf, onOwnHost)).toBe(404);
  expect(await server.get('/feeds/products-en-en.xml', statusOf)).toBe(404);
});
