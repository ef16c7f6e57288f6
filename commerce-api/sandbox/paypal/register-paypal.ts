import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type CheckoutParts, registerCheckoutPages } from '../checkouts/checkout-pages';
import { type Checkout, createCheckoutStore } from '../checkouts/checkout-store';
import { createCheckoutWebhooks, type SignedWebhook } from '../checkouts/checkout-webhooks';
import type { PayPalKeys } from '../gateway-keys';
import type { Behaviour } from '../misbehaviour';
import { type Certified, makeCertificate, pemOf } from '../self-signed-certificate';
import type { WebhookBehaviour } from '../webhook-behaviour';
import { certificateUrl, registerPayPalApi } from './api-routes';
import { captureJson, orderJson } from './paypal-json';
import { addressAfter } from './return-address';
import { signTransmission } from './webhook-signature';

/** The stand-in for PayPal. */
export async function registerPayPal(
  app: FastifyInstance,
  pool: pg.Pool,
  keys: PayPalKeys,
  publicOrigin: string,
  calls: Behaviour,
): Promise<CheckoutParts> {
  const store = await createCheckoutStore(pool, 'paypal');
  const webhooks = createCheckoutWebhooks(store, `${publicOrigin}/api/payments/paypal/notifications`, write);
  const parts: CheckoutParts = { provider: 'paypal', name: 'PayPal', store, webhooks, addressAfter };
  // Generating keys takes a moment, so it is done at the first signature.
  let made: { own: Certified; forged: Certified } | null = null;
  const certified = () => {
    made ??= { own: makeCertificate('messageverificationcerts.paypal.com'), forged: makeCertificate('forger') };
    return made;
  };
  registerPayPalApi(app, { store, calls, keys, publicOrigin, certificate: () => pemOf(certified().own) });
  registerCheckoutPages(app, parts);
  return parts;

  function write(checkout: Checkout, behaviour: WebhookBehaviour): SignedWebhook {
    const amount = behaviour.wrongAmount ? checkout.amount - 1 : checkout.amount;
    const isCaptured = checkout.state === 'paid';
    const body = JSON.stringify({
      id: `WH-${randomUUID()}`,
      event_version: '1.0',
      create_time: new Date().toISOString(),
      event_type: isCaptured ? 'PAYMENT.CAPTURE.COMPLETED' : 'CHECKOUT.ORDER.APPROVED',
      resource_type: isCaptured ? 'capture' : 'checkout-order',
      resource: isCaptured ? captureJson(checkout, publicOrigin, amount) : orderJson(checkout, publicOrigin, amount),
    });
    const transmission = { id: randomUUID(), time: new Date().toISOString(), webhookId: keys.webhookId, body };
    const { privateKey } = behaviour.wrongSign ? certified().forged : certified().own;
    return {
      body,
      headers: {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': certificateUrl(publicOrigin),
        'paypal-transmission-id': transmission.id,
        'paypal-transmission-time': transmission.time,
        'paypal-transmission-sig': signTransmission(transmission, privateKey),
      },
    };
  }
}
