import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import {
  addItem,
  companyInvoice,
  getCart,
  type Headers,
  newKey,
  newVisitor,
  orderOf,
} from '../../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { makeSalon } from '../../../testing/salon-fixture';
import { balanceOf, giveVoucher, makeVoucherProducts } from '../../../testing/voucher-fixture';
import { issueInvoices } from '../invoices';
import { redeemVoucher } from '../orders';
import { takePayment } from '../staff-orders';
import { refundCanceledOrders, refundOrder, refundWithdrawnLines } from './index';

let shop: PayingShop;
let salon: string;
let electronic: string;

beforeAll(async () => {
  shop = await createPayingShop();
  salon = (await makeSalon(shop.database.db, 'lodz-piotrkowska', shop.products.calves, 6)).locationId;
  electronic = (await makeVoucherProducts(shop.database.db)).electronic;
});
afterAll(() => shop.close());

const DAY = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
const seller = { name: 'Aksamit', vatId: '5261040567', address: 'x', postalCode: '00-001', city: 'x', country: 'PL' };

async function placed(fill: (headers: Headers) => Promise<unknown>, change: Parameters<typeof orderOf>[1] = {}) {
  const headers = await newVisitor(shop);
  await fill(headers);
  const answer = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers), change),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order, orderPayment, orderToken } = answer.json().data;
  return { order, orderPayment, headers: { ...headers, 'order-token': orderToken } };
}

type Placed = Awaited<ReturnType<typeof placed>>;

async function withdraw({ order, headers }: Placed, positions: number[]) {
  const orderItemIds = positions.map((position) => order.items[position].id);
  const ask = (confirmed: boolean) =>
    shop.call('POST', `/api/orders/${order.id}/withdrawal`, { headers, body: { orderItemIds, confirmed } });
  const preview = (await ask(false)).json().data.withdrawal;
  const done = (await ask(true)).json().data.withdrawal;
  expect({ ...done, confirmedAt: null }).toEqual(preview);
  return done;
}

const open = async ({ orderPayment, headers }: Placed) =>
  (await shop.startPayment(orderPayment.id, headers)).json().data.payment;

async function pay(all: Placed) {
  const payment = await open(all);
  await shop.payer(payment.redirectUrl, 'paid');
  return payment;
}

async function settleBack() {
  await Promise.all([refundWithdrawnLines(shop.database.db), refundWithdrawnLines(shop.database.db)]);
  for (const minutes of [0, 2]) await shop.workerRound(minutes);
}

const takeAtTheTill = ({ order }: Placed, amount: number) =>
  inTransaction(shop.database.db, async (trx) => {
    const staff = await sql<{ id: string }>`select id from users limit 1`.execute(trx);
    const desk = { actorId: staff.rows[0]?.id ?? '', scope: 'all' as const, now: new Date() };
    await takePayment(trx, order.id, { method: 'cash', amount }, desk);
  });

const readOrder = ({ order, headers }: Placed) => shop.readOrder(order.id, headers);

/** 150 with its time, and 120 with its. */
const twoVisits = (change: Parameters<typeof orderOf>[1] = {}) =>
  placed(async (headers) => {
    for (const [itemId, hour] of [
      [shop.products.calves, 10],
      [shop.products.promoted, 12],
    ]) {
      const body = { itemType: 'product', itemId, quantity: 1, locationId: salon, startAt: `${DAY}T${hour}:00:00Z` };
      const answer = await shop.call('POST', '/api/cart-items', { headers, body });
      if (answer.statusCode !== 201) throw new Error(answer.body);
    }
  }, change);

async function issue(orderId: string) {
  const { db } = shop.database;
  await inTransaction(db, (trx) => issueInvoices(trx, orderId, { seller, now: new Date() }));
  const found = await sql<{ total: number; lines: number }>`select (content ->> 'total')::int as total,
      jsonb_array_length(content -> 'lines') as lines from invoices where order_id = ${orderId}
    order by kind desc`.execute(db);
  return found.rows;
}

