import { sql } from 'kysely';
import { getCart, newKey, newVisitor, orderCart, orderOf } from '../../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { makeVoucherProducts } from '../../../testing/voucher-fixture';
import { sendDueRefunds } from '../payments';
import { listRefunds } from './refund-queries';

let shop: PayingShop;
let electronic: string;

beforeAll(async () => {
  shop = await createPayingShop();
  electronic = (await makeVoucherProducts(shop.database.db)).electronic;
});
afterAll(() => shop.close());

/** A paid order of three vouchers, put into the cart at once. */
async function threeVouchers() {
  const headers = await newVisitor(shop);
  const body = { itemType: 'voucher', itemId: electronic, quantity: 3 };
  await shop.call('POST', '/api/cart-items', { headers, body });
  const { order, orderPayment, headers: own } = await orderCart(shop, headers);
  const { payment } = (await shop.startPayment(orderPayment.id, own)).json().data;
  await shop.payer(payment.redirectUrl, 'paid');
  return { order, headers: own, payment };
}

test('one of several vouchers has paid for something: the others can still be withdrawn from', async () => {
  const { order, headers } = await threeVouchers();
  const { issuedVouchers } = await shop.readOrder(order.id, headers);
  expect(issuedVouchers).toHaveLength(3);
  const shopper = await newVisitor(shop);
  const body = { itemType: 'product', itemId: shop.products.calves, quantity: 1 };
  await shop.call('POST', '/api/cart-items', { headers: shopper, body });
  const cart = await getCart(shop, shopper);
  const { code } = issuedVouchers[0];
  await shop.call('PUT', `/api/carts/${cart.id}/voucher`, { headers: shopper, body: { code } });
  await shop.call('POST', '/api/orders', {
    headers: { ...shopper, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, shopper)),
  });
  const answer = await shop.call('POST', `/api/orders/${order.id}/withdrawal`, { headers, body: { confirmed: true } });
  expect([answer.statusCode, answer.json().data?.withdrawal]).toMatchObject([200, { amount: 30_000 }]);
  await shop.workerRound();
  const after = await shop.readOrder(order.id, headers);
  expect(after).toMatchObject({ paidStatus: 'partRefunded', amountRefunded: 30_000 });
  expect(after.issuedVouchers.map((voucher: { code: string }) => voucher.code)).toEqual([code]);
});

test('a gateway that refuses a refund for hours is called until it succeeds; staff are notified once', async () => {
  const { db } = shop.database;
  const { order, headers } = await threeVouchers();
  await shop.call('POST', `/api/orders/${order.id}/withdrawal`, { headers, body: { confirmed: true } });
  const { gateways } = shop.settlement;
  const refusing = {
    ...shop.settlement,
    gateways: { ...gateways, przelewy24: { ...gateways.przelewy24, refund: async () => false } },
  };
  const alerts = async () =>
    (
      await sql<{ open: boolean }>`select resolved_at is null as open from payment_alerts
        where kind = 'refund_failed'`.execute(db)
    ).rows;
  for (let round = 1; round <= 24; round += 1) {
    await sendDueRefunds(refusing, new Date(Date.now() + 48 * 3_600_000));
  }
  expect(await alerts()).toEqual([{ open: true }]);
  expect((await shop.readOrder(order.id, headers)).refunds).toMatchObject([{ state: 'failed' }]);
  expect(await listRefunds(db, order.id)).toMatchObject([{ state: 'failed', isDone: false }]);
  await sendDueRefunds(shop.settlement, new Date(Date.now() + 48 * 3_600_000));
  expect(await shop.readOrder(order.id, headers)).toMatchObject({
    paidStatus: 'refunded',
    amountRefunded: 45_000,
    refunds: [{ state: 'done' }],
  });
  expect(await listRefunds(db, order.id)).toMatchObject([{ state: 'done', isDone: true }]);
  expect(await alerts()).toEqual([{ open: false }]);
  const paid = await sql<{ refunded: number }>`select amount_refunded as refunded from payment_transactions t
    join order_payments op on op.id = t.order_payment_id where op.order_id = ${order.id}`.execute(db);
  expect(paid.rows).toEqual([{ refunded: 45_000 }]);
});
