import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { addItem, getCart, newKey, newVisitor, orderCart, orderOf } from '../../../testing/commerce-fixture';
import { expectRefusal } from '../../../testing/errors/refusals';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { balanceOf, giveVoucher } from '../../../testing/voucher-fixture';
import { sendDueRefunds } from '../payments';
import { refundOrder } from './index';
import { lockPaidParts } from './refund-queries';

let shop: PayingShop;

beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(null));

/** A paid order of two lines: 100 and 250 PLN. */
async function paidOrder(method: 'przelewy24' | 'paypal' | 'stripe' = 'przelewy24') {
  const headers = await newVisitor(shop);
  await addItem(shop, headers, shop.products.calves);
  await addItem(shop, headers, shop.products.face);
  const placed = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers), { paymentMethod: method }),
  });
  const { order, orderPayment, orderToken } = placed.json().data;
  const own = { ...headers, 'order-token': orderToken };
  const { payment } = (await shop.startPayment(orderPayment.id, own, method)).json().data;
  await shop.payer(payment.redirectUrl, 'paid');
  const [calves, face] = order.items;
  return { order, orderPayment, headers: own, payment, calves: calves.id as string, face: face.id as string };
}
type Paid = Awaited<ReturnType<typeof paidOrder>>;

const refund = (orderId: string, items: Parameters<typeof refundOrder>[1]['items']) =>
  inTransaction(shop.database.db, (trx) => refundOrder(trx, { orderId, reason: 'staff', items }));
const read = ({ order, headers }: Paid) => shop.readOrder(order.id, headers);
const gone = async ({ payment }: Paid) =>
  (await shop.sandbox.store.byToken(payment.redirectUrl.split('/').at(-1)))?.refunded;
const withdraw = ({ order, headers }: Paid, body: object = {}, more: Record<string, string> = {}) =>
  shop.call('POST', `/api/orders/${order.id}/withdrawal`, { headers: { ...headers, ...more }, body });

test('a line goes back at what was paid for it, then the rest; the statuses follow the money', async () => {
  const all = await paidOrder();
  expect(await refund(all.order.id, [{ orderItemId: all.calves }])).toMatchObject({ amount: 10_000 });
  expect(await read(all)).toMatchObject({ paidStatus: 'paid', amountRefunded: 0 });
  await shop.workerRound();
  expect(await read(all)).toMatchObject({ paidStatus: 'partRefunded', amountRefunded: 10_000 });
  expect(await gone(all)).toBe(10_000);
  expect((await shop.readPayment(all.orderPayment.id, all.headers)).status).toBe('completed');
  await refund(all.order.id, 'all');
  await shop.workerRound();
  await shop.workerRound(120);
  expect(await read(all)).toMatchObject({ paidStatus: 'refunded', amountRefunded: 35_000 });
  expect(await gone(all)).toBe(35_000);
  expect((await shop.readPayment(all.orderPayment.id, all.headers)).status).toBe('refunded');
});

test.each(['paypal', 'stripe'] as const)('a part goes back over %s', async (method) => {
  const all = await paidOrder(method);
  await refund(all.order.id, [{ orderItemId: all.face, amountMinor: 333 }]);
  await shop.workerRound();
  expect(await read(all)).toMatchObject({ paidStatus: 'partRefunded', amountRefunded: 333 });
  const id = all.payment.redirectUrl.split('/').at(-1);
  expect((await shop.sandbox[method].store.find(id))?.refunds).toMatchObject([{ amount: 333 }]);
});

