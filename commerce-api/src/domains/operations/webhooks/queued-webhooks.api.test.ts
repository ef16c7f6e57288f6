/** What happens in the shop is queued for those who want it, in the transaction of its cause. */
import { WEBHOOK_EVENTS } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { makeProducts, type TestProducts } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { logInAs } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { buyTreatment, newCustomer, type TestCustomer } from '../../../testing/visit-fixture';
import { changeEndpoint, insertEndpoint } from './index';

let shop: TestApp;
let customer: TestCustomer;
let products: TestProducts;
let salon: string;
let endpointId: string;

beforeAll(async () => {
  shop = await createTestApp();
  const { db } = shop.database;
  products = await makeProducts(db);
  salon = (await makeSalon(db, 'lodz-piotrkowska', products.calves, 2)).locationId;
  customer = await newCustomer(shop);
});
afterAll(() => shop?.close());
beforeEach(async () => {
  const { db } = shop.database;
  await sql`truncate webhook_endpoints, webhook_deliveries`.execute(db);
  endpointId = await inTransaction(db, (trx) =>
    insertEndpoint(trx, { url: 'https://partner.example/', description: 'All', events: [...WEBHOOK_EVENTS] }),
  );
});

const queued = async () =>
  (
    await sql<{ type: string; data: Record<string, string> }>`select type, data from webhook_deliveries
      order by occurred_at, type`.execute(shop.database.db)
  ).rows;
const types = async () => (await queued()).map(({ type }) => type);

async function freeTime(daysAhead: number): Promise<string> {
  const date = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const query = `locationId=${salon}&productId=${products.calves}&date=${date}&days=7`;
  const { data } = (await shop.call('GET', `/api/events/slots?${query}`)).json();
  const [first] = data.eventSlots.flatMap((day: { slots: { startAt: string }[] }) => day.slots);
  return first.startAt;
}
const asCustomer = (method: 'POST' | 'PUT', path: string, body: object) =>
  shop.call(method, `/api/me/events${path}`, { headers: customer.headers, body });

test('an order that is placed, paid, refunded', async () => {
  const { orderId } = await buyTreatment(shop, customer, products.calves, { isPaid: false });
  expect(await queued()).toEqual([{ type: 'order.placed', data: { orderId } }]);
  const { headers } = await logInAs(shop, 'manager');
  const order = `/api/admin/orders/${orderId}`;
  await shop.call('POST', `${order}/payments`, { headers, body: { method: 'cash' } });
  expect(await types()).toEqual(['order.placed', 'order.paid']);
  await shop.call('POST', `${order}/refunds`, { headers, body: {} });
  expect((await types()).slice(2).sort()).toEqual(['order.canceled', 'order.refunded']);
});

test('a visit that is booked, moved, canceled; another that is done', async () => {
  const { orderProductId } = await buyTreatment(shop, customer, products.calves, { quantity: 2 });
  await sql`truncate webhook_deliveries`.execute(shop.database.db);
  const startAt = await freeTime(8);
  const booked = await asCustomer('POST', '', { orderProductId, locationId: salon, startAt });
  const { id } = booked.json().data.event;
  const [event] = await queued();
  expect(event).toEqual({
    type: 'visit.booked',
    data: { eventId: id, locationId: salon, startAt: new Date(startAt).toISOString().replace('.000', '') },
  });
  await asCustomer('PUT', `/${id}/date`, { startAt: await freeTime(20) });
  await asCustomer('PUT', `/${id}/done-status`, { doneStatus: 'canceled' });
  expect(await types()).toEqual(['visit.booked', 'visit.moved', 'visit.canceled']);
  await sql`truncate webhook_deliveries`.execute(shop.database.db);
  const next = await asCustomer('POST', '', { orderProductId, locationId: salon, startAt: await freeTime(9) });
  await sql`update visits set state = 'done' where id = ${next.json().data.event.id}`.execute(shop.database.db);
  expect(await types()).toEqual(['visit.booked', 'visit.done']);
});

test.each(['noShow', 'refused'])('a visit that ends as %s', async (state) => {
  const { orderProductId } = await buyTreatment(shop, customer, products.calves);
  const booked = await asCustomer('POST', '', { orderProductId, locationId: salon, startAt: await freeTime(11) });
  await sql`truncate webhook_deliveries`.execute(shop.database.db);
  await sql`update visits set state = ${state} where id = ${booked.json().data.event.id}`.execute(shop.database.db);
  expect(await types()).toEqual([`visit.${state}`]);
});

test('what is rolled back, not wanted, or for a disabled endpoint is not queued', async () => {
  const { db } = shop.database;
  const { orderId } = await buyTreatment(shop, customer, products.calves, { isPaid: false });
  await sql`truncate webhook_deliveries`.execute(db);
  const pay = sql`update orders set paid_status = 'paid', amount_paid = amount_due where id = ${orderId}`;
  const undone = inTransaction(db, async (trx) => {
    await pay.execute(trx);
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  expect(await queued()).toEqual([]);
  const change = { version: 1, events: ['visit.booked' as const] };
  await inTransaction(db, (trx) => changeEndpoint(trx, endpointId, change));
  await inTransaction(db, async (trx) => {
    await pay.execute(trx);
    expect((await sql`select from webhook_deliveries`.execute(trx)).rows).toEqual([]);
    await changeEndpoint(trx, endpointId, { version: 2, events: ['order.canceled'], enabled: false });
    await sql`update orders set done_status = 'canceled', canceled_at = now() where id = ${orderId}`.execute(trx);
  });
  expect(await queued()).toEqual([]);
});
