import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createCheckoutNotices, type SignedNotice } from '../checkouts/checkout-notices';
import { type CheckoutParts, registerCheckoutPages } from '../checkouts/checkout-pages';
import { type Checkout, createCheckoutStore, newId } from '../checkouts/checkout-store';
import type { NoticeBehaviour } from '../notice-behaviour';
import type { StripeKeys } from '../sandbox-app';
import { registerStripeApi } from './api-routes';
import { sessionJson } from './stripe-json';

/** The stand-in for Stripe. */
export async function registerStripe(
  app: FastifyInstance,
  pool: pg.Pool,
  keys: StripeKeys,
  publicOrigin: string,
): Promise<CheckoutParts> {
  const store = await createCheckoutStore(pool, 'stripe');
  const notices = createCheckoutNotices(store, `${publicOrigin}/api/payments/stripe/notifications`, write);
  const parts: CheckoutParts = { provider: 'stripe', name: 'Stripe', store, notices };
  registerStripeApi(app, { store, keys, publicOrigin });
  registerCheckoutPages(app, parts);
  return parts;

  function write(checkout: Checkout, behaviour: NoticeBehaviour): SignedNotice {
    const amount = behaviour.wrongAmount ? checkout.amount - 1 : checkout.amount;
    const time = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      id: newId('evt_'),
      object: 'event',
      type: 'checkout.session.completed',
      created: time,
      livemode: false,
      data: { object: sessionJson(checkout, publicOrigin, amount) },
    });
    const secret = behaviour.wrongSign ? `${keys.webhookSecret}-wrong` : keys.webhookSecret;
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } };
  }
}
