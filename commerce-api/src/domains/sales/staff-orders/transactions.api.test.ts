import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { makeProducts, placeOrder, type TestProducts } from '../../../testing/commerce-fixture';
import { auditLogOf, logInAs, type Person } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let manager: Person;
let products: TestProducts;
beforeAll(async () => {
  shop = await createTestApp();
  manager = await logInAs(shop, 'manager');
  products = await makeProducts(shop.database.db);
});
afterAll(() => shop.close());

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.call(method, `/api/admin${path}`, { headers: manager.headers, body });
const list = async (query: string) => (await call('GET', `/payment-transactions?${query}`)).json();

test('attempts are found by the order’s number and the gateway’s id, and lead to the order', async () => {
  const { order } = await placeOrder(shop, products.calves);
  await call('POST', `/orders/${order.id}/payments`, { method: 'card', amount: 4_000 });
  await call('POST', `/orders/${order.id}/payments`, { method: 'cash' });
  const { data, meta } = await list(`q=${order.number.toLowerCase()}`);
  expect(meta.total).toBe(2);
  expect(data.paymentTransactions[0]).toMatchObject({
    order: { id: order.id, number: order.number },
    salonMethod: 'cash',
    paymentProvider: 'salon',
    amount: 6_000,
  });
  const id = data.paymentTransactions[1].id;
  await sql`update payment_transactions set external_id = 'EXT-77' where id = ${id}`.execute(shop.database.db);
  const byId = (await list('q=EXT-77')).data.paymentTransactions;
  expect(byId.map((entry: { id: string }) => entry.id)).toEqual([id]);
  expect((await list(`q=${order.number}&provider=paypal`)).meta.total).toBe(0);
  expect((await list(`q=${order.number}&status=completed&perPage=1`)).data.paymentTransactions).toHaveLength(1);
  expect((await list('status=lost')).error.fields).toHaveProperty('status');
});

test('one attempt has its refunds', async () => {
  const { order } = await placeOrder(shop, products.calves);
  await call('POST', `/orders/${order.id}/payments`, { method: 'card' });
  await call('POST', `/orders/${order.id}/refunds`, {});
  const [entry] = (await list(`q=${order.number}`)).data.paymentTransactions;
  const one = (await call('GET', `/payment-transactions/${entry.id}`)).json().data.paymentTransaction;
  expect(one).toMatchObject({ id: entry.id, sessionId: expect.any(String), refunds: [{ amount: 10_000 }] });
  expect((await call('GET', `/payment-transactions/${randomUUID()}`)).statusCode).toBe(404);
  expect((await auditLogOf(shop))[0]).toMatchObject({ subjectKind: 'paymentTransaction', subjectId: entry.id });
});
