import type Stripe from 'stripe';
import type { Disbelief, GatewayWebhook, ReceivedWebhook } from '../gateways/gateway';
import { sessionIdOf, settledOf } from './sessions';

/** Seconds between an event's signature and its arrival. */
const TOLERANCE_SECONDS = 300;

/** Parses Stripe's events; one with a wrong or old signature is rejected. */
export function createEventParser(stripe: Stripe, secret: string) {
  return async ({ text, headers }: ReceivedWebhook): Promise<GatewayWebhook | Disbelief> => {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string') return 'headers';
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(text, signature, secret, TOLERANCE_SECONDS);
    } catch {
      return 'signature';
    }
    return readEvent(event);
  };
}

function readEvent(event: Stripe.Event): GatewayWebhook {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      const sessionId = sessionIdOf(session);
      if (!sessionId) return { kind: 'other' };
      const settled = settledOf(session);
      if (settled) return { kind: 'paid', sessionId, gatewayId: session.id, ...settled };
      // Completed without money: the payment is in progress.
      if (event.type === 'checkout.session.completed') return { kind: 'other' };
      return { kind: 'ended', sessionId, gatewayId: session.id };
    }
    default:
      return { kind: 'other' };
  }
}
