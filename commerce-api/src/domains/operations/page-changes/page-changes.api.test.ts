/** Changed records rebuild their pages at once: from the write to the notification of page servers. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { makeProducts, newVisitor, type TestProducts } from '../../../testing/commerce-fixture';
import { logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { sendPageChanges } from './send-page-changes';

const SECRET = 'shared with page servers';

let shop: TestApp;
let people: Record<Role, Person>;
let products: TestProducts;
let server: Server;
let origin: string;
let notified: string[][] = [];
let status = 200;

beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
  products = await makeProducts(shop.database.db);
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const isKnown = request.url === '/internal/changes' && request.headers.authorization === `Bearer ${SECRET}`;
      if (isKnown && status === 200) notified.push(JSON.parse(body).keys);
      response.writeHead(isKnown ? status : 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  await shop?.close();
});
beforeEach(async () => {
  await sql`delete from page_changes`.execute(shop.database.db);
  notified = [];
  status = 200;
});

const send = (pageServers = [origin]) =>
  sendPageChanges({ db: shop.database.db, logger: pino({ level: 'silent' }), pageServers, secret: SECRET });
const admin = (method: 'PUT' | 'POST', path: string, body: object) =>
  shop.call(method, `/api/admin${path}`, { headers: people.admin.headers, body });
const one = async (text: ReturnType<typeof sql<{ id: string }>>) =>
  (await text.execute(shop.database.db)).rows[0]?.id ?? '';

test('an edited treatment, its price, a salon, a text: each by its own key, once', async () => {
  const price = await one(sql`select id::text as id from product_prices where product_id = ${products.calves} limit 1`);
  await admin('PUT', `/products/${products.calves}`, { position: 7 });
  await admin('PUT', `/prices/${price}`, { price: 9_900 });
  await admin('PUT', '/locations/1', { position: 3 });
  const pageId = await one(sql`select id::text as id from cms_pages where kind = 'information' limit 1`);
  await admin('PUT', `/cms-pages/${pageId}`, { enabled: true, lead: { pl: 'nowe', en: 'new' } });
  await send();
  expect(notified).toHaveLength(1);
  expect([...(notified[0] ?? [])].sort()).toEqual(
    ['cms-page', 'cms-pages', 'location:1', 'locations', `product:${products.calves}`, 'products']
      .map((key) => (key === 'cms-page' ? `cms-page:${pageId}` : key))
      .sort(),
  );
  expect(await send()).toBe(0);
});

test('a rating, a published opinion and an answer to it', async () => {
  const visitor = await newVisitor(shop);
  const articleId = await one(sql`select id::text as id from articles where enabled and published_at < now() limit 1`);
  const rated = await shop.call('POST', `/api/articles/${articleId}/rating`, { headers: visitor, body: { rating: 5 } });
  expect(rated.statusCode).toBe(201);
  await send();
  expect(notified.pop()).toEqual([`article:${articleId}`]);

  const opinionId = await one(sql`insert into opinions (location_id, product_id, author_name, rating, locale, content,
      verification) values (1, ${products.calves}, 'Ewa L.', 5, 'pl', 'Super', 'none') returning id::text as id`);
  expect(await send()).toBe(0);
  const keys = ['opinions', `product:${products.calves}`, 'location:1'];
  for (const change of [
    { status: 'published' },
    { reply: { pl: 'Dziękujemy', en: 'Thank you' } },
    { status: 'rejected' },
  ]) {
    expect((await admin('PUT', `/opinions/${opinionId}`, change)).statusCode).toBe(200);
    await send();
    expect(notified.pop()).toEqual(keys);
  }
});

test("a record's links, a piece of a page, a redirect, a salon's profile", async () => {
  const { db } = shop.database;
  const article = await one(sql`select article_id::text as id from article_products order by 1 limit 1`);
  await admin('PUT', `/articles/${article}`, { productIds: [products.calves] });
  await send();
  expect(notified.pop()?.sort()).toEqual([`article:${article}`, 'articles']);
  await admin('PUT', '/locations/1', { categoryIds: [] });
  await send();
  expect(notified.pop()?.sort()).toEqual(['location:1', 'locations']);
  const { cityId } = (await admin('PUT', '/locations/1', {})).json().data.location;
  await admin('PUT', `/cities/${cityId}`, { name: 'Nowa nazwa' });
  await send();
  expect(notified.pop()).toEqual(expect.arrayContaining(['locations', 'location:1']));
  await admin('PUT', `/products/${products.calves}`, { bodyPartIds: ['1'] });
  await send();
  expect(notified.pop()?.sort()).toEqual([`product:${products.calves}`, 'products']);
  const redirect = await admin('POST', '/redirects', { from: '/dawny-adres/', to: '/blog/' });
  await send();
  expect(notified.pop()).toEqual(['redirects', `redirect:${redirect.json().data.redirect.id}`]);
  await sql`update location_profiles set ratings_count = ratings_count + 1 where location_id = 2`.execute(db);
  await send();
  expect(notified.pop()).toEqual(['locations', 'location:2']);
});

test('a therapist who is new, renamed, serves other categories or is gone: the page of her salon', async () => {
  const keys = ['location:1', 'locations'];
  const categoryId = await one(sql`select min(category_id)::text as id from location_categories where location_id = 2`);
  const added = await admin('POST', '/staff', { locationId: '1', firstName: 'Irena', categoryIds: [categoryId] });
  expect(added.statusCode).toBe(201);
  await send();
  expect(notified.pop()?.sort()).toEqual(keys);
  const { id } = added.json().data.staff;
  for (const change of [{ firstName: 'Irmina' }, { categoryIds: [] }, { categoryIds: [categoryId] }]) {
    expect((await admin('PUT', `/staff/${id}`, change)).statusCode).toBe(200);
    await send();
    expect(notified.pop()?.sort()).toEqual(keys);
  }
  // Her skills alone, as an import writes them: the row of the therapist stays as it was.
  const { db } = shop.database;
  await sql`delete from therapist_categories where therapist_id = ${id}`.execute(db);
  await send();
  expect(notified.pop()?.sort()).toEqual(keys);
  await sql`delete from therapists where id = ${id}`.execute(db);
  await send();
  expect(notified.pop()?.sort()).toEqual(keys);
});

test('what was rolled back is not reported; many at once are reported as their list', async () => {
  const { db } = shop.database;
  const failed = db.transaction().execute(async (trx) => {
    await sql`update products set position = position where id = ${products.calves}`.execute(trx);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await send()).toBe(0);
  await sql`update products set position = position`.execute(db);
  await send();
  expect(notified).toEqual([['products']]);
});

test('every page server is notified; a failed notification is repeated, and dropped when it is old', async () => {
  await admin('PUT', `/products/${products.calves}`, { position: 8 });
  status = 503;
  expect(await send()).toBe(0);
  status = 200;
  expect(await send([origin, 'http://127.0.0.1:9'])).toBe(0);
  expect(await send([origin, origin])).toBeGreaterThan(0);
  expect(notified).toHaveLength(3);
  await admin('PUT', `/products/${products.calves}`, { position: 9 });
  await sql`update page_changes set created_at = now() - interval '6 minutes'`.execute(shop.database.db);
  expect(await send()).toBe(0);
});
