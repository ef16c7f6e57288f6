/** A guest's orders, once the phone is verified. */
import { sql } from 'kysely';
import { makeProducts, placeOrder, type TestProducts } from '../../../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let products: TestProducts;
beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
});
afterAll(() => shop.close());

const password = 'Dobre-haslo-1';
const agrees = [{ type: 'regulations' as const, value: true }];
let counter = 0;
const next = () => {
  counter += 1;
  return counter;
};
const newNumber = () => ({ phonePrefix: '48', phone: `7300${String(next()).padStart(5, '0')}` });

async function register(number: { phonePrefix: string; phone: string }) {
  const email = `gosc-${next()}@example.com`;
  const body = { ...number, email, password, firstName: 'Ewa', lastName: 'Lis', agrees };
  const { authToken, user } = (await shop.call('POST', '/api/users', { body })).json().data;
  return { userId: String(user.id), headers: { authorization: `Bearer ${authToken}` } };
}
const orderAsGuest = (number: { phonePrefix: string; phone: string }, email = 'gosc@example.com') =>
  placeOrder(shop, products.calves, { user: { firstName: 'Ewa', lastName: 'Lis', email, ...number } });
async function codeFor({ headers }: { headers: Record<string, string> }): Promise<string> {
  await sql`delete from messages`.execute(shop.database.db);
  await shop.call('POST', '/api/me/phone/verification', { headers });
  const found = await sql<{ secret: string }>`select secret from messages where kind = 'phoneCode'`.execute(
    shop.database.db,
  );
  return found.rows[0]?.secret ?? '';
}
const verify = ({ headers }: { headers: Record<string, string> }, code: string) =>
  shop.call('PUT', '/api/me/phone/verification', { headers, body: { code } });
async function ordersOf({ headers }: { headers: Record<string, string> }): Promise<string[]> {
  const { orders } = (await shop.call('GET', '/api/me/orders', { headers })).json().data;
  return orders.map(({ id }: { id: string }) => id).sort();
}

test("a verified phone brings the orders made with it as a guest, under any e-mail, and nobody else's", async () => {
  const number = newNumber();
  const first = await orderAsGuest(number);
  const second = await orderAsGuest(number, 'inny@example.com');
  await orderAsGuest(newNumber());
  const ewa = await register(number);
  expect(await ordersOf(ewa)).toEqual([]);
  expect((await verify(ewa, await codeFor(ewa))).statusCode).toBe(200);
  expect(await ordersOf(ewa)).toEqual([first.order.id, second.order.id].sort());
  const read = await shop.call('GET', `/api/orders/${first.order.id}`, { headers: ewa.headers });
  expect(read.statusCode).toBe(200);
  const asGuest = await shop.call('GET', `/api/orders/${first.order.id}`, { headers: first.headers });
  expect(asGuest.statusCode).toBe(200);
});

test('a wrong code brings nothing; the same number typed in by somebody else neither', async () => {
  const number = newNumber();
  await orderAsGuest(number);
  const [ewa, other] = [await register(number), await register(number)];
  const code = await codeFor(ewa);
  expect((await verify(ewa, code === '000000' ? '000001' : '000000')).statusCode).toBe(422);
  expect(await ordersOf(ewa)).toEqual([]);
  await verify(ewa, code);
  expect(await ordersOf(ewa)).toHaveLength(1);
  expect(await ordersOf(other)).toEqual([]);
});

test("orders of a customer stay theirs, and those of a deleted account stay nobody's", async () => {
  const number = newNumber();
  const guestOrder = await orderAsGuest(number);
  const ewa = await register(number);
  await verify(ewa, await codeFor(ewa));
  expect(await ordersOf(ewa)).toEqual([guestOrder.order.id]);
  await shop.call('DELETE', '/api/me', { headers: ewa.headers, body: { password } });
  const later = await orderAsGuest(number);
  const successor = await register(number);
  await verify(successor, await codeFor(successor));
  expect(await ordersOf(successor)).toEqual([later.order.id]);
});

test('a guest who has been there is no first-time customer', async () => {
  const number = newNumber();
  const { order } = await orderAsGuest(number);
  const { db } = shop.database;
  await sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, order_item_id)
    select 'done', r.location_id, r.id, d.id, t.id, i.product_id, tstzrange(now() - interval '3 years', now() - interval '3 years' + interval '1 hour'), i.id
    from order_items i, rooms r join devices d on d.location_id = r.location_id
      join therapists t on t.location_id = r.location_id
    where i.order_id = ${order.id} limit 1`.execute(db);
  const ewa = await register(number);
  const isFirst = async () =>
    (await shop.call('GET', '/api/me', { headers: ewa.headers })).json().data.user.isFirstEvent;
  expect(await isFirst()).toBe(true);
  await verify(ewa, await codeFor(ewa));
  expect(await isFirst()).toBe(false);
  const owners = await sql`select user_id as "userId" from visits v join order_items i on i.id = v.order_item_id
    where i.order_id = ${order.id}`.execute(db);
  expect(owners.rows).toEqual([{ userId: ewa.userId }]);
});
