/** A shop of its own begins without invented data. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { prepareDatabase, refuseDemoData } from '../platform/prepare';
import { newVisitor } from '../testing/commerce-fixture';
import { addSecondFactor } from '../testing/second-factor';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { addFirstAdmin, DEMO_STEPS, EXAMPLE_STEPS, seedSteps } from '.';

const schemaFolder = join(__dirname, '../../database');
let own: TestDatabase;
let demo: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase({ isEmpty: true });
  demo = await createTestDatabase();
});
afterAll(async () => {
  await own?.drop();
  await demo?.drop();
});

test('each step of the demo and of the examples is a step', () => {
  const names = seedSteps.map(({ name }) => name);
  expect([...DEMO_STEPS, ...EXAMPLE_STEPS].filter((name) => !names.includes(name))).toEqual([]);
});

const shopOfItsOwn = { refused: DEMO_STEPS, leftOut: EXAMPLE_STEPS };

/** Required data that cannot be entered by hand. */
const SEEDED_TABLES = [
  'markets',
  'currencies',
  'locales',
  'product_categories',
  'body_parts',
  'cities',
  'article_categories',
].concat(['article_authors', 'cms_pages', 'redirects']);
/** Data of a single offer, and invented data. */
const EMPTY = ['products', 'product_prices', 'price_history', 'bundles', 'offers', 'voucher_products', 'promotions']
  .concat([
    'product_pictures',
    'product_suggestions',
    'locations',
    'location_pictures',
    'location_profiles',
    'rooms',
    'devices',
    'therapists',
    'articles',
  ])
  .concat(['users', 'visits', 'orders', 'discount_codes', 'issued_vouchers', 'opinions', 'charity_entries']);

async function filled({ db }: TestDatabase, tables: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{
      isFilled: boolean;
    }>`select exists (select from ${sql.table(table)}) as "isFilled"`.execute(db);
    if (rows[0]?.isFilled) found.push(table);
  }
  return found;
}

test('in production: markets, categories, cities and legal texts, and nothing that somebody else would sell', async () => {
  await prepareDatabase({ database: own, schemaFolder, seedSteps, own: shopOfItsOwn });
  expect(await filled(own, [...SEEDED_TABLES, ...EMPTY])).toEqual(SEEDED_TABLES);
  const legal = await sql<{ code: string }>`select code from cms_pages where kind = 'legal' order by 1`.execute(own.db);
  const all = await sql<{ code: string }>`select code from cms_pages where kind = 'legal' order by 1`.execute(demo.db);
  expect(legal.rows).toEqual(all.rows);
  expect(legal.rows.length).toBeGreaterThan(2);
  expect(await prepareDatabase({ database: own, schemaFolder, seedSteps, own: shopOfItsOwn })).toEqual({
    migrations: [],
    functions: [],
    seeds: [],
  });
});

test('the demo has all of it', async () => {
  const later = ['orders', 'users', 'visits'];
  expect(
    await filled(
      demo,
      EMPTY.filter((table) => !later.includes(table)),
    ),
  ).toEqual(EMPTY.filter((table) => !later.includes(table)));
});

