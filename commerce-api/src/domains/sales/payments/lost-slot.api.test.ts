/**
 * Paid, but the slot is somebody else's by then: the order ends, the money is refunded automatically, and the payer is
 * notified.
 */
import { addDays } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { makeSalon } from '../../../testing/salon-fixture';
import { logInAs } from '../../../testing/staff-fixture';
import { localDay, localOf } from '../../booking/slots';
import { refundCanceledOrders } from '../refunds';

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

test('the slot went to somebody else meanwhile: refunded once, notified once, and the other keeps it', async () => {
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

test('a part was paid in the salon before: it goes back too, once, and the salon is asked to pay it out', async () => {
  const { db } = shop.database;
  const late = await orderSlot('przelewy24');
  const manager = await logInAs(shop, 'manager');
  const taken = await shop.call('POST', `/api/admin/orders/${late.order.id}/payments`, {
    headers: { ...manager.headers, 'idempotency-key': newKey() },
    body: { method: 'cash', amount: 4_000 },
  });
  expect(taken.json().data.order).toMatchObject({ paidStatus: 'partPaid' });
  const { payment } = (await shop.startPayment(late.orderPayment.id, late.headers)).json().data;
  expect(payment.price).toBe(6_000);
  await endHoldsOf(late.order.id);
  await orderSlot('cash');
  await shop.payer(payment.redirectUrl, 'paid');
  await shop.workerRound(10);
  // Two workers at once.
  await Promise.all([refundCanceledOrders(db), refundCanceledOrders(db)]);
  expect(await refundCanceledOrders(db)).toBe(0);
  const order = await shop.readOrder(late.order.id, late.headers);
  expect(order).toMatchObject({
    doneStatus: 'canceled',
    amountPaid: 4_000,
    refunds: [
      { amount: 6_000, reason: 'orderCanceled', state: 'done' },
      { amount: 4_000, reason: 'staff', state: 'requested' },
    ],
  });
  const back = await sql`select r.reason, r.amount, r.state, t.payment_provider as provider from payment_refunds r
    join payment_transactions t on t.id = r.payment_transaction_id join order_payments op on op.id = t.order_payment_id
    where op.order_id = ${late.order.id} order by r.amount`.execute(db);
  expect(back.rows).toEqual([
    { reason: 'orderRefund', amount: 4_000, state: 'requested', provider: 'salon' },
    { reason: 'orderCanceled', amount: 6_000, state: 'done', provider: 'przelewy24' },
  ]);
  const alerts = await sql<{ id: string }>`select id::text from payment_alerts where kind = 'refund_in_salon'`.execute(
    db,
  );
  expect(alerts.rows).toHaveLength(1);
  // Paid out at the till: staff confirm it.
  const path = `/api/admin/payment-differences/${alerts.rows[0]?.id}/resolution`;
  for (let times = 1; times <= 2; times += 1) {
    const headers = { ...manager.headers, 'idempotency-key': newKey() };
    expect((await shop.call('PUT', path, { headers, body: {} })).statusCode).toBe(200);
  }
  expect(await shop.readOrder(late.order.id, late.headers)).toMatchObject({
    paidStatus: 'refunded',
    amountRefunded: 4_000,
    refunds: [{ state: 'done' }, { state: 'done' }],
  });
  const till = await sql`select status from payment_transactions where payment_provider = 'salon'
    and order_payment_id = ${late.orderPayment.id} and amount = 4000`.execute(db);
  expect(till.rows).toEqual([{ status: 'refunded' }]);
  expect((await mailsOf(late.order.number)).map(({ kind }) => kind)).toEqual([
    'orderPlaced',
    'slotLost',
    'orderRefunded',
  ]);
});
