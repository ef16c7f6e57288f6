import { sql } from 'kysely';
import { placeOrder } from '../../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { comparePaymentsOfDays, listPaymentDifferences } from './index';

let shop: PayingShop;

beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop.close());

/** Noon of the day after today, when today's lists are due; some days on for a list of its own in each test. */
const NEXT_DAY = new Date(Date.now() + 26 * 3_600_000);
NEXT_DAY.setUTCHours(11);

async function opened(paymentMethod: 'przelewy24' | 'paypal' | 'stripe' = 'przelewy24') {
  const all = await placeOrder(shop, shop.products.calves, { paymentMethod });
  const { payment } = (await shop.startPayment(all.orderPayment.id, all.headers, paymentMethod)).json().data;
  return { ...all, payment };
}
const again = () => sql`delete from payment_comparisons`.execute(shop.database.db);
const compare = async (now = NEXT_DAY) => {
  await again();
  return comparePaymentsOfDays(shop.settlement, now);
};
const differences = async () => (await listPaymentDifferences(shop.database.db, { limit: 50, offset: 0 })).differences;
const quiet = (isQuiet: boolean) => {
  for (const { webhooks } of [shop.sandbox, shop.sandbox.paypal, shop.sandbox.stripe])
    webhooks.configure({ drop: isQuiet });
};

test.each(['przelewy24', 'paypal', 'stripe'] as const)('what fits at %s makes no difference', async (method) => {
  const all = await opened(method);
  await shop.payer(all.payment.redirectUrl, 'paid');
  expect(await compare()).toBe(9);
  expect(await differences()).toEqual([]);
});

test('money of a canceled payment attempt completes the order after all', async () => {
  const all = await opened();
  quiet(true);
  await shop.payer(all.payment.redirectUrl, 'canceled');
  await shop.readPayment(all.orderPayment.id, all.headers);
  await shop.workerRound();
  await shop.payer(all.payment.redirectUrl, 'paid');
  quiet(false);
  expect((await shop.readOrder(all.order.id, all.headers)).paidStatus).toBe('notPaid');
  await compare();
  expect((await shop.readOrder(all.order.id, all.headers)).paidStatus).toBe('paid');
  expect(await differences()).toEqual([]);
});

test('money without an order, and an order without money: one line and an alert each, however often it is compared', async () => {
  const all = await opened('stripe');
  await shop.payer(all.payment.redirectUrl, 'paid');
  const ghost = await opened('stripe');
  await sql`update payment_transactions set status = 'completed', external_id = 'pi_ghost', settled_at = now()
    where id = ${ghost.payment.id}`.execute(shop.database.db);
  await shop.sandbox.stripe.store.add({
    provider: 'stripe',
    id: 'cs_stranger',
    key: null,
    reference: 'nobody',
    amount: 777,
    currency: 'PLN',
    description: 'x',
    email: 'x@example.com',
    language: 'pl',
    returnUrl: 'http://shop.test/',
    details: {},
    expiresAt: NEXT_DAY,
  });
  await shop.sandbox.stripe.store.decide('cs_stranger', 'paid', null, 'pi_stranger');
  await Promise.all([compare(), compare()]);
  await compare();
  const found = await differences();
  expect(found.map(({ kind, externalId }) => [kind, externalId]).sort()).toEqual([
    ['moneyWithoutOrder', 'pi_stranger'],
    ['orderWithoutMoney', 'pi_ghost'],
  ]);
  expect(found.find(({ kind }) => kind === 'moneyWithoutOrder')).toMatchObject({
    gatewayAmount: 777,
    amount: null,
    provider: 'stripe',
    resolvedAt: null,
  });
  const alerts = await sql<{ kind: string }>`select kind from payment_alerts order by kind`.execute(shop.database.db);
  expect(alerts.rows.map(({ kind }) => kind)).toEqual(['money_without_order', 'order_without_money']);
});

test('a day is compared once, by one worker, after three in the morning; a gateway that is away is asked later', async () => {
  const night = new Date(NEXT_DAY);
  night.setUTCHours(0);
  expect(await compare(night)).toBe(0);
  await again();
  const rounds = await Promise.all([1, 2, 3].map(() => comparePaymentsOfDays(shop.settlement, NEXT_DAY)));
  expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(9);
  await again();
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('connection refused'));
  const away = await comparePaymentsOfDays(shop.settlement, NEXT_DAY);
  globalThis.fetch = fetchBefore;
  // Stripe's own client does not call by fetch.
  expect(away).toBe(3);
  expect(await comparePaymentsOfDays(shop.settlement, NEXT_DAY)).toBe(0);
  expect(await comparePaymentsOfDays(shop.settlement, new Date(NEXT_DAY.getTime() + 11 * 60_000))).toBe(6);
});
