/** Paid, but the slot is somebody else's by then: the order ends, the money goes back by itself, and the payer is told. */
import { sql } from 'kysely';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../testing/paying-shop';
import { makeSalon } from '../../testing/salon-fixture';
import { addDays, localDay, localOf } from '../bookings';

let shop: PayingShop;
let slot: { locationId: string; startAt: string };
beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop?.close());
beforeEach(async () => {
  const { locationId } = await makeSalon(shop.database.db, 'lodz-piotrkowska', shop.products.calves, 1);
  const startAt =
    localDay(addDays(localOf(new Date()).date, 3))
      .at(600)
      ?.toISOString() ?? '';
  slot = { locationId, startAt };
});

async function orderSlot(paymentMethod: 'przelewy24' | 'cash') {
  const visitor = await newVisitor(shop);
  const item = await addItem(shop, visitor, shop.products.calves);
  const held = await shop.call('PUT', `/api/cart-items/${item.id}`, { headers: visitor, body: slot });
  if (held.statusCode !== 200) throw new Error(held.body);
  const answer = await shop.call('POST', '/api/orders', {
    headers: { ...visitor, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, visitor), { paymentMethod }),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order, orderPayment, orderToken } = answer.json().data;
  return { order, orderPayment, headers: { ...visitor, 'order-token': orderToken } };
}
async function mailsOf(number: string) {
  const found = await sql<{ kind: string; amount: string }>`select kind, data -> 'values' ->> 'amount' as amount
    from messages where data -> 'values' ->> 'number' = ${number} order by created_at, kind`.execute(shop.database.db);
  return found.rows;
}
const endHoldsOf = (orderId: string) =>
  sql`update visits v set state = 'released' from order_items i
  where v.order_item_id = i.id and i.order_id = ${orderId} and v.state = 'held'`.execute(shop.database.db);

test('the slot went to somebody else meanwhile: refunded once, told once, and the other keeps it', async () => {
  const late = await orderSlot('przelewy24');
  const { payment } = (await shop.startPayment(late.orderPayment.id, late.headers)).json().data;
  await endHoldsOf(late.order.id);
  const other = await orderSlot('cash');
  await shop.payer(payment.redirectUrl, 'paid');
  await shop.workerRound();
  await shop.workerRound(10);
  expect(await shop.readOrder(late.order.id, late.headers)).toMatchObject({
    doneStatus: 'canceled',
    paidStatus: 'notPaid',
  });
  expect(await shop.readOrder(other.order.id, other.headers)).toMatchObject({ doneStatus: 'active' });
  const refunds = await sql`select amount, state from payment_refunds`.execute(shop.database.db);
  expect(refunds.rows).toEqual([{ amount: 10_000, state: 'done' }]);
  const mails = await mailsOf(late.order.number);
  expect(mails.map(({ kind }) => kind)).toEqual(['orderPlaced', 'slotLost']);
  expect(mails[1]?.amount).toMatch(/^100,00.zł$/);
});

test('the hold ended, but the slot is still free: it is booked after all', async () => {
  const late = await orderSlot('przelewy24');
  const { payment } = (await shop.startPayment(late.orderPayment.id, late.headers)).json().data;
  await endHoldsOf(late.order.id);
  await shop.payer(payment.redirectUrl, 'paid');
  expect(await shop.readOrder(late.order.id, late.headers)).toMatchObject({ doneStatus: 'active', paidStatus: 'paid' });
  const kinds = (await mailsOf(late.order.number)).map(({ kind }) => kind);
  expect(kinds).toEqual(['orderPlaced', 'paymentReceived']);
});
