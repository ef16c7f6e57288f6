import type { Checkout } from '../checkouts/checkout-store';

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

function statusOf({ state, expiresAt }: Checkout): 'open' | 'complete' | 'expired' {
  if (state === 'paid' || state === 'pending') return 'complete';
  return expiresAt < new Date() ? 'expired' : 'open';
}

/** A Checkout Session as Stripe shows it. */
export function sessionJson(checkout: Checkout, publicOrigin: string, amount = checkout.amount) {
  const status = statusOf(checkout);
  return {
    id: checkout.id,
    object: 'checkout.session',
    mode: 'payment',
    client_reference_id: checkout.reference,
    customer_email: checkout.email,
    amount_total: amount,
    currency: checkout.currency.toLowerCase(),
    payment_intent: checkout.paymentId,
    payment_status: checkout.state === 'paid' ? 'paid' : 'unpaid',
    status,
    created: seconds(checkout.createdAt),
    expires_at: seconds(checkout.expiresAt),
    livemode: false,
    url: status === 'open' ? `${publicOrigin}/sandbox/stripe/pay/${checkout.id}` : null,
  };
}
