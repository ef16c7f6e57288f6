/** A larger shop is a possible one, and grows by the difference when it is grown again. */
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { growShop } from './grow-shop';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await growShop(shop.database.db, 2);
}, 300_000);
afterAll(() => shop?.close());

const COUNTED = [
  'products',
  'articles',
  'locations',
  'rooms',
  'visits',
  'orders',
  'order_items',
  'order_payments',
  'payment_transactions',
];
async function counts(): Promise<Record<string, number>> {
  const parts = COUNTED.map(
    (table) => sql`select ${table}::text as name, count(*)::int as rows from ${sql.table(table)}`,
  );
  const found = await sql<{ name: string; rows: number }>`${sql.join(parts, sql` union all `)}`.execute(
    shop.database.db,
  );
  return Object.fromEntries(found.rows.map(({ name, rows }) => [name, rows]));
}
const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(shop.database.db)).rows[0];

test('a copied salon is as full in the next days as its original', async () => {
  const found = await one(sql<{ copies: number; differing: number }>`
    with booked as (select l.code, count(v.id) as visits from locations l left join visits v on v.location_id = l.id
        and v.state = 'booked' and v.during && tstzrange(now(), now() + interval '3 days') group by 1)
    select count(*)::int as copies, count(*) filter (where c.visits <> o.visits)::int as differing
    from booked c join booked o on c.code = o.code || '-x2'`);
  expect(found?.copies).toBeGreaterThan(50);
  expect(found?.differing).toBe(0);
});

test('orders are paid and done, each with its line, payment and visit', async () => {
  const { orders, order_items, order_payments, payment_transactions } = await counts();
  expect([orders, order_items, order_payments, payment_transactions]).toEqual([1000, 1000, 1000, 1000]);
  const odd = await one(sql<{ odd: number }>`select count(*)::int as odd from orders o
    left join order_items i on i.order_id = o.id left join visits v on v.order_item_id = i.id and v.state = 'done'
    where v.id is null or o.done_status <> 'done' or o.amount_paid <> i.price or lower(v.during) > now()`);
  expect(odd).toEqual({ odd: 0 });
});

test('grown again it stays as it is, and further only by what is missing', async () => {
  const { db } = shop.database;
  const before = await counts();
  await growShop(db, 2);
  expect(await counts()).toEqual(before);
  await growShop(db, 3);
  const after = await counts();
  expect(after.orders).toBe(1500);
  expect(after.visits ?? 0).toBeGreaterThan((before.visits ?? 0) + 500);
}, 300_000);
