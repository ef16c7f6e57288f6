import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type CheckoutParts, registerCheckoutPages } from '../checkouts/checkout-pages';
import { type Checkout, createCheckoutStore, newId } from '../checkouts/checkout-store';
import { createCheckoutWebhooks, type SignedWebhook } from '../checkouts/checkout-webhooks';
import type { StripeKeys } from '../gateway-keys';
import type { Behaviour } from '../misbehaviour';
import type { WebhookBehaviour } from '../webhook-behaviour';
import { registerStripeApi } from './api-routes';
import { addressAfter } from './return-address';
import { sessionJson } from './stripe-json';

const API_VERSION = '2026-10-28.endive';

/** The stand-in for Stripe. */
export async function registerStripe(
  app: FastifyInstance,
  pool: pg.Pool,
  keys: StripeKeys,
  publicOrigin: string,
  calls: Behaviour,
): Promise<CheckoutParts> {
  const store = await createCheckoutStore(pool, 'stripe');
  const webhooks = createCheckoutWebhooks(store, `${publicOrigin}/api/payments/stripe/notifications`, write);
  const parts: CheckoutParts = { provider: 'stripe', name: 'Stripe', store, webhooks, addressAfter };
  registerStripeApi(app, { store, calls, keys, publicOrigin, kick: () => void webhooks.kick() });
  registerCheckoutPages(app, parts);
  return parts;

  function write(checkout: Checkout, behaviour: WebhookBehaviour): SignedWebhook {
    const amount = behaviour.wrongAmount ? checkout.amount - 1 : checkout.amount;
    const time = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      id: newId('evt_'),
      object: 'event',
      api_version: API_VERSION,
      type: checkout.state === 'paid' ? 'checkout.session.completed' : 'checkout.session.expired',
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      created: time,
      livemode: false,
      data: { object: sessionJson(checkout, publicOrigin, amount) },
    });
    const secret = behaviour.wrongSign ? `${keys.webhookSecret}-wrong` : keys.webhookSecret;
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } };
  }
}
