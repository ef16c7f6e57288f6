import { sql } from 'kysely';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { commitsOf, recordStatements } from '../../../testing/record-statements';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';

const here = shopWithProducts();
let salon: string;

beforeAll(async () => {
  salon = (await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  here.shop.setNow(new Date('2027-06-01T10:00:00Z'));
});

const keyed = (headers: Record<string, string>) => ({ ...headers, 'idempotency-key': newKey() });

test('a new cart with its line is made in one transaction of few statements', async () => {
  const headers = await newVisitor(here.shop);
  const body = { itemType: 'product', itemId: here.products.calves, quantity: 1 };
  const [answer, texts] = await recordStatements(() =>
    here.shop.call('POST', '/api/cart-items', { headers: keyed(headers), body }),
  );
  expect([answer.statusCode, commitsOf(texts)]).toEqual([201, 1]);
  expect(texts.length).toBeLessThanOrEqual(6);
});

async function held(startAt: string) {
  const headers = await newVisitor(here.shop);
  const line = await addItem(here.shop, headers, here.products.calves);
  const change = { headers: keyed(headers), body: { locationId: salon, startAt } };
  const [answer, texts] = await recordStatements(() => here.shop.call('PUT', `/api/cart-items/${line.id}`, change));
  expect(answer.statusCode).toBe(200);
  return { headers, texts };
}

test('a slot is held in one transaction of few statements, with the salon locked during the last ones', async () => {
  const { texts } = await held('2027-06-04T08:00:00Z');
  expect(commitsOf(texts)).toBe(1);
  expect(texts.length).toBeLessThanOrEqual(10);
  const locked = texts.findIndex((text) => text.includes('select pg_advisory_xact_lock'));
  expect(locked).toBeGreaterThan(0);
  // What others hold, the hold itself with all other last writes, and the commit.
  expect(texts.slice(locked + 1).length).toBeLessThanOrEqual(3);
});

test('an order with a slot is placed in one transaction of few statements, which counts the attempt too', async () => {
  const { headers } = await held('2027-06-04T10:00:00Z');
  const body = orderOf(await getCart(here.shop, headers));
  const [answer, texts] = await recordStatements(() =>
    here.shop.call('POST', '/api/orders', { headers: keyed(headers), body }),
  );
  expect(answer.statusCode).toBe(201);
  expect(commitsOf(texts)).toBe(1);
  // One of them reads all that must be declared, the last one the order that is answered.
  expect(texts.length).toBeLessThanOrEqual(11);
});

test('an order that is refused leaves nothing behind, and its key may be used again', async () => {
  const { headers } = await held('2027-06-04T12:00:00Z');
  const call = { headers: keyed(headers), body: orderOf(await getCart(here.shop, headers)) };
  const { db } = here.shop.database;
  await sql`alter table messages add constraint test_no_mail check (kind <> 'orderPlaced') not valid`.execute(db);
  expect((await here.shop.call('POST', '/api/orders', call)).statusCode).toBe(500);
  await sql`alter table messages drop constraint test_no_mail`.execute(db);
  const left = await sql`select from idempotency_keys where state = 'running'`.execute(db);
  expect(left.rows).toHaveLength(0);
  const again = await here.shop.call('POST', '/api/orders', call);
  expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, undefined]);
  const repeated = await here.shop.call('POST', '/api/orders', call);
  expect(repeated.headers['idempotent-replayed']).toBe('true');
  expect(repeated.json().data.order.id).toBe(again.json().data.order.id);
  expect(repeated.json().data.orderToken).not.toBe(again.json().data.orderToken);
  for (const { orderToken, order } of [again.json().data, repeated.json().data]) {
    const read = await here.shop.call('GET', `/api/orders/${order.id}`, {
      headers: { ...headers, 'order-token': orderToken },
    });
    expect(read.statusCode).toBe(200);
  }
});
