import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { addItem, getCart, type Headers, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { expectRefusal } from '../../../testing/errors/refusals';
import { somebodyWaits } from '../../../testing/lock-waits';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import {
  balanceOf,
  giveVoucher,
  makeVoucherProducts,
  type TestVoucherProducts,
} from '../../../testing/voucher-fixture';
import { cancelIssuedVouchers, issueVouchers, returnToVouchers } from '../vouchers';
import { endUnpaidOrders } from './end-unpaid-orders';
import { lockOrder } from './lock-order';
import { redeemVoucher } from './redeem-voucher';

let shop: PayingShop;
let vouchers: TestVoucherProducts;

beforeAll(async () => {
  shop = await createPayingShop();
  vouchers = await makeVoucherProducts(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.webhooks.reset());

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function submitOrder(headers: Headers, change = {}) {
  const answer = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers), change),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order, orderPayment, orderToken } = answer.json().data;
  return { order, orderPayment, headers: { ...headers, 'order-token': orderToken } };
}

/** An unpaid order of two electronic vouchers. */
async function orderedVouchers(data = {}) {
  const headers = await newVisitor(shop);
  const body = { itemType: 'voucher', itemId: vouchers.electronic, quantity: 2, data };
  await shop.call('POST', '/api/cart-items', { headers, body });
  return submitOrder(headers);
}

/** An order of 100 PLN, partly paid with a voucher. */
async function orderedWith(code: string, change = {}) {
  const headers = await newVisitor(shop);
  await addItem(shop, headers, shop.products.calves);
  const { id } = await getCart(shop, headers);
  await shop.call('PUT', `/api/carts/${id}/voucher`, { headers, body: { code } });
  return submitOrder(headers, change);
}
type Ordered = Awaited<ReturnType<typeof orderedWith>>;

async function pay({ orderPayment, headers }: Ordered, decision: 'paid' | 'canceled' = 'paid') {
  const { payment } = (await shop.startPayment(orderPayment.id, headers)).json().data;
  await shop.payer(payment.redirectUrl, decision);
  return payment;
}
const read = ({ order, headers }: Ordered) => shop.readOrder(order.id, headers);

const mailsOf = async (to: string) => {
  const found = await sql<{ kind: string; secret: string }>`select kind, secret from messages
    where recipient = ${to} and kind = 'voucherIssued'`.execute(shop.database.db);
  return found.rows;
};

