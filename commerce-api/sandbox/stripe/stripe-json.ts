import { type Checkout, type CheckoutRefund, hasExpired } from '../checkouts/checkout-store';

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
const milliseconds = (at: number) => Math.floor(at / 1000);

function statusOf(checkout: Checkout): 'open' | 'complete' | 'expired' {
  if (checkout.state === 'paid' || checkout.state === 'pending') return 'complete';
  return hasExpired(checkout) ? 'expired' : 'open';
}

/** Ids of a payment's charge and of its movement on the balance follow from that of the payment. */
const chargeId = (paymentId: string) => paymentId.replace(/^pi_/, 'ch_');
const movementId = (id: string) => id.replace(/^(pi|re)_/, 'txn_$1');

/** The payment or refund that an id of a charge or movement belongs to. */
export const paymentOfCharge = (id: string): string => id.replace(/^ch_/, 'pi_');
export const sourceOfMovement = (id: string): string => id.replace(/^txn_(pi|re)/, '$1_');

/** A Checkout Session as Stripe shows it. */
export function sessionJson(checkout: Checkout, publicOrigin: string, amount = checkout.amount) {
  const status = statusOf(checkout);
  return {
    id: checkout.id,
    object: 'checkout.session',
    mode: 'payment',
    client_reference_id: checkout.reference || null,
    customer_email: checkout.email || null,
    amount_subtotal: amount,
    amount_total: amount,
    currency: checkout.currency.toLowerCase(),
    locale: checkout.language || null,
    metadata: checkout.details.metadata ?? {},
    payment_intent: checkout.paymentId,
    payment_status: checkout.state === 'paid' ? 'paid' : 'unpaid',
    status,
    created: seconds(checkout.createdAt),
    expires_at: seconds(checkout.expiresAt),
    livemode: false,
    success_url: checkout.returnUrl,
    cancel_url: checkout.details.cancelUrl ?? null,
    url: status === 'open' ? `${publicOrigin}/sandbox/stripe/pay/${checkout.id}` : null,
  };
}

/** The payment of a paid checkout. */
export function paymentIntentJson(checkout: Checkout, paymentId: string) {
  return {
    id: paymentId,
    object: 'payment_intent',
    amount: checkout.amount,
    amount_received: checkout.state === 'paid' ? checkout.amount : 0,
    currency: checkout.currency.toLowerCase(),
    status: checkout.state === 'paid' ? 'succeeded' : 'processing',
    description: checkout.description || null,
    metadata: checkout.details.intentMetadata ?? {},
    receipt_email: checkout.email || null,
    latest_charge: chargeId(paymentId),
    created: seconds(checkout.paidAt ?? checkout.createdAt),
    livemode: false,
  };
}

export function chargeJson(checkout: Checkout, paymentId: string) {
  const refunded = checkout.refunds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: chargeId(paymentId),
    object: 'charge',
    amount: checkout.amount,
    amount_captured: checkout.amount,
    amount_refunded: refunded,
    refunded: refunded === checkout.amount,
    captured: true,
    paid: true,
    status: 'succeeded',
    currency: checkout.currency.toLowerCase(),
    payment_intent: paymentId,
    balance_transaction: movementId(paymentId),
    created: seconds(checkout.paidAt ?? checkout.createdAt),
    livemode: false,
  };
}

export function refundJson(checkout: Checkout, refund: CheckoutRefund, paymentId: string) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    currency: checkout.currency.toLowerCase(),
    charge: chargeId(paymentId),
    payment_intent: paymentId,
    balance_transaction: movementId(refund.id),
    reason: null,
    status: 'succeeded',
    metadata: refund.metadata ?? {},
    created: milliseconds(refund.at ?? checkout.createdAt.getTime()),
  };
}

/** The change of the account's balance by a payment or a refund; the stand-in takes no fee. */
export function movementJson(checkout: Checkout, paymentId: string, refund: CheckoutRefund | null) {
  const amount = refund ? -refund.amount : checkout.amount;
  const paidAt = (checkout.paidAt ?? checkout.createdAt).getTime();
  const created = milliseconds(refund?.at ?? paidAt);
  return {
    id: movementId(refund?.id ?? paymentId),
    object: 'balance_transaction',
    amount,
    fee: 0,
    fee_details: [],
    net: amount,
    currency: checkout.currency.toLowerCase(),
    type: refund ? 'refund' : 'charge',
    reporting_category: refund ? 'refund' : 'charge',
    source: refund?.id ?? chargeId(paymentId),
    status: 'available',
    available_on: created,
    created,
  };
}
