import type { Checkout, CheckoutRefund } from '../checkouts/checkout-store';
import { toDecimalText } from './decimal-text';

const money = (amount: number, currency: string) => ({ currency_code: currency, value: toDecimalText(amount) });
const given = (name: string, value: string | undefined) => (value ? { [name]: value } : {});
const linkTo = (publicOrigin: string, rel: string, path: string, method = 'GET') => ({
  rel,
  method,
  href: `${publicOrigin}/sandbox/paypal${path}`,
});

/** A capture as PayPal shows it. */
export function captureJson(checkout: Checkout, publicOrigin: string, amount = checkout.amount) {
  const refunded = checkout.refunds.reduce((sum, refund) => sum + refund.amount, 0);
  const status = refunded === 0 ? 'COMPLETED' : refunded < checkout.amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  const path = `/v2/payments/captures/${checkout.paymentId}`;
  const at = (checkout.paidAt ?? checkout.createdAt).toISOString();
  return {
    id: checkout.paymentId,
    status,
    ...given('custom_id', checkout.reference),
    final_capture: true,
    amount: money(amount, checkout.currency),
    supplementary_data: { related_ids: { order_id: checkout.id } },
    create_time: at,
    update_time: at,
    links: [
      linkTo(publicOrigin, 'self', path),
      linkTo(publicOrigin, 'refund', `${path}/refund`, 'POST'),
      linkTo(publicOrigin, 'up', `/v2/checkout/orders/${checkout.id}`),
    ],
  };
}

/** A refund as PayPal shows it. */
export function refundJson(checkout: Checkout, refund: CheckoutRefund, publicOrigin: string) {
  const at = new Date(refund.at ?? checkout.createdAt).toISOString();
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: money(refund.amount, checkout.currency),
    ...given('custom_id', refund.note),
    create_time: at,
    update_time: at,
    links: [
      linkTo(publicOrigin, 'self', `/v2/payments/refunds/${refund.id}`),
      linkTo(publicOrigin, 'up', `/v2/payments/captures/${checkout.paymentId}`),
    ],
  };
}

const statuses: Record<Checkout['state'], string> = {
  open: 'PAYER_ACTION_REQUIRED',
  pending: 'PAYER_ACTION_REQUIRED',
  approved: 'APPROVED',
  paid: 'COMPLETED',
  canceled: 'PAYER_ACTION_REQUIRED',
  failed: 'PAYER_ACTION_REQUIRED',
};

/** An order that was opened with the payer's means waits for the payer; one without them is only made. */
const statusOf = ({ state, details }: Checkout) =>
  details.hasSource === false && statuses[state] === 'PAYER_ACTION_REQUIRED' ? 'CREATED' : statuses[state];

/** The fields of an order without `Prefer: return=representation`. */
export function minimalOrderJson(checkout: Checkout, publicOrigin: string) {
  const path = `/v2/checkout/orders/${checkout.id}`;
  return {
    id: checkout.id,
    status: statusOf(checkout),
    links: [
      linkTo(publicOrigin, 'self', path),
      linkTo(publicOrigin, checkout.details.hasSource === false ? 'approve' : 'payer-action', `/pay/${checkout.id}`),
      linkTo(publicOrigin, 'capture', `${path}/capture`, 'POST'),
    ],
  };
}

/** An order as PayPal shows it. */
export function orderJson(checkout: Checkout, publicOrigin: string, amount = checkout.amount) {
  return {
    ...minimalOrderJson(checkout, publicOrigin),
    intent: 'CAPTURE',
    create_time: checkout.createdAt.toISOString(),
    purchase_units: [
      {
        reference_id: checkout.details.referenceId ?? 'default',
        ...given('custom_id', checkout.reference),
        ...given('description', checkout.description),
        amount: money(amount, checkout.currency),
        ...(checkout.paymentId === null
          ? {}
          : { payments: { captures: [captureJson(checkout, publicOrigin, amount)] } }),
      },
    ],
  };
}
