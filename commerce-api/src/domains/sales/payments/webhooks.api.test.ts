/** Invalid requests to the webhook routes: limited by address, by size and in the data they store. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { placeOrder } from '../../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { gatewayKeys } from '../../../testing/shop-sandbox';
import { signWebhook } from './przelewy24/signatures';
import { purgeOldWebhooks } from './webhook-queries';
import { WEBHOOK_BYTES } from './webhook-routes';

/** Three failures a minute and address. */
const LIMIT = 3;
let shop: PayingShop;
let payPalAsked: jest.SpyInstance;
const now = new Date();

beforeAll(async () => {
  shop = await createPayingShop({ env: { RATE_LIMIT_FACTOR: '0.1' } });
});
afterAll(() => shop?.close());
beforeEach(() => {
  shop.setNow(now);
  payPalAsked = jest.spyOn(globalThis, 'fetch');
});
afterEach(async () => {
  payPalAsked.mockRestore();
  await sql`delete from unbelieved_notices`.execute(shop.database.db);
});

const post = (provider: string, payload: string, from: string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/payments/${provider}/notifications`,
    headers: { 'x-forwarded-for': from, ...headers },
    payload,
  });
const countOf = async (table: string) =>
  Number(
    (await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(shop.database.db)).rows[0]?.n,
  );
const counts = async () =>
  (
    await sql<{ reason: string; count: string }>`select reason, count from unbelieved_notices order by 1`.execute(
      shop.database.db,
    )
  ).rows;

const addressOf: Record<string, string> = { przelewy24: '203.0.113', paypal: '198.18.0', stripe: '192.0.2' };

test.each(['przelewy24', 'paypal', 'stripe'])(
  '%s: a flood of nonsense is refused by address, and leaves one row in all',
  async (provider) => {
    const before = await countOf('payment_notices');
    const answers: number[] = [];
    const [flooding, other] = [`${addressOf[provider]}.1`, `${addressOf[provider]}.2`];
    for (let n = 0; n < 12; n += 1) {
      const from = n < 10 ? flooding : other;
      answers.push((await post(provider, randomBytes(5000).toString('hex'), from)).statusCode);
    }
    expect(answers).toEqual([...Array(LIMIT).fill(400), ...Array(10 - LIMIT).fill(429), 400, 400]);
    expect(await countOf('payment_notices')).toBe(before);
    expect(await counts()).toEqual([expect.objectContaining({ count: String(LIMIT + 2) })]);
    expect(payPalAsked).not.toHaveBeenCalled();
    const refused = await post(provider, 'x', flooding);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // A new minute.
    shop.setNow(new Date(now.getTime() + 60_000));
    expect((await post(provider, 'x', flooding)).statusCode).toBe(400);
  },
);

test('a body larger than any notice is 413, and nothing is read of it', async () => {
  const answer = await post('przelewy24', 'x'.repeat(WEBHOOK_BYTES + 1), '198.51.100.3');
  expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'payload_too_large']);
  expect(await counts()).toEqual([]);
});

const payPalHeaders = (certificateOrigin: string) => ({
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': `${certificateOrigin}/sandbox/paypal/v1/notifications/certs/CERT-1`,
  'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  'paypal-transmission-time': now.toISOString(),
  'paypal-transmission-sig': randomBytes(256).toString('base64'),
});
const payPalEvent = (sessionId: string) =>
  JSON.stringify({
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: 'C', custom_id: sessionId, amount: { currency_code: 'PLN', value: '100.00' } },
  });

test('forged events of PayPal cost it no call, unless they name a payment that is open there, and then few', async () => {
  const from = '198.51.100.4';
  const unknown = await post(
    'paypal',
    payPalEvent('69cd13f0-d67a-11e5-baa3-778b53f4ae55'),
    from,
    payPalHeaders(shop.publicOrigin),
  );
  expect(unknown.statusCode).toBe(404);
  const elsewhere = await post('paypal', payPalEvent('x'), from, payPalHeaders('https://evil.example'));
  expect(elsewhere.statusCode).toBe(400);
  expect(payPalAsked).not.toHaveBeenCalled();
  const { orderPayment, headers } = await placeOrder(shop, shop.products.calves, { paymentMethod: 'paypal' });
  await shop.startPayment(orderPayment.id, headers, 'paypal');
  const { rows } = await sql<{ sessionId: string }>`select session_id as "sessionId" from payment_transactions
    where order_payment_id = ${orderPayment.id}`.execute(shop.database.db);
  const body = payPalEvent(rows[0]?.sessionId ?? '');
  payPalAsked.mockClear();
  const answers: number[] = [];
  for (let n = 0; n < 8; n += 1)
    answers.push((await post('paypal', body, '198.51.100.5', payPalHeaders(shop.publicOrigin))).statusCode);
  expect(answers).toEqual([...Array(LIMIT).fill(400), ...Array(8 - LIMIT).fill(429)]);
  expect(payPalAsked.mock.calls.filter(([url]) => String(url).includes('verify-webhook'))).toHaveLength(LIMIT);
  expect((await shop.readPayment(orderPayment.id, headers)).stage).not.toBe('success');
});

test('a believed notice is taken from an address that is over its limit, as often as it comes', async () => {
  const from = '198.51.100.6';
  for (let n = 0; n <= LIMIT; n += 1) await post('przelewy24', 'x', from);
  expect((await post('przelewy24', 'x', from)).statusCode).toBe(429);
  const { orderPayment, headers } = await shop.order();
  const { payment } = (await shop.startPayment(orderPayment.id, headers)).json().data;
  shop.sandbox.webhooks.configure({ drop: true });
  await shop.payer(payment.redirectUrl, 'paid');
  shop.sandbox.webhooks.reset();
  const opened = await shop.sandbox.store.byToken(payment.redirectUrl.split('/').at(-1) ?? '');
  if (!opened) throw new Error('not registered');
  const { merchantId, posId, crcKey } = gatewayKeys;
  const { sessionId, amount, currency } = opened;
  const shown = {
    merchantId,
    posId,
    sessionId,
    amount,
    originAmount: amount,
    currency,
    methodId: 154,
    statement: 'p24',
  };
  const sign = signWebhook({ ...shown, orderId: BigInt(opened.orderId) }, crcKey);
  const body = JSON.stringify({ ...shown, orderId: Number(opened.orderId), sign });
  const before = await countOf('payment_notices');
  for (let n = 0; n < 10; n += 1) expect((await post('przelewy24', body, from)).statusCode).toBe(200);
  expect((await shop.readPayment(orderPayment.id, headers)).stage).toBe('success');
  expect(await countOf('payment_notices')).toBe(before + 10);
  expect((await post('przelewy24', 'x', from)).statusCode).toBe(429);
});

test('counts go after two weeks, and at once what earlier releases kept without believing it', async () => {
  const { db } = shop.database;
  await post('stripe', 'x', '198.51.100.7');
  await sql`insert into payment_notices (payment_provider, payload, outcome)
    select 'paypal', 'x', case when n <= 2500 then 'notBelieved' else 'completed' end
    from generate_series(1, 2501) n`.execute(db);
  const stored = await countOf('payment_notices');
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
  expect(await purgeOldWebhooks(db, later(14))).toBe(2500);
  expect([await countOf('payment_notices'), (await counts()).length]).toEqual([stored - 2500, 1]);
  await purgeOldWebhooks(db, later(16));
  expect(await counts()).toEqual([]);
});