test('never more than was paid, by line and in all, and not for an unpaid order', async () => {
  const all = await paidOrder();
  await refund(all.order.id, [{ orderItemId: all.calves, amountMinor: 4000 }]);
  const tooMuch = refund(all.order.id, [{ orderItemId: all.calves, amountMinor: 6001 }]);
  await expect(tooMuch).rejects.toMatchObject({ status: 422, options: { fields: { 'items.0.amount': ['too_big'] } } });
  const other = await paidOrder();
  await expect(refund(all.order.id, [{ orderItemId: other.calves }])).rejects.toMatchObject({ status: 422 });
  await refund(all.order.id, 'all');
  await expect(refund(all.order.id, 'all')).rejects.toMatchObject({ status: 409, code: 'nothing_to_refund' });
  const unpaid = await shop.order();
  await expect(refund(unpaid.order.id, 'all')).rejects.toMatchObject({ code: 'nothing_to_refund' });
});

test('what a voucher paid goes back to it first, the rest to the gateway', async () => {
  const { db } = shop.database;
  const code = await giveVoucher(db, 12_000);
  const headers = await newVisitor(shop);
  await addItem(shop, headers, shop.products.calves);
  await addItem(shop, headers, shop.products.face);
  const cart = await getCart(shop, headers);
  await shop.call('PUT', `/api/carts/${cart.id}/voucher`, { headers, body: { code } });
  const { order, orderPayment, headers: own } = await orderCart(shop, headers);
  const { payment } = (await shop.startPayment(orderPayment.id, own)).json().data;
  await shop.payer(payment.redirectUrl, 'paid');
  const all = { order, headers: own, payment, orderPayment, calves: order.items[0].id, face: order.items[1].id };
  expect(await balanceOf(db, code)).toBe(0);
  await refund(order.id, [{ orderItemId: all.calves }]);
  expect(await read(all)).toMatchObject({ paidStatus: 'partRefunded', amountRefunded: 10_000 });
  expect(await balanceOf(db, code)).toBe(10_000);
  await refund(order.id, 'all');
  await shop.workerRound();
  expect(await balanceOf(db, code)).toBe(12_000);
  expect(await gone(all)).toBe(23_000);
  expect(await read(all)).toMatchObject({ paidStatus: 'refunded', amountRefunded: 35_000 });
});

const refusing = (): PayingShop['settlement'] => {
  const { gateways } = shop.settlement;
  const przelewy24 = { ...gateways.przelewy24, refund: async () => false };
  return { ...shop.settlement, gateways: { ...gateways, przelewy24 } };
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('what a gateway keeps refusing is promised all the same: no more is asked of its payment than it holds', async () => {
  const all = await paidOrder();
  await refund(all.order.id, [{ orderItemId: all.calves }]);
  for (let round = 1; round <= 20; round += 1) await sendDueRefunds(refusing(), inDays(2));
  const { db } = shop.database;
  const refunds = await sql<{ state: string }>`select r.state from payment_refunds r
    join payment_transactions t on t.id = r.payment_transaction_id
    where t.order_payment_id = ${all.orderPayment.id}`.execute(db);
  expect(refunds.rows).toEqual([{ state: 'failed' }]);
  const paid = await inTransaction(db, (trx) => lockPaidParts(trx, all.order.id));
  expect(paid.map(({ left }) => left)).toEqual([25_000]);
  await refund(all.order.id, 'all');
  await sendDueRefunds(shop.settlement, inDays(4));
  expect(await read(all)).toMatchObject({ paidStatus: 'refunded', amountRefunded: 35_000 });
});

test('a refund fails for good together with the word to staff of it, or is tried on', async () => {
  const { db } = shop.database;
  const all = await paidOrder();
  await refund(all.order.id, 'all');
  await sql`create function refuse_alert() returns trigger language plpgsql as
    $$ begin raise exception 'no connection'; end $$`.execute(db);
  await sql`create trigger refuse_alert before insert on payment_alerts
    for each row execute function refuse_alert()`.execute(db);
  for (let round = 1; round <= 20; round += 1) await sendDueRefunds(refusing(), inDays(2));
  await sql`drop trigger refuse_alert on payment_alerts`.execute(db);
  await sendDueRefunds(shop.settlement, inDays(4));
  expect(await read(all)).toMatchObject({ paidStatus: 'refunded', amountRefunded: 35_000 });
});

test('ten refunds of one line at once: one is given', async () => {
  const all = await paidOrder();
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => refund(all.order.id, [{ orderItemId: all.face }])),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await Promise.all([shop.workerRound(), shop.workerRound(), shop.workerRound()]);
  expect(await gone(all)).toBe(25_000);
  expect((await read(all)).amountRefunded).toBe(25_000);
});