test('staff of an empty shop open the first salon and sell the first treatment there, by calls alone', async () => {
  const shop = await createTestApp({ database: own });
  const admin = await makeAdmin(shop);
  const call = async (path: string, body: object) => {
    const answer = await shop.call('POST', `/api/admin${path}`, { headers: admin, body });
    expect([path, answer.statusCode, answer.body]).toEqual([path, 201, expect.any(String)]);
    return Object.values<{ id: string }>(answer.json().data)[0]?.id;
  };
  const id = async (table: string) =>
    (await sql<{ id: string }>`select min(id)::text as id from ${sql.table(table)}`.execute(own.db)).rows[0]?.id;
  const both = <Value>(value: Value) => ({ pl: value, en: value });
  const texts = { metaTitle: 'a', metaDescription: 'a', infos: [] };
  const cityId = await call('/cities', {
    ...{ name: 'Piaseczno', slug: 'piaseczno', voivodeship: 'mazowieckie', lat: 52.0814, lng: 21.0239 },
  });
  const categoryId = await id('product_categories');
  const locationId = await call('/locations', {
    ...{ code: 'pierwszy', adidCode: 'AKS-01', name: both('Pierwszy'), slugs: both('pierwszy') },
    content: both({ headlineSeo: 'a', description: 'a', directions: 'a', ...texts }),
    ...{ cityId, postalCode: '05-500', address: 'ul. Nowa 1', lat: 52.08, lng: 21.02 },
    ...{ phone: '+48 22 100 00 00', email: 'a@example.com', categoryIds: [categoryId] },
  });
  await openAllWeek(shop, admin, locationId ?? '');
  const roomId = await call('/rooms', { locationId, name: 'Gabinet 1' });
  await call('/devices', { locationId, name: 'Laser', categoryIds: [categoryId] });
  await call('/staff', { locationId, firstName: 'Marta', categoryIds: [categoryId] });
  const lists = { description: [], infos: [], stages: [], faqs: [], comparisons: [], lists: [], cmsSections: [] };
  const productId = await call('/products', {
    ...{ type: 'product', code: 'first', gender: 'female', categoryId },
    ...{ name: both('Zabieg'), slugs: both('zabieg'), lead: both('Opis'), duration: 30, vatRate: 23 },
    content: both({ ...lists, metaTitle: 'a', metaDescription: 'a' }),
  });
  await call('/prices', {
    ...{ productId, marketId: await id('markets'), currency: 'PLN', quantityFrom: 1, quantityTo: 10, price: 9_900 },
  });
  const { products } = (await shop.call('GET', '/api/products')).json().data;
  expect(products).toMatchObject([{ id: productId, slug: 'zabieg' }]);
  expect((await shop.call('GET', '/api/search?q=zabieg')).statusCode).toBe(200);
  expect((await shop.call('GET', '/api/locations/nearby?city=Piaseczno')).json().data.locations).toHaveLength(1);

  const visitor = await newVisitor(shop);
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const slots = `/api/events/slots?locationId=${locationId}&productId=${productId}&date=${date}`;
  const firstSlot = async () =>
    (await shop.call('GET', slots, { headers: visitor })).json().data.eventSlots[0].slots[0]?.startAt;
  const setRoom = (enabled: boolean) =>
    shop.call('PUT', `/api/admin/rooms/${roomId}`, { headers: admin, body: { enabled } });
  await setRoom(false);
  expect(await firstSlot()).toBeUndefined();
  await setRoom(true);
  const startAt = await firstSlot();
  const body = { itemType: 'product', itemId: productId, quantity: 1, locationId, startAt };
  const held = await shop.call('POST', '/api/cart-items', { headers: visitor, body });
  expect([held.statusCode, held.json().data?.cartItem.startAt]).toEqual([201, startAt]);
  await shop.app.close();
});

async function openAllWeek(shop: TestApp, headers: Record<string, string>, locationId: string): Promise<void> {
  const day = { start: '09:00', end: '20:00', closed: false, allDay: false };
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const body = Object.fromEntries(days.map((name) => [name, day]));
  const answer = await shop.call('PUT', `/api/admin/locations/${locationId}/open-time`, { headers, body });
  expect(answer.statusCode).toBe(200);
}

async function makeAdmin(shop: TestApp): Promise<Record<string, string>> {
  const { db } = shop.database;
  const body = {
    ...{ email: 'pierwsza@example.com', password: 'Dobre-haslo-1', firstName: 'Ewa', lastName: 'Nowak' },
    ...{ phonePrefix: '48', phone: '501000111', agrees: [{ type: 'regulations', value: true }] },
  };
  const { authToken } = (await shop.call('POST', '/api/users', { body })).json().data;
  await sql`update users set role = 'admin' where email = ${body.email}`.execute(db);
  const headers = { authorization: `Bearer ${authToken}` };
  await addSecondFactor(shop, headers);
  return headers;
}

test('a database that holds the demo is refused; one that began with the examples alone is not', async () => {
  const refused = prepareDatabase({ database: demo, schemaFolder, seedSteps, own: shopOfItsOwn });
  await expect(refused).rejects.toThrow('it holds the demo');
  await expect(refuseDemoData(demo, DEMO_STEPS)).rejects.toThrow('it holds the demo');
  await expect(refuseDemoData(own, DEMO_STEPS)).resolves.toBeUndefined();
  await sql`insert into applied_seeds (name) select unnest(${[...EXAMPLE_STEPS]}::text[])`.execute(own.db);
  await expect(refuseDemoData(own, DEMO_STEPS)).resolves.toBeUndefined();
});

test('the first admin is made once, without a password', async () => {
  const admins = async () =>
    (
      await sql<{ email: string; hash: string | null }>`select email, password_hash as hash from users
      where role = 'admin'`.execute(own.db)
    ).rows;
  await sql`update users set role = 'customer' where role = 'admin'`.execute(own.db);
  await addFirstAdmin(own.db, 'szefowa@example.com');
  await addFirstAdmin(own.db, 'inna@example.com');
  expect(await admins()).toEqual([{ email: 'szefowa@example.com', hash: null }]);
  await sql`update users set role = 'customer' where role = 'admin'`.execute(own.db);
  await expect(addFirstAdmin(own.db, 'szefowa@example.com')).rejects.toThrow("a customer's address");
});
