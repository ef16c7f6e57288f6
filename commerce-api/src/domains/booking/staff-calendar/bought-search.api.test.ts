/** Purchases at the desk are found by what people remember of them. */
import type { StaffOrderProduct } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { placeOrder, type TestProducts } from '../../../testing/commerce-fixture';
import { at, openStaffDesk } from '../../../testing/staff-desk';
import { auditLogOf, type Person, type Role } from '../../../testing/staff-fixture';
import type { TestApp } from '../../../testing/test-app';
import { giveVoucher } from '../../../testing/voucher-fixture';
import { type BoughtSearch, isFoundBy } from './bought-search';

let shop: TestApp;
let products: TestProducts;
let people: Record<Role, Person>;
let own: string;
let orderId: string;
let orderProductId: string;
let code: string;

beforeAll(async () => {
  ({ shop, products, people, own } = await openStaffDesk());
  const { order } = await placeOrder(shop, products.calves, { paymentMethod: 'cash' });
  orderId = order.id;
  orderProductId = order.items[0].id;
  const { db } = shop.database;
  await sql`update orders set first_name = 'Żaneta', last_name = 'Łęcka-Świt', email = 'Zaneta@Example.com'
    where id = ${orderId}`.execute(db);
  code = await giveVoucher(db, 3_000);
  const { headers } = people.manager;
  const redeemed = await shop.call('POST', `/api/admin/orders/${orderId}/voucher-redemptions`, {
    headers,
    body: { code },
  });
  if (redeemed.statusCode !== 201) throw new Error(redeemed.body);
});
afterAll(() => shop?.close());

const find = (query: Record<string, string>, role: Role = 'staff') =>
  shop.call('GET', `/api/admin/order-products?${new URLSearchParams(query)}`, { headers: people[role].headers });
const foundBy = async (query: Record<string, string>, role: Role = 'manager'): Promise<StaffOrderProduct[]> => {
  const answer = await find(query, role);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.orderProducts;
};
const isFound = async (query: Record<string, string>) => (await foundBy(query)).some(({ id }) => id === orderProductId);

test.each([
  { name: 'łęc' },
  { name: 'LECKA' },
  { name: 'zaneta lecka' },
  { name: 'Łęcka Żan' },
  { name: 'z lec' },
  { email: 'zaneta@example.COM' },
  { name: 'łęcka', email: 'zaneta@example.com' },
])('%o finds the purchase', async (query) => {
  expect(await isFound(query as unknown as Record<string, string>)).toBe(true);
});

test.each([
  { name: 'ecka' },
  { name: 'zaneta nowak' },
  { email: 'zaneta@example.co' },
  { name: 'łęc%' },
  { name: 'l_cka' },
])('%o does not', async (query) => {
  expect(await isFound(query as unknown as Record<string, string>)).toBe(false);
});

test('a voucher finds the orders that it paid for, as it is read out', async () => {
  const spoken = code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-');
  expect(await isFound({ voucherCode: spoken })).toBe(true);
  const unused = await giveVoucher(shop.database.db, 1_000);
  expect(await foundBy({ voucherCode: unused })).toEqual([]);
  expect(await foundBy({ voucherCode: 'nonsense' })).toEqual([]);
  const [logged] = await auditLogOf(shop);
  expect(logged?.details).toEqual({ by: 'voucherCode', orders: [] });
});

test('fewer than three letters, and nothing at all, are refused', async () => {
  for (const query of [{ name: 'łę' }, { name: '12345' }, { voucherCode: 'abc' }, {}] as Record<string, string>[]) {
    expect([query, (await find(query)).statusCode]).toEqual([query, 422]);
  }
});

test('staff of other salons find it masked until it has a visit in theirs; the log holds no name', async () => {
  const masked = (await foundBy({ name: 'łęcka' }, 'staff')).find(({ id }) => id === orderProductId);
  expect(masked).toMatchObject({ isMasked: true, customer: { firstName: 'Żaneta', lastName: 'Ł.' }, totalCount: null });
  expect((await auditLogOf(shop))[0]?.details).toMatchObject({ by: 'name' });
  expect(JSON.stringify(await auditLogOf(shop)).toLowerCase()).not.toMatch(/łęcka|zaneta@/);
  const body = { locationId: own, orderProductId, startAt: at('10:00') };
  expect((await shop.call('POST', '/api/admin/events', { headers: people.staff.headers, body })).statusCode).toBe(201);
  const seen = (await foundBy({ name: 'łęcka' }, 'staff')).find(({ id }) => id === orderProductId);
  expect(seen).toMatchObject({ isMasked: false, customer: { lastName: 'Łęcka-Świt' }, totalCount: 1 });
});

test('no more than fifty are found', async () => {
  const { db } = shop.database;
  await sql`insert into order_items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
      'position', i.position + n, 'price', 0, 'amount_waived', i.price))).*
    from order_items i, generate_series(1, 60) n where i.order_id = ${orderId}`.execute(db);
  expect(await foundBy({ name: 'lecka' })).toHaveLength(50);
});

test.each<[string, Partial<BoughtSearch>, RegExp]>([
  ['name', { name: 'łęcka' }, /orders_by_last_name_form[\s\S]*orders_by_first_name_form/],
  ['e-mail', { email: 'x@example.com' }, /orders_by_email/],
  ['phone', { phone: '600700800' }, /orders_by_phone/],
])('a search by %s is answered from an index', async (_, search, index) => {
  const plan = await shop.database.db.transaction().execute(async (trx) => {
    // The test's few rows would be read one by one.
    await sql`set local enable_seqscan = off`.execute(trx);
    const condition = isFoundBy({ phonePrefix: '48', ...search });
    return sql<{ 'QUERY PLAN': string }>`explain select from orders o where ${condition}`.execute(trx);
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(index);
});
