/** The held slot of an order while it is being paid. */
import { addDays } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { somebodyWaits } from '../../../testing/lock-waits';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { makeSalon } from '../../../testing/salon-fixture';
import { localDay, localOf } from '.';

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

async function holding() {
  const visitor = await newVisitor(shop);
  const item = await addItem(shop, visitor, shop.products.calves);
  const choose = () => shop.call('PUT', `/api/cart-items/${item.id}`, { headers: visitor, body: slot });
  return { visitor, choose };
}
async function ordered() {
  const { visitor, choose } = await holding();
  if ((await choose()).statusCode !== 200) throw new Error('the slot is taken');
  const answer = await shop.call('POST', '/api/orders', {
    headers: { ...visitor, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, visitor)),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order, orderPayment, orderToken } = answer.json().data;
  return { order, orderPayment, headers: { ...visitor, 'order-token': orderToken } };
}
const visitsOf = async (orderId: string) => {
  const found = await sql<{ state: string; minutes: number }>`select v.state,
      round(extract(epoch from v.hold_expires_at - now()) / 60)::int as minutes
    from visits v join order_items i on i.id = v.order_item_id where i.order_id = ${orderId}`.execute(shop.database.db);
  return found.rows;
};
const endHoldsOf = (orderId: string) =>
  sql`update visits v set hold_expires_at = now() - interval '1 second' from order_items i
  where v.order_item_id = i.id and i.order_id = ${orderId} and v.state = 'held'`.execute(shop.database.db);

test('each payment attempt prolongs the hold; one that has ended is held again while the slot is free', async () => {
  const { order, orderPayment, headers } = await ordered();
  expect((await shop.startPayment(orderPayment.id, headers)).statusCode).toBe(201);
  expect(await visitsOf(order.id)).toEqual([{ state: 'held', minutes: 25 }]);
  await sql`update visits set state = 'released', hold_expires_at = now() - interval '1 hour'
    where state = 'held' and location_id = ${slot.locationId}`.execute(shop.database.db);
  expect((await shop.startPayment(orderPayment.id, headers)).statusCode).toBe(201);
  expect(await visitsOf(order.id)).toEqual([{ state: 'held', minutes: 25 }]);
  expect((await (await holding()).choose()).json().error.code).toBe('slot_taken');
});

test('a lost slot is held again with anyone when the requested therapist is taken by now', async () => {
  const { db } = shop.database;
  const { locationId } = await makeSalon(db, 'lodz-piotrkowska', shop.products.calves, 2);
  const team = (
    await sql<{
      id: string;
    }>`select id::text as id from therapists where location_id = ${locationId} order by id`.execute(db)
  ).rows;
  const [requested, other] = team.map(({ id }) => id);
  const shopperOf = async (therapistId: string | undefined) => {
    const visitor = await newVisitor(shop);
    const item = await addItem(shop, visitor, shop.products.calves);
    const body = { locationId, startAt: slot.startAt, therapistId };
    const held = await shop.call('PUT', `/api/cart-items/${item.id}`, { headers: visitor, body });
    expect(held.statusCode).toBe(200);
    return visitor;
  };
  const visitor = await shopperOf(requested);
  const placed = await shop.call('POST', '/api/orders', {
    headers: { ...visitor, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, visitor)),
  });
  const { order, orderPayment, orderToken } = placed.json().data;
  await sql`update visits set state = 'released', hold_expires_at = now() - interval '1 hour'
    where state = 'held' and location_id = ${locationId}`.execute(db);
  await shopperOf(requested);
  const headers = { ...visitor, 'order-token': orderToken };
  expect((await shop.startPayment(orderPayment.id, headers)).statusCode).toBe(201);
  const now = await sql`select v.therapist_id::text as id, v.is_therapist_chosen as "isChosen" from visits v
    join order_items i on i.id = v.order_item_id where i.order_id = ${order.id}`.execute(db);
  expect(now.rows).toEqual([{ id: other, isChosen: false }]);
});

test('the payment states until when its slot is held, and until when it may be paid for', async () => {
  const { order, orderPayment, headers } = await ordered();
  const minutesTo = (instant: string | null) => instant && Math.round((Date.parse(instant) - Date.now()) / 60_000);
  const timesOf = async () => {
    const { heldUntil, slotPayableUntil, unpaidUntil } = await shop.readPayment(orderPayment.id, headers);
    return [heldUntil, slotPayableUntil, unpaidUntil].map(minutesTo);
  };
  expect((await timesOf()).slice(1)).toEqual([null, null]);
  await shop.startPayment(orderPayment.id, headers);
  expect(await timesOf()).toEqual([25, 60, null]);
  await endHoldsOf(order.id);
  expect(await timesOf()).toEqual([null, 60, null]);
  await startedAgo(orderPayment.id, '61 minutes');
  expect(await timesOf()).toEqual([null, null, null]);
});

const startedAgo = (orderPaymentId: string, ago: string) =>
  sql`update payment_transactions set created_at = now() - ${ago}::interval
    where order_payment_id = ${orderPaymentId}`.execute(shop.database.db);

