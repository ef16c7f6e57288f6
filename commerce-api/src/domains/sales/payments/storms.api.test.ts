/**
 * Gateways that return only errors for a while: the shop's responses meanwhile, and that no payment is lost or doubled.
 */
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { newKey, placeOrder } from '../../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { refundOrder } from '../refunds';

let shop: PayingShop;
beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop.close());
afterEach(() => {
  for (const behaviour of Object.values(shop.sandbox.calls)) behaviour.reset();
});

const gateways = ['przelewy24', 'paypal', 'stripe'] as const;
type Gateway = (typeof gateways)[number];
const ordered = (paymentMethod: Gateway) => placeOrder(shop, shop.products.calves, { paymentMethod });
type Ordered = Awaited<ReturnType<typeof ordered>>;

async function paid(gateway: Gateway) {
  const all = await ordered(gateway);
  const { payment } = (await shop.startPayment(all.orderPayment.id, all.headers, gateway)).json().data;
  return { ...all, payment };
}
const paidStatus = async ({ order, headers }: Ordered) => (await shop.readOrder(order.id, headers)).paidStatus;
const settled = async ({ orderPayment }: Ordered) =>
  (
    await sql<{ amount: number }>`select amount from payment_transactions
      where order_payment_id = ${orderPayment.id} and is_settling`.execute(shop.database.db)
  ).rows;
/** The amount that the gateway itself refunded of a payment. */
async function sentBack(gateway: Gateway, redirectUrl: string): Promise<number> {
  const id = redirectUrl.split('/').at(-1) ?? '';
  if (gateway === 'przelewy24') return (await shop.sandbox.store.byToken(id))?.refunded ?? 0;
  const checkout = await shop.sandbox[gateway].store.find(id);
  return (checkout?.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0);
}
/** The gateway repeats its webhook. */
async function repeatWebhook(redirectUrl: string) {
  await shop.sandbox.app.inject({ method: 'POST', url: `${new URL(redirectUrl).pathname}/notice` });
  for (const { webhooks } of [shop.sandbox, shop.sandbox.paypal, shop.sandbox.stripe]) await webhooks.kick();
}

describe.each(gateways)('%s', (gateway) => {
  test.each([[{ status: 503 }], [{ status: 429, retryAfter: 7 }], [{ loseAnswer: true }]])(
    'a start in a storm (%j) is a clear 503, and the same key pays when it is over',
    async (storm) => {
      const all = await ordered(gateway);
      const key = newKey();
      shop.sandbox.calls[gateway].configure(storm);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const refused = await shop.startPayment(all.orderPayment.id, all.headers, gateway, key);
        expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'gateway_unavailable']);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(await shop.readPayment(all.orderPayment.id, all.headers)).toMatchObject({ canPay: true });
      shop.sandbox.calls[gateway].reset();
      const started = await shop.startPayment(all.orderPayment.id, all.headers, gateway, key);
      expect(started.statusCode).toBe(201);
      await shop.payer(started.json().data.payment.redirectUrl, 'paid');
      expect([await paidStatus(all), await settled(all)]).toEqual(['paid', [{ amount: 10_000 }]]);
    },
  );

  test('paid in a storm: notices and worker find nothing out, then the repeated notice completes it once', async () => {
    const all = await paid(gateway);
    shop.sandbox.calls[gateway].configure({ status: 502 });
    await shop.payer(all.payment.redirectUrl, 'paid');
    await shop.workerRound(2);
    // Stripe's events carry the payment itself, and are still verified before anything is completed.
    expect(await paidStatus(all)).toBe('notPaid');
    shop.sandbox.calls[gateway].reset();
    await Promise.all([repeatWebhook(all.payment.redirectUrl), shop.workerRound(10)]);
    await repeatWebhook(all.payment.redirectUrl);
    await shop.workerRound(20);
    expect([await paidStatus(all), await settled(all)]).toEqual(['paid', [{ amount: 10_000 }]]);
    expect(await sentBack(gateway, all.payment.redirectUrl)).toBe(0);
  });

  test('money goes back once, however often the answer to it failed or was lost', async () => {
    const all = await paid(gateway);
    await shop.payer(all.payment.redirectUrl, 'paid');
    await inTransaction(shop.database.db, (trx) =>
      refundOrder(trx, { orderId: all.order.id, reason: 'staff', items: 'all' }),
    );
    shop.sandbox.calls[gateway].configure({ status: 503 });
    await shop.workerRound(1);
    await shop.workerRound(10);
    expect(await sentBack(gateway, all.payment.redirectUrl)).toBe(0);
    shop.sandbox.calls[gateway].configure({ status: null, loseAnswer: true });
    await shop.workerRound(60);
    await shop.workerRound(200);
    shop.sandbox.calls[gateway].reset();
    await shop.workerRound(600);
    await shop.workerRound(2000);
    expect(await sentBack(gateway, all.payment.redirectUrl)).toBe(10_000);
    expect((await shop.readOrder(all.order.id, all.headers)).refunds).toMatchObject([
      { amount: 10_000, state: 'done' },
    ]);
  });
});

test('a refund that the gateway did not answer for hours is left to staff, and still goes through once it does', async () => {
  const all = await paid('stripe');
  await shop.payer(all.payment.redirectUrl, 'paid');
  await inTransaction(shop.database.db, (trx) =>
    refundOrder(trx, { orderId: all.order.id, reason: 'staff', items: 'all' }),
  );
  const refunds = sql`from payment_refunds where payment_transaction_id = ${all.payment.id}`;
  await sql`update payment_refunds set tries = 18 where payment_transaction_id = ${all.payment.id}`.execute(
    shop.database.db,
  );
  const alerts = async () =>
    (
      await sql<{ isResolved: boolean }>`select resolved_at is not null as "isResolved" from payment_alerts
        where kind = 'refund_failed' and details ->> 'refundId' = (select id::text ${refunds})`.execute(
        shop.database.db,
      )
    ).rows;
  shop.sandbox.calls.stripe.configure({ status: 503 });
  await shop.workerRound(1);
  expect(await alerts()).toEqual([]);
  await shop.workerRound(60);
  expect(await alerts()).toEqual([{ isResolved: false }]);
  // From then on once a day.
  await shop.workerRound(120);
  await shop.workerRound(25 * 60);
  expect(await alerts()).toEqual([{ isResolved: false }]);
  shop.sandbox.calls.stripe.reset();
  await shop.workerRound(50 * 60);
  expect(await alerts()).toEqual([{ isResolved: true }]);
  expect(await sentBack('stripe', all.payment.redirectUrl)).toBe(10_000);
});
