/** The API on a socket beside the sandbox, so that payments run over the gateway's real protocol. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../config';
import { createGateways, sendDueRefunds, settleDuePayments } from '../domains/sales/payments';
import { type Headers, makeProducts, newKey, placeOrder, type TestProducts } from './commerce-fixture';
import { openShopSandbox } from './shop-sandbox';
import { createTestApp, type TestAppOptions } from './test-app';

export type PayingShop = Awaited<ReturnType<typeof createPayingShop>>;

export async function createPayingShop(options: Pick<TestAppOptions, 'docs' | 'logger' | 'modules' | 'env'> = {}) {
  const opened = await openShopSandbox();
  const { sandbox, publicOrigin, origin: sandboxOrigin, shopPort: port, payer } = opened;
  const filesFolder = await mkdtemp(join(tmpdir(), 'files-test-'));
  const env = {
    DATA_DIR: filesFolder,
    ...opened.settings(),
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
    baseUrl: env.P24_BASE_URL,
    publicOrigin,
    sandboxOrigin,
    settlement,
    payer,
    order: () => placeOrder(shop, products.calves),
    startPayment: (orderPaymentId: string, headers: Headers, paymentMethod = 'przelewy24', key = newKey()) =>
      shop.call('POST', `/api/order-payments/${orderPaymentId}/payment`, {
        headers: { ...headers, 'idempotency-key': key },
        body: { paymentMethod },
      }),
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
      await opened.close();
      await rm(filesFolder, { recursive: true });
    },
  };
}