test('a voucher is issued when it is paid: a code for each piece, six months, mailed to its recipient', async () => {
  const ordered = await orderedVouchers({ voucherValue: 20_000, voucherEmail: 'ewa@example.com' });
  expect(ordered.order).toMatchObject({ amountDue: 40_000, issuedVouchers: [] });
  await pay(ordered);
  const order = await read(ordered);
  expect(order).toMatchObject({ paidStatus: 'paid', doneStatus: 'active' });
  expect(order.issuedVouchers).toHaveLength(2);
  for (const [index, voucher] of order.issuedVouchers.entries()) {
    expect(voucher).toMatchObject({
      orderItemId: order.items[index].id,
      voucherType: 'electronic',
      value: 20_000,
      balance: 20_000,
    });
    expect(voucher.code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    // The end of that day in Warsaw, six months on.
    const days = (Date.parse(voucher.validTo) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThan(186);
    expect(new Date(voucher.validTo).toISOString()).toMatch(/T2[12]:59:59\.000Z$/);
  }
  expect(new Set(order.issuedVouchers.map(({ code }: { code: string }) => code)).size).toBe(2);
  expect(await mailsOf('ewa@example.com')).toHaveLength(2);
  // And it pays.
  const [{ code }] = order.issuedVouchers;
  expect((await orderedWith(code)).order).toMatchObject({ amountDue: 0, paidStatus: 'paid' });
  const balances = (await read(ordered)).issuedVouchers.map(({ balance }: { balance: number }) => balance);
  expect(Math.min(...balances)).toBeLessThan(20_000);
  expect(Math.max(...balances)).toBe(20_000);
});

test('however often the payment is noticed, each piece is issued and mailed once', async () => {
  const ordered = await orderedVouchers({ voucherEmail: 'once@example.com' });
  const payment = await pay(ordered);
  await Promise.all(Array.from({ length: 5 }, () => shop.payer(payment.redirectUrl, 'paid')));
  await shop.workerRound(60);
  const again = () => inTransaction(shop.database.db, (trx) => issueVouchers(trx, ordered.order.id));
  expect((await Promise.allSettled([again(), again(), again()])).map((entry) => entry.status)).toContain('fulfilled');
  expect((await read(ordered)).issuedVouchers).toHaveLength(2);
  expect(await mailsOf('once@example.com')).toHaveLength(2);
});

test('an order of vouchers that is to be paid in the salon has none before it is paid', async () => {
  const headers = await newVisitor(shop);
  const body = { itemType: 'voucher', itemId: vouchers.electronic, quantity: 1 };
  await shop.call('POST', '/api/cart-items', { headers, body });
  const ordered = await submitOrder(headers, { paymentMethod: 'cash' });
  expect(await read(ordered)).toMatchObject({ doneStatus: 'active', paidStatus: 'notPaid', issuedVouchers: [] });
});

test('voucher and gateway together: the gateway receives the rest only', async () => {
  const code = await giveVoucher(shop.database.db, 3_000);
  const ordered = await orderedWith(code);
  const payment = await pay(ordered);
  expect(payment.price).toBe(7_000);
  expect(await read(ordered)).toMatchObject({ paidStatus: 'paid', amountPaid: 7_000, amountDue: 7_000 });
});

test('left unpaid, the order ends after an hour and the voucher has its money again; a payment after all is sent back', async () => {
  const { db } = shop.database;
  const code = await giveVoucher(db, 3_000);
  const ordered = await orderedWith(code);
  const { payment } = (await shop.startPayment(ordered.orderPayment.id, ordered.headers)).json().data;
  await endUnpaidOrders(db, later(90));
  // An attempt is open: its outcome is unknown yet.
  expect(await read(ordered)).toMatchObject({ doneStatus: 'new' });
  await shop.workerRound(60);
  await endUnpaidOrders(db, later(30));
  expect(await balanceOf(db, code)).toBe(0);
  await Promise.all([endUnpaidOrders(db, later(90)), endUnpaidOrders(db, later(90))]);
  expect(await read(ordered)).toMatchObject({ doneStatus: 'canceled', vouchers: [{ returned: 3_000 }] });
  expect(await balanceOf(db, code)).toBe(3_000);
  await shop.payer(payment.redirectUrl, 'paid');
  await shop.workerRound(90);
  expect(await read(ordered)).toMatchObject({ doneStatus: 'canceled', paidStatus: 'notPaid' });
  const refunds = await sql<{ amount: number }>`select r.amount from payment_refunds r
    where r.payment_transaction_id = ${payment.id}`.execute(db);
  expect(refunds.rows).toEqual([{ amount: 7_000 }]);
});

test('an unpaid order that keeps nothing from anybody stays', async () => {
  const { order, headers } = await shop.order();
  await endUnpaidOrders(shop.database.db, later(60 * 24 * 30));
  expect(await shop.readOrder(order.id, headers)).toMatchObject({ doneStatus: 'new' });
});

test('a refund goes back to the voucher, never more than it paid, also when two come at once', async () => {
  const { db } = shop.database;
  const code = await giveVoucher(db, 3_000);
  const { order } = await orderedWith(code);
  const back = (atMost: number) =>
    inTransaction(db, async (trx) => {
      await lockOrder(trx, order.id);
      return returnToVouchers(trx, order.id, atMost);
    });
  expect(await back(1_000)).toBe(1_000);
  expect((await Promise.all([back(1_500), back(1_500)])).sort()).toEqual([1_500, 500].sort());
  expect(await back(1)).toBe(0);
  expect(await balanceOf(db, code)).toBe(3_000);
});

test('a bought voucher is taken back as long as it is whole', async () => {
  const { db } = shop.database;
  const ordered = await orderedVouchers();
  await pay(ordered);
  const order = await read(ordered);
  const codes: string[] = order.issuedVouchers.map(({ code }: { code: string }) => code.replaceAll('-', ''));
  const takeBack = () => inTransaction(db, (trx) => cancelIssuedVouchers(trx, order.items[0].id));
  const spent = await orderedWith(codes[0] ?? '');
  await expect(takeBack()).rejects.toMatchObject({ code: 'voucher_used' });
  expect(await balanceOf(db, codes[1] ?? '')).toBe(15_000);
  await inTransaction(db, (trx) => returnToVouchers(trx, spent.order.id));
  await takeBack();
  await takeBack();
  expect(await Promise.all(codes.map((code) => balanceOf(db, code)))).toEqual([0, 15_000]);
  expect((await read(ordered)).issuedVouchers).toHaveLength(1);
  const headers = await newVisitor(shop);
  const { id } = await getCart(shop, headers);
  const answer = await shop.call('PUT', `/api/carts/${id}/voucher`, { headers, body: { code: codes[0] } });
  expect(answer.statusCode).toBe(404);
});

test('the staff redeem a voucher for an order by phone: a part first, the rest with another', async () => {
  const { db } = shop.database;
  const { order, orderPayment, headers } = await shop.order();
  const redeem = (code: string) =>
    inTransaction(db, (trx) => redeemVoucher(trx, { orderId: order.id, code, now: new Date() }));
  expect(await redeem(await giveVoucher(db, 4_000))).toBe(4_000);
  expect(await shop.readOrder(order.id, headers)).toMatchObject({ paidStatus: 'notPaid', amountDue: 6_000 });
  const { payment } = (await shop.startPayment(orderPayment.id, headers)).json().data;
  expect(payment.price).toBe(6_000);
  const large = await giveVoucher(db, 50_000);
  await expect(redeem(large)).rejects.toMatchObject({ code: 'payment_under_way' });
  await shop.payer(payment.redirectUrl, 'canceled');
  await shop.workerRound(60);
  expect(await redeem(large)).toBe(6_000);
  expect(await balanceOf(db, large)).toBe(44_000);
  expect(await shop.readOrder(order.id, headers)).toMatchObject({ paidStatus: 'paid', doneStatus: 'active' });
  expect(await shop.readPayment(orderPayment.id, headers)).toMatchObject({ stage: 'success', canPay: false });
  await expect(redeem(large)).rejects.toMatchObject({ code: 'already_paid' });
  await expect(redeem('nonsense')).rejects.toMatchObject({ code: 'already_paid' });
});

test('of two desks with one voucher one gets its money', async () => {
  const { db } = shop.database;
  const code = await giveVoucher(db, 10_000);
  const orders = [await shop.order(), await shop.order()];
  const outcomes = await Promise.allSettled(
    orders.map(({ order }) =>
      inTransaction(db, (trx) => redeemVoucher(trx, { orderId: order.id, code, now: new Date() })),
    ),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused).toMatchObject({ reason: { status: 404, code: 'limit_reached' } });
});

test('a bought voucher that has paid for something is not withdrawn from, and that is stated before', async () => {
  const ordered = await orderedVouchers();
  await pay(ordered);
  const withdraw = (body: object) =>
    shop.call('POST', `/api/orders/${ordered.order.id}/withdrawal`, { headers: ordered.headers, body });
  expect((await withdraw({})).json().data.withdrawal).toMatchObject({
    amount: 30_000,
    items: [{ exclusion: null }, { exclusion: null }],
  });
  const { code: used, orderItemId } = (await read(ordered)).issuedVouchers[0];
  await orderedWith(used);
  for (const confirmed of [false, true]) {
    const { code, details } = (await withdraw({ orderItemIds: [orderItemId], confirmed })).json().error;
    expect([code, details.items]).toEqual([
      'nothing_to_withdraw',
      [expect.objectContaining({ amount: 0, exclusion: 'performed' })],
    ]);
  }
  expect(await read(ordered)).toMatchObject({ doneStatus: 'active', paidStatus: 'paid', amountRefunded: 0 });
});

test('a bought voucher that pays for something at that very moment is not withdrawn from: 409 voucher_used', async () => {
  const { db } = shop.database;
  const ordered = await orderedVouchers();
  await pay(ordered);
  const { code } = (await read(ordered)).issuedVouchers[0];
  /** Sends the withdrawal while a desk redeems the voucher; the desk's order is undone afterwards. */
  const spentMeanwhile: PayingShop['call'] = async (...request) => {
    const { order } = await shop.order();
    const answer = await inTransaction(db, async (trx) => {
      await redeemVoucher(trx, { orderId: order.id, code, now: new Date() });
      const withdrawal = shop.call(...request);
      await somebodyWaits(trx);
      return { withdrawal };
    });
    await answer.withdrawal;
    await inTransaction(db, async (trx) => {
      await lockOrder(trx, order.id);
      await returnToVouchers(trx, order.id);
    });
    return answer.withdrawal;
  };
  await expectRefusal({ ...shop, call: spentMeanwhile }, 'POST /orders/{id}/withdrawal 409 voucher_used', {
    method: 'POST',
    url: `/api/orders/${ordered.order.id}/withdrawal`,
    headers: ordered.headers,
    body: { confirmed: true },
  });
  expect(await read(ordered)).toMatchObject({ doneStatus: 'active', paidStatus: 'paid', amountRefunded: 0 });
});
