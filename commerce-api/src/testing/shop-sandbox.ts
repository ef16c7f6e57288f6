/**
 * The sandbox beside a shop under test: on a socket, with its own database, and the settings that connect the shop to
 * it.
 */
import { freePort } from '@aksamit/contracts/testing/free-port';
import { buildSandbox } from '../../sandbox/sandbox-app';
import { createTestDatabase } from './test-database';

export const payPalKeys = { clientId: 'test-client', clientSecret: 'test-paypal-secret', webhookId: 'test-webhook' };
export const stripeKeys = { secretKey: 'sk_test_test', webhookSecret: 'whsec_test' };
export const gatewayKeys = { merchantId: 4242, posId: 4243, apiKey: 'test-api-key', crcKey: 'test-crc-key' };
const GUS_KEY = 'a-key-of-these-tests';

export type ShopSandbox = Awaited<ReturnType<typeof openShopSandbox>>;

/** Opens the sandbox of a shop, and finds the port where that shop is to listen. */
export async function openShopSandbox() {
  // The sandbox makes its own tables.
  const database = await createTestDatabase({ isEmpty: true });
  const shopPort = await freePort();
  const publicOrigin = `http://127.0.0.1:${shopPort}`;
  const sandbox = await buildSandbox({
    databaseUrl: database.url,
    publicOrigin,
    przelewy24: gatewayKeys,
    paypal: payPalKeys,
    stripe: stripeKeys,
    gusKey: GUS_KEY,
  });
  const origin = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });

  return {
    sandbox,
    origin,
    shopPort,
    publicOrigin,
    /** Settings of the shop's programs. `gatewayOrigin`: of the proxy to the sandbox. */
    settings: (gatewayOrigin = origin) => ({
      PUBLIC_ORIGIN: publicOrigin,
      GUS_URL: `${origin}/sandbox/gus/UslugaBIRzewnPubl.svc`,
      GUS_KEY,
      P24_BASE_URL: `${gatewayOrigin}/sandbox/przelewy24`,
      P24_REDIRECT_BASE_URL: `${publicOrigin}/sandbox/przelewy24`,
      P24_MERCHANT_ID: String(gatewayKeys.merchantId),
      P24_POS_ID: String(gatewayKeys.posId),
      P24_API_KEY: gatewayKeys.apiKey,
      P24_CRC_KEY: gatewayKeys.crcKey,
      PAYPAL_BASE_URL: `${gatewayOrigin}/sandbox/paypal`,
      PAYPAL_CLIENT_ID: payPalKeys.clientId,
      PAYPAL_CLIENT_SECRET: payPalKeys.clientSecret,
      PAYPAL_WEBHOOK_ID: payPalKeys.webhookId,
      STRIPE_BASE_URL: gatewayOrigin,
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    }),
    /** The payer's action on a gateway's page; resolves when the gateways' webhooks are through. */
    async payer(redirectUrl: string, decision: 'paid' | 'canceled' | 'failed' | 'pending'): Promise<void> {
      await sandbox.app.inject({
        method: 'POST',
        url: `${new URL(redirectUrl).pathname}/decision`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `decision=${decision}`,
      });
      for (const { webhooks } of [sandbox, sandbox.paypal, sandbox.stripe]) await webhooks.kick();
    },
    async close(): Promise<void> {
      await sandbox.close();
      await database.drop();
    },
  };
}