test('lines withdrawn before payment are waived: the next attempt takes the rest and books its visit alone', async () => {
  const { db } = shop.database;
  const all = await twoVisits({ invoice: companyInvoice });
  expect(await withdraw(all, [0])).toMatchObject({ amount: 0, amountWaived: 10_000 });
  const lowered = await readOrder(all);
  expect(lowered).toMatchObject({ priceTotal: 12_000, amountDue: 12_000, paidStatus: 'notPaid' });
  expect(lowered.items.map((item: Record<string, number>) => [item.price, item.amountWaived, item.savings])).toEqual([
    [0, 10_000, 0],
    [12_000, 0, 8_000],
  ]);
  expect(await shop.readPayment(all.orderPayment.id, all.headers)).toMatchObject({ price: 12_000 });
  expect((await pay(all)).price).toBe(12_000);
  expect(await readOrder(all)).toMatchObject({ paidStatus: 'paid', doneStatus: 'active', amountPaid: 12_000 });
  const visits = await sql<{ state: string }>`select v.state from visits v join order_items i on i.id = v.order_item_id
    where i.order_id = ${all.order.id} order by i.position`.execute(db);
  expect(visits.rows.map(({ state }) => state)).toEqual(['released', 'booked']);
  await settleBack();
  expect(await readOrder(all)).toMatchObject({ paidStatus: 'paid', amountRefunded: 0 });
  expect(await issue(all.order.id)).toEqual([{ total: 12_000, lines: 1 }]);
});

test('an attempt open at its old sum refunds by itself, once, what was withdrawn from, when it is paid', async () => {
  const all = await twoVisits({ invoice: companyInvoice });
  const { redirectUrl, price } = await open(all);
  expect(price).toBe(22_000);
  await withdraw(all, [0]);
  await shop.payer(redirectUrl, 'paid');
  expect(await readOrder(all)).toMatchObject({ paidStatus: 'paid', doneStatus: 'active', amountPaid: 22_000 });
  await settleBack();
  expect(await readOrder(all)).toMatchObject({
    paidStatus: 'partRefunded',
    amountRefunded: 10_000,
    refunds: [{ amount: 10_000, reason: 'withdrawal', state: 'done' }],
  });
  expect(await refundWithdrawnLines(shop.database.db)).toBe(0);
  expect(await issue(all.order.id)).toEqual([
    { total: 22_000, lines: 2 },
    { total: -10_000, lines: 1 },
  ]);
});

test('the old try and one for the rest are both paid: the later goes back whole, the first keeps what it pays for', async () => {
  for (const isOldFirst of [true, false]) {
    const all = await twoVisits();
    const old = await open(all);
    await withdraw(all, [0]);
    const rest = await open(all);
    expect(rest.price).toBe(12_000);
    for (const { redirectUrl } of isOldFirst ? [old, rest] : [rest, old]) await shop.payer(redirectUrl, 'paid');
    await settleBack();
    const { amountPaid, amountRefunded, refunds } = await readOrder(all);
    const back = refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    expect(22_000 + 12_000 - back).toBe(12_000);
    expect(amountPaid - amountRefunded).toBe(12_000);
  }
});

test('two withdrawals with an attempt opened between them: only what it pays too much goes back', async () => {
  const all = await placed(async (headers) => {
    await addItem(shop, headers, shop.products.calves);
    await addItem(shop, headers, shop.products.promoted);
    await addItem(shop, headers, shop.products.face);
  });
  await withdraw(all, [0]);
  const { redirectUrl, price } = await open(all);
  expect(price).toBe(37_000);
  await withdraw(all, [1]);
  await shop.payer(redirectUrl, 'paid');
  await settleBack();
  expect(await readOrder(all)).toMatchObject({
    amountPaid: 37_000,
    amountRefunded: 12_000,
    paidStatus: 'partRefunded',
  });
});

test('a bought voucher that was withdrawn from is neither paid for nor issued', async () => {
  const all = await placed(async (headers) => {
    const body = { itemType: 'voucher', itemId: electronic, quantity: 1 };
    await shop.call('POST', '/api/cart-items', { headers, body });
    await addItem(shop, headers, shop.products.calves);
  });
  await withdraw(all, [0]);
  expect((await pay(all)).price).toBe(10_000);
  await settleBack();
  expect(await readOrder(all)).toMatchObject({ issuedVouchers: [], amountRefunded: 0, paidStatus: 'paid' });
});