test('an hour after the first attempt no further one holds the slot: at a gateway, by a code, at the database', async () => {
  const { order, orderPayment, headers } = await ordered();
  await shop.startPayment(orderPayment.id, headers);
  await startedAgo(orderPayment.id, '59 minutes');
  expect((await shop.startPayment(orderPayment.id, headers)).statusCode).toBe(201);
  const held = await visitsOf(order.id);
  await startedAgo(orderPayment.id, '61 minutes');
  const code = { paymentMethod: 'blik', blikCode: '777123', regulationAccept: true };
  for (const body of [{ paymentMethod: 'przelewy24' }, { paymentMethod: 'paypal' }, code]) {
    const refused = await shop.call('POST', `/api/order-payments/${orderPayment.id}/payment`, {
      headers: { ...headers, 'idempotency-key': newKey() },
      body,
    });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'payment_hold_over']);
    expect(refused.json().error.message).toMatch(
      /^Zarezerwowany termin trzymaliśmy przez 60 minut .*Nic nie pobraliśmy/,
    );
  }
  expect(await visitsOf(order.id)).toEqual(held);
  await expect(addAttempt(shop.database.db, orderPayment.id)).rejects.toMatchObject({
    constraint: 'payment_hold_over',
  });
  const payment = await shop.readPayment(orderPayment.id, headers);
  const offered = payment.paymentMethods.map(({ paymentMethod }: { paymentMethod: string }) => paymentMethod);
  expect([payment.canPay, payment.isHoldOver, offered]).toEqual([true, true, ['cash']]);
  expect((await shop.startPayment(orderPayment.id, headers, 'cash')).statusCode).toBe(201);
  expect(await visitsOf(order.id)).toMatchObject([{ state: 'booked' }]);
});

const addAttempt = (db: Db | Trx, orderPaymentId: string) =>
  sql`insert into payment_transactions (order_payment_id, payment_method, payment_provider, amount, currency,
      session_id, continue_url)
    select id, 'przelewy24', 'przelewy24', 10000, currency, gen_random_uuid(), '' from order_payments
    where id = ${orderPaymentId}`.execute(db);

test('the hour ends to the microsecond, and an order without slots has none', async () => {
  const { orderPayment, headers } = await ordered();
  await shop.startPayment(orderPayment.id, headers);
  const attemptAfter = (payment: string, ago: string) =>
    shop.database.db.transaction().execute(async (trx) => {
      // One transaction has one "now".
      await sql`update payment_transactions set created_at = now() - ${ago}::interval
        where order_payment_id = ${payment}`.execute(trx);
      await addAttempt(trx, payment);
    });
  await attemptAfter(orderPayment.id, '3599.999999 seconds');
  await expect(attemptAfter(orderPayment.id, '1 hour')).rejects.toMatchObject({ constraint: 'payment_hold_over' });
  const other = await shop.order();
  await shop.startPayment(other.orderPayment.id, other.headers);
  await startedAgo(other.orderPayment.id, '3 days');
  expect((await shop.startPayment(other.orderPayment.id, other.headers)).statusCode).toBe(201);
});

test('of two attempts beside the end of the hour the one that began before it is taken, the other refused', async () => {
  const { orderPayment, order, headers } = await ordered();
  await shop.startPayment(orderPayment.id, headers);
  const { db } = shop.database;
  const [before, after] = await db.transaction().execute(async (trx) => {
    await sql`select from orders where id = ${order.id} for update`.execute(trx);
    const first = shop.startPayment(orderPayment.id, headers);
    await somebodyWaits(trx);
    // The end of the hour lies between the beginnings of the two, wherever they wait.
    await sql`update payment_transactions set created_at = clock_timestamp() - interval '1 hour'
      where order_payment_id = ${orderPayment.id}`.execute(trx);
    return [first, shop.startPayment(orderPayment.id, headers)];
  });
  const answers = await Promise.all([before, after]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 409]);
  expect(answers[1]?.json().error.code).toBe('payment_hold_over');
  expect(await visitsOf(order.id)).toEqual([{ state: 'held', minutes: 25 }]);
});

test('what was begun within the hour and is paid after it counts', async () => {
  const { order, orderPayment, headers } = await ordered();
  const { payment } = (await shop.startPayment(orderPayment.id, headers)).json().data;
  await startedAgo(orderPayment.id, '2 hours');
  await shop.payer(payment.redirectUrl, 'paid');
  expect(await shop.readOrder(order.id, headers)).toMatchObject({ doneStatus: 'active', paidStatus: 'paid' });
  expect(await visitsOf(order.id)).toMatchObject([{ state: 'booked' }]);
});

test('a slot that is somebody else’s by now is not paid for: the try is refused before the gateway', async () => {
  const { order, orderPayment, headers } = await ordered();
  await endHoldsOf(order.id);
  expect((await (await holding()).choose()).statusCode).toBe(200);
  for (const paymentMethod of ['przelewy24', 'cash']) {
    const refused = await shop.startPayment(orderPayment.id, headers, paymentMethod);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'slot_taken']);
  }
  const transactions = await sql`select from payment_transactions where order_payment_id = ${orderPayment.id}`.execute(
    shop.database.db,
  );
  expect(transactions.rows).toHaveLength(0);
  expect(await shop.readOrder(order.id, headers)).toMatchObject({ doneStatus: 'new', canPay: true, canCancel: true });
});

test('paid late, and the salon is closed on that day by now: the money goes back, nothing is stuck', async () => {
  const { order, orderPayment, headers } = await ordered();
  const { payment } = (await shop.startPayment(orderPayment.id, headers)).json().data;
  await sql`update visits set state = 'released' where location_id = ${slot.locationId} and state = 'held'`.execute(
    shop.database.db,
  );
  await sql`insert into location_opening_exceptions (location_id, date, closed, reason)
    values (${slot.locationId}, ${localOf(new Date(slot.startAt)).date}, true, '{"pl": "Remont", "en": "Works"}')`.execute(
    shop.database.db,
  );
  await shop.payer(payment.redirectUrl, 'paid');
  await shop.workerRound();
  expect(await shop.readOrder(order.id, headers)).toMatchObject({ doneStatus: 'canceled' });
  const refunds = await sql`select r.amount from payment_refunds r
    join payment_transactions t on t.id = r.payment_transaction_id
    where t.order_payment_id = ${orderPayment.id}`.execute(shop.database.db);
  expect(refunds.rows).toEqual([{ amount: 10_000 }]);
});
