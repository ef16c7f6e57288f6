/** The API on a socket beside the sandbox, so that payments run over the gateway's real protocol. */

import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildSandbox } from '../../sandbox/sandbox-app';
import { readConfig } from '../config';
import { createGateways, sendDueRefunds, settleDuePayments } from '../modules/payments';
import { type Headers, makeProducts, newKey, placeOrder, type TestProducts } from './commerce-fixture';
import { createTestApp, type TestAppOptions } from './test-app';
import { createTestDatabase } from './test-database';

export const payPalKeys = { clientId: 'test-client', clientSecret: 'test-paypal-secret', webhookId: 'test-webhook' };
export const stripeKeys = { secretKey: 'sk_test_test', webhookSecret: 'whsec_test' };
const GUS_KEY = 'a-key-of-these-tests';
export const gatewayKeys = { merchantId: 4242, posId: 4243, apiKey: 'test-api-key', crcKey: 'test-crc-key' };

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export type PayingShop = Awaited<ReturnType<typeof createPayingShop>>;

export async function createPayingShop(options: Pick<TestAppOptions, 'docs' | 'logger' | 'modules' | 'env'> = {}) {
  const sandboxDatabase = await createTestDatabase();
  const port = await freePort();
  const publicOrigin = `http://127.0.0.1:${port}`;
  const sandbox = await buildSandbox({
    databaseUrl: sandboxDatabase.url,
    publicOrigin,
    przelewy24: gatewayKeys,
    paypal: payPalKeys,
    stripe: stripeKeys,
    gusKey: GUS_KEY,
  });
  await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const sandboxPort = (sandbox.app.server.address() as AddressInfo).port;
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
  const baseUrl = `${sandboxOrigin}/sandbox/przelewy24`;
  const filesFolder = await mkdtemp(join(tmpdir(), 'files-test-'));
  const env = {
    DATA_DIR: filesFolder,
    GUS_URL: `${sandboxOrigin}/sandbox/gus/UslugaBIRzewnPubl.svc`,
    GUS_KEY,
    PUBLIC_ORIGIN: publicOrigin,
    P24_BASE_URL: baseUrl,
    P24_REDIRECT_BASE_URL: `${publicOrigin}/sandbox/przelewy24`,
    P24_MERCHANT_ID: String(gatewayKeys.merchantId),
    P24_POS_ID: String(gatewayKeys.posId),
    P24_API_KEY: gatewayKeys.apiKey,
    P24_CRC_KEY: gatewayKeys.crcKey,
    PAYPAL_BASE_URL: `${sandboxOrigin}/sandbox/paypal`,
    PAYPAL_CLIENT_ID: payPalKeys.clientId,
    PAYPAL_CLIENT_SECRET: payPalKeys.clientSecret,
    PAYPAL_WEBHOOK_ID: payPalKeys.webhookId,
    STRIPE_BASE_URL: sandboxOrigin,
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    ...options.env,
  };
  const shop = await createTestApp({ ...options, env });
  await shop.app.listen({ host: '127.0.0.1', port });
  const products: TestProducts = await makeProducts(shop.database.db);
  const gateways = createGateways(readConfig({ DEPLOYMENT: 'demo', DATABASE_URL: shop.database.url, ...env }));
  const settlement = { db: shop.database.db, gateways, logger: pino({ level: 'silent' }) };

  return {
    ...shop,
    products,
    sandbox,
    baseUrl,
    publicOrigin,
    sandboxOrigin,
    settlement,
    order: () => placeOrder(shop, products.calves),
    startPayment: (orderPaymentId: string, headers: Headers, paymentMethod = 'przelewy24', key = newKey()) =>
      shop.call('POST', `/api/order-payments/${orderPaymentId}/payment`, {
        headers: { ...headers, 'idempotency-key': key },
        body: { paymentMethod },
      }),
    /** What the payer does on the gateway's page; resolves when the notices are through. */
    async payer(redirectUrl: string, decision: 'paid' | 'canceled' | 'failed' | 'pending') {
      await sandbox.app.inject({
        method: 'POST',
        url: `${new URL(redirectUrl).pathname}/decision`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `decision=${decision}`,
      });
      await sandbox.notices.kick();
      await sandbox.paypal.notices.kick();
      await sandbox.stripe.notices.kick();
    },
    async readPayment(orderPaymentId: string, headers: Headers) {
      return (await shop.call('GET', `/api/order-payments/${orderPaymentId}`, { headers })).json().data.orderPayment;
    },
    async readOrder(orderId: string, headers: Headers) {
      return (await shop.call('GET', `/api/orders/${orderId}`, { headers })).json().data.order;
    },
    /** One round of the worker, some minutes from now. */
    async workerRound(minutes = 0) {
      const now = new Date(Date.now() + minutes * 60_000 + 100);
      await settleDuePayments(settlement, now);
      await sendDueRefunds(settlement, now);
    },
    async close() {
      await shop.close();
      await sandbox.close();
      await sandboxDatabase.drop();
      await rm(filesFolder, { recursive: true });
    },
  };
}