test('the voucher that pays a part gets its money back first, and pays no voucher that is bought', async () => {
  const { db } = shop.database;
  const code = await giveVoucher(db, 6_000);
  const all = await placed(async (headers) => {
    await addItem(shop, headers, shop.products.calves);
    const body = { itemType: 'voucher', itemId: electronic, quantity: 1 };
    await shop.call('POST', '/api/cart-items', { headers, body });
    const cart = await getCart(shop, headers);
    await shop.call('PUT', `/api/carts/${cart.id}/voucher`, { headers, body: { code } });
  });
  const [, bought] = all.order.items;
  const old = await open(all);
  expect(old.price).toBe(4_000 + bought.price);
  expect(await withdraw(all, [0])).toMatchObject({ amount: 6_000, amountWaived: 4_000 });
  const balance = await sql<{ balance: number }>`select balance from issued_vouchers
    where code = ${code.replaceAll('-', '')}`.execute(db);
  expect(balance.rows).toEqual([{ balance: 6_000 }]);
  expect((await open(all)).price).toBe(bought.price);
  await shop.payer(old.redirectUrl, 'paid');
  await settleBack();
  const order = await readOrder(all);
  expect(order).toMatchObject({ amountRefunded: 4_000, paidStatus: 'partRefunded' });
  expect(order.issuedVouchers).toHaveLength(1);
});

