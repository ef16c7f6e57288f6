/** What customers remember for later: added, joined, listed, removed; each customer's own, and bounded. */
import { sql } from 'kysely';
import { expectRefusal } from '../../../testing/errors/refusals';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { newCustomer, type TestCustomer } from '../../../testing/visit-fixture';

const here = shopWithProducts();
let anna: TestCustomer;
let calves: string;
let face: string;

beforeEach(async () => {
  anna = await newCustomer(here.shop);
  ({ calves, face } = here.products);
});

const remember = (productIds: string[], { headers }: TestCustomer = anna) =>
  here.shop.call('POST', '/api/me/remembered-treatments', { headers, body: { productIds } });
const list = async ({ headers }: TestCustomer = anna, query = '') =>
  (await here.shop.call('GET', `/api/me/remembered-treatments${query}`, { headers })).json();
const idsOf = async (customer = anna, query = '') =>
  (await list(customer, query)).data.rememberedTreatments.map(({ productId }: { productId: string }) => productId);
const count = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from remembered_treatments
      where user_id = ${anna.userId}`.execute(here.shop.database.db)
  ).rows[0]?.count;

/** Fills the list with other treatments up to a number of them. */
async function fill(upTo: number): Promise<void> {
  await sql`with made as (
      insert into products (code, type, gender, category_id, name, slugs, lead, content, duration, vat_rate)
      select 'filler-' || ${anna.userId} || n, 'product', 'female', p.category_id, p.name,
        jsonb_build_object('pl', 'f-' || ${anna.userId} || n, 'en', 'f-' || ${anna.userId} || n), p.lead, p.content, 30, 23
      from products p, generate_series(1, ${upTo}::int) n where p.id = ${calves} returning id)
    insert into remembered_treatments (user_id, product_id, number)
    select ${anna.userId}::uuid, id, row_number() over (order by id) from made`.execute(here.shop.database.db);
}

test('a remembered treatment is shown as on its card: by the first picture of its gallery, or the chosen one', async () => {
  const { db } = here.shop.database;
  const made = await sql<{ id: string }>`insert into shop_pictures (drawing, color)
    values ('test:room', '#aabbcc'), ('test:device', '#112233') returning id::text`.execute(db);
  const [room, device] = made.rows.map(({ id }) => id);
  await sql`insert into product_pictures (product_id, position, picture_id, alt)
    values (${face}::bigint, 1, ${room}::bigint, '{"pl":"Gabinet","en":"A room"}')`.execute(db);
  await remember([face]);
  const image = async () => (await list()).data.rememberedTreatments[0].image;
  expect(await image()).toMatchObject({ id: `${face}p${room}`, color: '#aabbcc' });
  await sql`update products set picture_id = ${device}::bigint where id = ${face}::bigint`.execute(db);
  expect(await image()).toMatchObject({ id: `${face}p${device}`, color: '#112233' });
});

test('a treatment is remembered once, listed with its state, and removed', async () => {
  expect((await remember([calves, calves])).json()).toEqual({ data: { productIds: [calves] } });
  expect((await remember([calves])).json()).toEqual({ data: { productIds: [calves] } });
  const { data, meta } = await list();
  expect(meta).toMatchObject({ total: 1 });
  expect(data.rememberedTreatments).toMatchObject([
    { productId: calves, name: 'Łydki', isSold: true, gender: expect.any(String), slug: expect.any(String) },
  ]);
  const path = `/api/me/remembered-treatments/${calves}`;
  const { headers } = anna;
  expect((await here.shop.call('GET', path, { headers })).json()).toEqual({ data: { productIds: [calves] } });
  expect((await here.shop.call('DELETE', path, { headers })).statusCode).toBe(200);
  expect((await here.shop.call('GET', path, { headers })).statusCode).toBe(404);
  expect((await here.shop.call('DELETE', path, { headers })).statusCode).toBe(404);
});

test('what a visitor remembered joins the account, the newest first; twice changes nothing, and unknown ones are left out', async () => {
  await remember([face]);
  const joined = await remember([calves, '999999999', face]);
  expect(joined.json().data.productIds.sort()).toEqual([calves, face].sort());
  await remember([calves, '999999999', face]);
  expect(await idsOf()).toEqual([calves, face]);
  expect(await idsOf(anna, '?sort=createdAt')).toEqual([face, calves]);
  expect(await idsOf(anna, '?perPage=1&page=2')).toEqual([face]);
});

test('a treatment that is not sold any more stays in the list, marked', async () => {
  await remember([face]);
  await sql`update products set enabled = false where id = ${face}`.execute(here.shop.database.db);
  try {
    expect((await list()).data.rememberedTreatments).toMatchObject([{ productId: face, isSold: false }]);
  } finally {
    await sql`update products set enabled = true where id = ${face}`.execute(here.shop.database.db);
  }
});

test('a customer sees and removes their own alone; without a login it is 401', async () => {
  await remember([calves]);
  const other = await newCustomer(here.shop);
  const path = `/api/me/remembered-treatments/${calves}`;
  expect(await idsOf(other)).toEqual([]);
  expect((await here.shop.call('DELETE', path, { headers: other.headers })).statusCode).toBe(404);
  for (const [method, url] of [
    ['GET', '/api/me/remembered-treatments'],
    ['DELETE', path],
  ] as const) {
    expect((await here.shop.call(method, url, { headers: {} })).statusCode).toBe(401);
  }
  expect(await idsOf()).toEqual([calves]);
});

test('a hundred are the most: of several the newest find room, a further one is refused', async () => {
  await fill(99);
  expect((await remember([face, calves])).json().data.productIds).toHaveLength(1);
  expect(await count()).toBe(100);
  const there = await idsOf(anna, '?perPage=100');
  const missing = [calves, face].find((id) => !there.includes(id)) ?? '';
  await expectRefusal(here.shop, 'POST /me/remembered-treatments 409 too_many_remembered', {
    method: 'POST',
    url: '/api/me/remembered-treatments',
    headers: anna.headers,
    body: { productIds: [missing] },
  });
});

test('the last room goes to one of two at once', async () => {
  await fill(99);
  const answers = await Promise.all([remember([calves]), remember([face])]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await count()).toBe(100);
});

test('the database takes no number twice and none above a hundred', async () => {
  const { db } = here.shop.database;
  const insert = (id: string, number: number) =>
    sql`insert into remembered_treatments (user_id, product_id, number) values (${anna.userId}, ${id}, ${number})`.execute(
      db,
    );
  await insert(calves, 1);
  await expect(insert(face, 1)).rejects.toThrow('remembered_treatments_number');
  await expect(insert(face, 101)).rejects.toThrow('remembered_treatments_number_check');
});
