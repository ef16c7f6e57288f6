/** Responses that grow with the shop: created once, never older than an edit, bounded in number. */
import { sql } from 'kysely';
import { logInAs, type Person } from '../testing/staff-fixture';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createCacheVersion, type VersionScope } from './cache-version';
import { type CacheLimits, createResponseCache } from './response-cache';

let shop: TestApp;
let admin: Person;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await logInAs(shop, 'admin');
});
afterAll(() => shop?.close());

const START = Date.now();
const at = (seconds: number) => new Date(START + seconds * 1000);
const edit = () => sql`update products set position = position where id = 1`.execute(shop.database.db);

const limits = { maxEntries: 2, maxBytes: 1000 };
const versionOf = (scope: VersionScope = 'pages') => createCacheVersion(shop.database.db, scope);

function caching(changed: Partial<CacheLimits> = {}, scope: VersionScope = 'pages') {
  const cache = createResponseCache(versionOf(scope), { ...limits, ...changed });
  let made = 0;
  return {
    count: () => made,
    async get(key: string, seconds: number, boundary: Date | null = null) {
      const { body, expiresAt } = await cache.get(key, at(seconds), async () => {
        made += 1;
        return { text: `${key} ${made}`, boundary };
      });
      return { text: String(body), expiresAt };
    },
  };
}

test('a response is created once for requests at the same time, and again after two minutes', async () => {
  const { get, count } = caching();
  await get('a', 0);
  const responses = await Promise.all(Array.from({ length: 20 }, () => get('a', 10)));
  expect(new Set(responses.map(({ text }) => text))).toEqual(new Set(['a 2']));
  expect((await get('a', 129)).text).toBe('a 2');
  expect((await get('a', 129)).expiresAt).toEqual(at(130));
  expect((await get('a', 130)).text).toBe('a 3');
  expect(count()).toBe(3);
});

test('after an edit it is created again at once, and cached again when the version is stable', async () => {
  const { get } = caching();
  await get('a', 0);
  expect([(await get('a', 6)).text, (await get('a', 7)).text]).toEqual(['a 2', 'a 2']);
  await edit();
  expect([(await get('a', 8)).text, (await get('a', 9)).text]).toEqual(['a 3', 'a 4']);
  expect([(await get('a', 13)).text, (await get('a', 14)).text]).toEqual(['a 5', 'a 5']);
});

test('no more entries than the limit are cached', async () => {
  const { get, count } = caching();
  await get('a', 0);
  for (const key of ['a', 'b', 'c']) await get(key, 10);
  const before = count();
  await get('c', 11);
  await get('b', 11);
  expect(count()).toBe(before);
  await get('a', 11);
  expect(count()).toBe(before + 1);
});

test('no more bytes than the limit are cached, and the least recently used entry is evicted', async () => {
  const { get, count } = caching({ maxEntries: 10, maxBytes: 8 });
  await get('a', 0);
  for (const key of ['a', 'b', 'a', 'c']) await get(key, 10);
  expect(count()).toBe(4);
  await get('a', 11);
  expect(count()).toBe(4);
  await get('b', 11);
  expect(count()).toBe(5);
  // A response larger than the whole cache is not cached, and evicts nothing.
  await get('longer than the limit', 11);
  await get('b', 11);
  expect(count()).toBe(6);
});

test('nothing is cached past the instant at which a price in it changes', async () => {
  const { get } = caching();
  await get('a', 0);
  expect((await get('a', 10, at(40))).expiresAt).toEqual(at(40));
  expect([(await get('a', 39)).text, (await get('a', 40)).text]).toEqual(['a 2', 'a 3']);
});

test('an edit is seen by each request after it, however many come at the same time', async () => {
  const { db } = shop.database;
  const cache = createResponseCache(versionOf(), limits);
  const read = async () => {
    const found = await sql<{ position: number }>`select position from products where id = 1`.execute(db);
    return { text: String(found.rows[0]?.position), boundary: null };
  };
  const ask = (seconds: number) => Promise.all(Array.from({ length: 5 }, () => cache.get('a', at(seconds), read)));
  await ask(0);
  for (let n = 1; n <= 5; n += 1) {
    const before = ask(n * 10);
    await sql`update products set position = ${700 + n} where id = 1`.execute(db);
    const after = await ask(n * 10 + 1);
    expect(new Set(after.map(({ body }) => String(body)))).toEqual(new Set([String(700 + n)]));
    await before;
  }
});

