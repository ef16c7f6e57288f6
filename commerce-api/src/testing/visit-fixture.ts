/** The fixture of tests of visits: logged-in customers, and their bought treatments. */
import { sql } from 'kysely';
import {
  acknowledgeHealth,
  addItem,
  getCart,
  guest,
  type Headers,
  newKey,
  newVisitor,
  orderCart,
  orderOf,
} from './commerce-fixture';
import type { TestApp } from './test-app';

let count = 0;

export interface TestCustomer {
  headers: Headers;
  userId: string;
}

/**
 * Registers a customer, who has acknowledged the rules on health unless configured otherwise; the headers of their
 * calls.
 */
export async function newCustomer(shop: TestApp, { knowsHealthRules = true } = {}): Promise<TestCustomer> {
  count += 1;
  const visitor = await newVisitor(shop);
  const answer = await shop.call('POST', '/api/users', {
    headers: visitor,
    body: {
      email: `wizyta${count}-${newKey()}@example.com`,
      password: 'Dobre-haslo-1',
      firstName: 'Ewa',
      lastName: 'Lis',
      phonePrefix: '48',
      phone: `7100${String(count).padStart(5, '0')}`,
      agrees: [{ type: 'regulations', value: true }],
    },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { authToken, user } = answer.json().data;
  if (knowsHealthRules) await acknowledgeHealth(shop.database.db, { userId: user.id });
  return { userId: user.id, headers: { ...visitor, authorization: `Bearer ${authToken}` } };
}

export interface Bought {
  orderId: string;
  orderProductId: string;
}

/** An active order of one treatment without a slot, paid unless it is to be paid in the salon. */
export async function buyTreatment(
  shop: TestApp,
  { headers }: TestCustomer,
  productId: string,
  { quantity = 1, isPaid = true }: { quantity?: number; isPaid?: boolean } = {},
): Promise<Bought> {
  await addItem(shop, headers, productId, quantity);
  const answer = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers), { paymentMethod: 'cash' }),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order } = answer.json().data;
  if (isPaid) {
    await sql`update orders set paid_status = 'paid', amount_paid = amount_due where id = ${order.id}`.execute(
      shop.database.db,
    );
  }
  return { orderId: order.id, orderProductId: order.items[0].id };
}

/** A guest's booked visit, to be paid in the salon; its headers carry the order's token. */
export async function bookAsGuest(
  shop: TestApp,
  {
    itemId,
    locationId,
    startAt,
    email = guest.email,
  }: { itemId: string; locationId: string; startAt: string; email?: string },
) {
  const visitor = await newVisitor(shop);
  const body = { itemType: 'product', itemId, quantity: 1, locationId, startAt };
  const added = await shop.call('POST', '/api/cart-items', { headers: visitor, body });
  if (added.statusCode !== 201) throw new Error(added.body);
  const bought = await orderCart(shop, visitor, { paymentMethod: 'cash', user: { ...guest, email } });
  const found = await sql<{ id: string }>`select v.id from visits v join order_items i on i.id = v.order_item_id
    where i.order_id = ${bought.order.id} and v.state = 'booked'`.execute(shop.database.db);
  const [visit] = found.rows;
  if (!visit)
    throw new Error(
      'Failed to book as a guest: the order has no booked visit. Pick a treatment that is paid in the salon.',
    );
  return { ...bought, orderId: String(bought.order.id), eventId: visit.id };
}

/** Moves a visit in the database to another time, bypassing all rules. */
export async function shiftVisit(shop: TestApp, visitId: string, startAt: Date): Promise<void> {
  await sql`update visits set during = tstzrange(${startAt}::timestamptz,
    ${startAt}::timestamptz + (upper(during) - lower(during))) where id = ${visitId}`.execute(shop.database.db);
}

/** How the worker of the tests' shop reminds of visits. */
export const reminding = { publicOrigin: 'https://shop.test', sendsSms: true };