test('of an order of which a part was paid in the salon, the rest is lowered first; only what is left goes back', async () => {
  const { db } = shop.database;
  for (const [part, positions, after] of [
    [3_000, [0], { amountDue: 12_000, paidStatus: 'partPaid', amountRefunded: 0 }],
    [15_000, [0], { amountDue: 15_000, paidStatus: 'paid', doneStatus: 'active' }],
    [3_000, [0, 1], { doneStatus: 'canceled', paidStatus: 'partPaid' }],
  ] as const) {
    const all = await placed(async (headers) => {
      await addItem(shop, headers, shop.products.calves);
      await addItem(shop, headers, shop.products.promoted);
    });
    await sql`with t as (insert into payment_transactions (order_payment_id, payment_method, payment_provider, amount,
        currency, status, session_id, continue_url, is_settling, settled_at)
        values (${all.orderPayment.id}, 'cash', 'salon', ${part}, 'PLN', 'completed', ${newKey()}, '', true, now()))
      update orders set amount_paid = ${part}, paid_status = 'partPaid' where id = ${all.order.id}`.execute(db);
    const { amount } = await withdraw(all, [...positions]);
    expect(amount).toBe(positions.length > 1 ? 3_000 : Math.max(0, part - 12_000));
    expect(await readOrder(all)).toMatchObject(after);
    const promised = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::int as sum from order_refunds
      where order_id = ${all.order.id}`.execute(db);
    expect(promised.rows[0]?.sum).toBe(positions.length > 1 ? 0 : amount);
  }
});

test('of a line that was performed in part that part stays to be paid: a voucher pays it, and the invoice is of it', async () => {
  const { db } = shop.database;
  const all = await placed((headers) => addItem(shop, headers, shop.products.calves), {
    paymentMethod: 'cash',
    invoice: companyInvoice,
  });
  const [{ id }] = all.order.items;
  await sql`with done as (insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, order_item_id)
      select 'done', r.location_id, r.id, d.id, t.id, i.product_id,
        tstzrange(now() - interval '4 hours', now() - interval '3 hours'), i.id
      from order_items i, rooms r join devices d on d.location_id = r.location_id
        join therapists t on t.location_id = r.location_id where i.id = ${id} limit 1)
    update order_items set visit_count = 3 where id = ${id}`.execute(db);
  expect(await withdraw(all, [0])).toMatchObject({ amount: 0, amountWaived: 6_667 });
  expect(await readOrder(all)).toMatchObject({ doneStatus: 'done', paidStatus: 'notPaid', amountDue: 3_333 });
  const code = await giveVoucher(db, 9_000);
  const redemption = { orderId: all.order.id, code, now: new Date() };
  expect(await inTransaction(db, (trx) => redeemVoucher(trx, redemption))).toBe(3_333);
  await settleBack();
  expect(await readOrder(all)).toMatchObject({ paidStatus: 'paid', amountDue: 0, amountPaid: 0, amountRefunded: 0 });
  expect(await issue(all.order.id)).toEqual([{ total: 3_333, lines: 1 }]);
});

test('a voucher that was read out on the phone gets its money back first: it never pays for a bought voucher', async () => {
  const { db } = shop.database;
  const all = await placed(async (headers) => {
    await addItem(shop, headers, shop.products.calves);
    const body = { itemType: 'voucher', itemId: electronic, quantity: 1 };
    await shop.call('POST', '/api/cart-items', { headers, body });
  });
  const code = await giveVoucher(db, 10_000, { endsInDays: 1 });
  const redemption = { orderId: all.order.id, code, now: new Date() };
  expect(await inTransaction(db, (trx) => redeemVoucher(trx, redemption))).toBe(10_000);
  expect(await withdraw(all, [0])).toMatchObject({ amount: 10_000, amountWaived: 0 });
  expect(await balanceOf(db, code)).toBe(10_000);
  await takeAtTheTill(all, 5_000);
  expect(await readOrder(all)).toMatchObject({ paidStatus: 'partPaid', amountDue: 15_000, issuedVouchers: [] });
});

test('the rest is paid for with a withdrawal, but its slot is gone: the order ends, and what the till took goes back', async () => {
  const { db } = shop.database;
  const all = await twoVisits();
  await takeAtTheTill(all, 10_000);
  await sql`update visits v set state = 'released' from order_items i
    where v.order_item_id = i.id and i.order_id = ${all.order.id}`.execute(db);
  await sql`update locations set enabled = false where id = ${salon}`.execute(db);
  expect(await withdraw(all, [1])).toMatchObject({ amount: 0, amountWaived: 12_000 });
  await sql`update locations set enabled = true where id = ${salon}`.execute(db);
  expect(await readOrder(all)).toMatchObject({ doneStatus: 'canceled', amountPaid: 10_000, amountDue: 22_000 });
  await refundCanceledOrders(db);
  const promised = await sql`select r.amount, a.kind from payment_refunds r
    join payment_alerts a on a.payment_transaction_id = r.payment_transaction_id
    join payment_transactions t on t.id = r.payment_transaction_id
    where t.order_payment_id = ${all.orderPayment.id}`.execute(db);
  expect(promised.rows).toEqual([{ amount: 10_000, kind: 'refund_in_salon' }]);
  // Once.
  expect(await refundCanceledOrders(db)).toBe(0);
});

test('what is left costs nothing: the order is paid with that', async () => {
  const { db } = shop.database;
  const free = await sql<{ id: string }>`insert into product_prices (product_id, market_id, currency, quantity_from,
      quantity_to, amount_minor) select ${shop.products.face}, id, 'PLN', 6, 6, 0 from markets where slug = 'pl'
    returning product_id as id`.execute(db);
  expect(free.rows).toHaveLength(1);
  const all = await placed(async (headers) => {
    await addItem(shop, headers, shop.products.calves);
    await addItem(shop, headers, shop.products.face, 6);
  });
  await withdraw(all, [0]);
  expect(await readOrder(all)).toMatchObject({ amountDue: 0, paidStatus: 'paid', doneStatus: 'active', canPay: false });
});

test('all of it withdrawn from before payment: the order ends, and a late payment goes back whole', async () => {
  const all = await twoVisits();
  const { redirectUrl } = await open(all);
  await withdraw(all, [0]);
  await withdraw(all, [1]);
  expect(await readOrder(all)).toMatchObject({ doneStatus: 'canceled', paidStatus: 'notPaid' });
  await shop.payer(redirectUrl, 'paid');
  await settleBack();
  expect((await readOrder(all)).refunds).toMatchObject([{ amount: 22_000, reason: 'orderCanceled', state: 'done' }]);
});

test('a withdrawal beside a refund of the same line by staff: no more goes back than was paid', async () => {
  const all = await placed((headers) => addItem(shop, headers, shop.products.calves));
  await pay(all);
  const items = [{ orderItemId: all.order.items[0].id, amountMinor: 4_000 }];
  const refundRequest = { orderId: all.order.id, reason: 'staff' as const, items };
  const [answer] = await Promise.all([
    shop.call('POST', `/api/orders/${all.order.id}/withdrawal`, { headers: all.headers, body: { confirmed: true } }),
    inTransaction(shop.database.db, (trx) => refundOrder(trx, refundRequest)).catch(() => null),
  ]);
  expect(answer.statusCode).toBe(200);
  await refundWithdrawnLines(shop.database.db);
  for (const minutes of [0, 120, 240]) await shop.workerRound(minutes);
  expect(await readOrder(all)).toMatchObject({ paidStatus: 'refunded', amountRefunded: 10_000 });
});