const SHOWN = {
  products: sql`update products set lead = lead where id = 1`,
  product_prices: sql`update product_prices set amount_minor = amount_minor where product_id = 1`,
  product_categories: sql`update product_categories set name = name`,
  body_parts: sql`update body_parts set name = name`,
  promotion_products: sql`update promotion_products set product_id = product_id`,
  articles: sql`update articles set is_professional = not is_professional where id = 1`,
  article_categories: sql`update article_categories set name = name`,
  article_authors: sql`update article_authors set name = name`,
  locations: sql`update locations set name = name where id = 1`,
  opening_hours: sql`update location_opening_hours set closed = closed where location_id = 1`,
  cities: sql`update cities set name = name`,
};

test('what depends on lists alone outlives ratings and donations, but no edit of what lists show', async () => {
  const { db } = shop.database;
  const { get, count } = caching({}, 'lists');
  await get('a', 0);
  await get('a', 10);
  await sql`insert into page_changes (key) values ('article:1'), ('opinions'), ('charity-totals')`.execute(db);
  await get('a', 11);
  expect(count()).toBe(2);
  let seconds = 20;
  for (const [name, change] of Object.entries(SHOWN)) {
    await change.execute(db);
    const made = count();
    await get('a', seconds);
    expect([name, count()]).toEqual([name, made + 1]);
    await get('a', seconds + 10);
    seconds += 20;
  }
});

test('an address that was answered is found until an edit, the price boundary and two minutes', async () => {
  const cache = createResponseCache(versionOf(), limits);
  const make = (seconds: number, boundary: Date | null = null) =>
    cache.get('key', at(seconds), async () => ({ text: `of ${seconds}`, boundary }));
  const find = async (address: string, seconds: number) => (await cache.find(address, at(seconds)))?.body.toString();
  await make(0);
  await make(10);
  expect(await find('address', 11)).toBeUndefined();
  cache.noteAddress('address', 'key');
  cache.noteAddress('long'.repeat(100), 'key');
  expect([await find('address', 11), await find('long'.repeat(100), 11)]).toEqual(['of 10', undefined]);
  expect([await find('address', 9), await find('address', 130)]).toEqual([undefined, undefined]);
  await make(130, at(140));
  expect([await find('address', 139), await find('address', 140)]).toEqual(['of 130', undefined]);
  await make(141);
  await edit();
  expect(await find('address', 142)).toBeUndefined();
});

test('a failure is not cached', async () => {
  const cache = createResponseCache(versionOf(), limits);
  await expect(cache.get('a', at(0), async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String((await cache.get('a', at(1), async () => ({ text: 'yes', boundary: null }))).body)).toBe('yes');
});

test.each(['/api/sitemap', '/api/maps', '/api/search?q=pachy'])(
  '%s: an ETag, what is left of two minutes, each language its own',
  async (path) => {
    const ask = (seconds: number, headers: Record<string, string> = {}) => {
      shop.setNow(at(seconds));
      return shop.call('GET', path, { headers });
    };
    await ask(200);
    const first = await ask(210);
    const cached = await ask(250);
    expect([first.statusCode, cached.body === first.body]).toEqual([200, true]);
    expect([first, cached].map(({ headers }) => headers['cache-control'])).toEqual([
      'public, max-age=120',
      'public, max-age=80',
    ]);
    const again = await ask(260, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const english = await ask(260, { 'accept-language': 'en' });
    expect(english.body).not.toBe(first.body);
    shop.setNow(null);
  },
);

test('a salon that staff close is gone from the map and the site map at once', async () => {
  shop.setNow(at(300));
  await shop.call('GET', '/api/maps?perPage=1');
  shop.setNow(at(310));
  const names = async () => [
    (await shop.call('GET', '/api/maps?perPage=1')).json().data.maps[0].points.length,
    (await shop.call('GET', '/api/sitemap')).json().data.sitemap.locations.length,
  ];
  const [points, listed] = await names();
  const body = { enabled: false };
  expect((await shop.call('PUT', '/api/admin/locations/3', { headers: admin.headers, body })).statusCode).toBe(200);
  expect(await names()).toEqual([points - 1, listed - 1]);
  shop.setNow(null);
});