test('the database itself refuses more than was paid, a rewritten refund and lines that do not add up', async () => {
  const all = await paidOrder();
  const { db } = shop.database;
  const { refundId } = await refund(all.order.id, [{ orderItemId: all.calves }]);
  await expect(sql`insert into order_refund_items values (${refundId}, ${all.face}, 1)`.execute(db)).rejects.toThrow(
    'do not add up',
  );
  await expect(
    inTransaction(db, async (trx) => {
      await sql`insert into order_refunds (order_id, reason, amount, voucher_amount, gateway_amount, salon_amount)
        values (${all.order.id}, 'staff', 100, 0, 100, 0)`.execute(trx);
    }),
  ).rejects.toThrow('do not add up');
  await expect(
    sql`insert into order_refunds (order_id, reason, amount, voucher_amount, gateway_amount, salon_amount)
      values (${all.order.id}, 'staff', 25001, 0, 25001, 0)`.execute(db),
  ).rejects.toThrow('orders_return_at_most_paid');
  await expect(
    sql`insert into payment_refunds (payment_transaction_id, amount, reason) values (${all.payment.id}, 25001, 'orderCanceled')`.execute(
      db,
    ),
  ).rejects.toThrow('payment_transactions_refund_at_most_paid');
  await expect(sql`update order_refunds set amount = 1 where id = ${refundId}`.execute(db)).rejects.toThrow(
    'rewritten',
  );
  await expect(sql`delete from order_refunds where id = ${refundId}`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`update orders set paid_status = 'notPaid' where id = ${all.order.id}`.execute(db)).rejects.toThrow(
    'an order is not notPaid after paid',
  );
  await expect(sql`update orders set amount_due = 1 where id = ${all.order.id}`.execute(db)).rejects.toThrow('frozen');
});

test('withdrawal: shown first, then confirmed; the money goes back and a message proves it', async () => {
  const all = await paidOrder();
  const shown = (await withdraw(all)).json().data.withdrawal;
  expect(shown).toMatchObject({ confirmedAt: null, amount: 35_000, orderId: all.order.id });
  expect((await read(all)).doneStatus).toBe('active');
  const part = (await withdraw(all, { orderItemIds: [all.calves], confirmed: true })).json().data.withdrawal;
  expect(part).toMatchObject({ amount: 10_000, items: [{ orderItemId: all.calves, amount: 10_000, exclusion: null }] });
  expect(part.confirmedAt).not.toBeNull();
  expect((await read(all)).doneStatus).toBe('active');
  const whole = (await withdraw(all, { confirmed: true })).json().data.withdrawal;
  expect(whole).toMatchObject({ amount: 25_000, items: [{ exclusion: 'withdrawn' }, { amount: 25_000 }] });
  await shop.workerRound();
  expect(await read(all)).toMatchObject({ doneStatus: 'canceled', paidStatus: 'refunded', amountRefunded: 35_000 });
  expect(await gone(all)).toBe(35_000);
  const mails = await sql<{ kind: string }>`select kind from messages where data -> 'values' ->> 'number'
    = ${all.order.number} and kind in ('withdrawalReceived', 'orderRefunded') order by kind`.execute(shop.database.db);
  expect(mails.rows.map(({ kind }) => kind)).toEqual([
    'orderRefunded',
    'orderRefunded',
    'withdrawalReceived',
    'withdrawalReceived',
  ]);
  const rowsOfMails = await sql<{
    rows: { label: string; value: string }[];
  }>`select data -> 'rows' as rows from messages
    where data -> 'values' ->> 'number' = ${all.order.number} and kind = 'withdrawalReceived' order by created_at`.execute(
    shop.database.db,
  );
  expect(
    rowsOfMails.rows.map(({ rows }) => rows.map(({ label, value }) => [label, value.replace(/\s/g, ' ')])),
  ).toEqual([
    [
      ['Łydki', '100,00 zł'],
      ['Zwrot', '100,00 zł'],
    ],
    [
      ['Twarz', '250,00 zł'],
      ['Zwrot', '250,00 zł'],
    ],
  ]);
  const again = await withdraw(all, { confirmed: true });
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'nothing_to_withdraw']);
});

