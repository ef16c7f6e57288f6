import { sql } from 'kysely';
import { inTransaction } from '../../platform/database';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../testing/paying-shop';
import { makeSalon } from '../../testing/salon-fixture';
import { makeVoucherProducts } from '../../testing/voucher-fixture';
import { refundOrder, refundWithdrawnLines } from './index';

let shop: PayingShop;
let salon: string;

beforeAll(async () => {
  shop = await createPayingShop();
  salon = (await makeSalon(shop.database.db, 'lodz-piotrkowska', shop.products.calves, 2)).locationId;
});
afterAll(() => shop.close());

const DAY = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);

/** An order whose first line was withdrawn from before it was paid. */
async function withdrawn(fill: (headers: Record<string, string>) => Promise<unknown>) {
  const headers = await newVisitor(shop);
  await fill(headers);
  const placed = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers)),
  });
  const { order, orderPayment, orderToken } = placed.json().data;
  const own = { ...headers, 'order-token': orderToken };
  const body = { orderItemIds: [order.items[0].id], confirmed: true };
  const answer = await shop.call('POST', `/api/orders/${order.id}/withdrawal`, { headers: own, body });
  expect(answer.json().data.withdrawal.amount).toBe(0);
  return { order, orderPayment, headers: own };
}

async function pay({ orderPayment, headers }: Awaited<ReturnType<typeof withdrawn>>) {
  const { payment } = (await shop.startPayment(orderPayment.id, headers)).json().data;
  await shop.payer(payment.redirectUrl, 'paid');
}

test('what is paid for a line that was withdrawn from goes back by itself, once, and its visit is not booked', async () => {
  const { db } = shop.database;
  const all = await withdrawn(async (headers) => {
    for (const [itemId, hour] of [
      [shop.products.calves, 10],
      [shop.products.promoted, 12],
    ]) {
      const body = { itemType: 'product', itemId, quantity: 1, locationId: salon, startAt: `${DAY}T${hour}:00:00Z` };
      const answer = await shop.call('POST', '/api/cart-items', { headers, body });
      if (answer.statusCode !== 201) throw new Error(answer.body);
    }
  });
  await pay(all);
  expect(await shop.readOrder(all.order.id, all.headers)).toMatchObject({ paidStatus: 'paid', doneStatus: 'active' });
  const visits = await sql<{ state: string }>`select v.state from visits v join order_items i on i.id = v.order_item_id
    where i.order_id = ${all.order.id} order by i.position`.execute(db);
  expect(visits.rows.map(({ state }) => state)).toEqual(['released', 'booked']);
  await Promise.all([refundWithdrawnLines(db), refundWithdrawnLines(db)]);
  await shop.workerRound();
  expect(await shop.readOrder(all.order.id, all.headers)).toMatchObject({
    paidStatus: 'partRefunded',
    amountRefunded: all.order.items[0].price,
  });
  expect(await refundWithdrawnLines(db)).toBe(0);
});

test('a bought voucher that was withdrawn from is not issued', async () => {
  const { electronic } = await makeVoucherProducts(shop.database.db);
  const all = await withdrawn(async (headers) => {
    await shop.call('POST', '/api/cart-items', {
      headers,
      body: { itemType: 'voucher', itemId: electronic, quantity: 1 },
    });
    await addItem(shop, headers, shop.products.calves);
  });
  await pay(all);
  expect((await shop.readOrder(all.order.id, all.headers)).issuedVouchers).toEqual([]);
  await refundWithdrawnLines(shop.database.db);
  await shop.workerRound();
  expect((await shop.readOrder(all.order.id, all.headers)).amountRefunded).toBe(all.order.items[0].price);
});

test('a withdrawal beside a refund of the same line by staff: no more goes back than was paid', async () => {
  const headers = await newVisitor(shop);
  await addItem(shop, headers, shop.products.calves);
  const placed = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers)),
  });
  const { order, orderPayment, orderToken } = placed.json().data;
  const own = { ...headers, 'order-token': orderToken };
  await pay({ order, orderPayment, headers: own });
  const items = [{ orderItemId: order.items[0].id, amountMinor: 4_000 }];
  const wish = { orderId: order.id, reason: 'staff' as const, items };
  const [answer] = await Promise.all([
    shop.call('POST', `/api/orders/${order.id}/withdrawal`, { headers: own, body: { confirmed: true } }),
    inTransaction(shop.database.db, (trx) => refundOrder(trx, wish)).catch(() => null),
  ]);
  expect(answer.statusCode).toBe(200);
  await refundWithdrawnLines(shop.database.db);
  for (const seconds of [0, 120, 240]) await shop.workerRound(seconds);
  expect(await shop.readOrder(order.id, own)).toMatchObject({ paidStatus: 'refunded', amountRefunded: 10_000 });
});