test('two withdrawals at once pay back once; a key repeats its answer', async () => {
  const all = await paidOrder();
  const key = { 'idempotency-key': newKey() };
  const answers = await Promise.all([withdraw(all, { confirmed: true }), withdraw(all, { confirmed: true }, key)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  await shop.workerRound();
  expect(await gone(all)).toBe(35_000);
  const other = await paidOrder();
  const first = await withdraw(other, { confirmed: true }, key);
  const repeat = await withdraw(other, { confirmed: true }, key);
  expect(repeat.json()).toEqual(first.json());
});

test('after 14 days it is over, stated in both languages', async () => {
  const all = await paidOrder();
  const { withdrawUntil } = await read(all);
  shop.setNow(new Date(Date.parse(withdrawUntil) + 1));
  await expectRefusal(shop, 'POST /orders/{id}/withdrawal 409 withdrawal_over', {
    method: 'POST',
    url: `/api/orders/${all.order.id}/withdrawal`,
    headers: all.headers,
    body: { confirmed: true },
  });
  shop.setNow(new Date(withdrawUntil));
  expect((await withdraw(all)).statusCode).toBe(200);
});

test('what was fully performed is excluded', async () => {
  const all = await paidOrder();
  const { db } = shop.database;
  await sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, order_item_id)
    select 'done', r.location_id, r.id, d.id, t.id, i.product_id,
      tstzrange(now() - interval '2 hours', now() - interval '1 hour'), i.id
    from order_items i, rooms r join devices d on d.location_id = r.location_id
      join therapists t on t.location_id = r.location_id where i.id = ${all.calves} limit 1`.execute(db);
  const answer = (await withdraw(all, { confirmed: true })).json().data.withdrawal;
  expect(answer).toMatchObject({
    amount: 25_000,
    items: [
      { orderItemId: all.calves, amount: 0, exclusion: 'performed' },
      { orderItemId: all.face, amount: 25_000, exclusion: null },
    ],
  });
  expect((await read(all)).doneStatus).toBe('done');
  const rest = await withdraw(all, { orderItemIds: [all.calves], confirmed: true });
  expect([rest.statusCode, rest.json().error.details.items]).toMatchObject([409, [{ exclusion: 'performed' }]]);
});

test('an unpaid order is canceled by withdrawal; wrong input and other people are refused', async () => {
  const unpaid = await shop.order();
  const answer = await withdraw(unpaid as Paid, { confirmed: true });
  expect(answer.json().data.withdrawal).toMatchObject({ amount: 0 });
  expect(await shop.readOrder(unpaid.order.id, unpaid.headers)).toMatchObject({
    doneStatus: 'canceled',
    withdrawUntil: null,
  });
  const all = await paidOrder();
  const stranger = await shop.call('POST', `/api/orders/${all.order.id}/withdrawal`, {
    headers: unpaid.headers,
    body: { confirmed: true },
  });
  expect(stranger.statusCode).toBe(404);
  expect((await withdraw(all, { orderItemIds: ['nope'] })).statusCode).toBe(422);
  expect(Object.keys((await withdraw(all, { amount: 5 })).json().error.fields)).toEqual(['amount']);
  expect((await read(all)).paidStatus).toBe('paid');
});
