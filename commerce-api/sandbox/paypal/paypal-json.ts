import { toDecimal } from '../../src/modules/payments/paypal/decimal-amount';
import type { Checkout } from '../checkouts/checkout-store';

const money = (amount: number, currency: string) => ({ currency_code: currency, value: toDecimal(amount) });

/** A capture as PayPal shows it. */
export function captureJson(checkout: Checkout, amount = checkout.amount) {
  const refunded = checkout.refunds.reduce((sum, refund) => sum + refund.amount, 0);
  const status = refunded === 0 ? 'COMPLETED' : refunded < checkout.amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  return {
    id: checkout.paymentId,
    status,
    custom_id: checkout.reference,
    final_capture: true,
    amount: money(amount, checkout.currency),
    supplementary_data: { related_ids: { order_id: checkout.id } },
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

/** An order as PayPal shows it. */
export function orderJson(checkout: Checkout, publicOrigin: string, amount = checkout.amount) {
  return {
    id: checkout.id,
    intent: 'CAPTURE',
    status: statuses[checkout.state],
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: checkout.reference,
        description: checkout.description,
        amount: money(amount, checkout.currency),
        ...(checkout.paymentId === null ? {} : { payments: { captures: [captureJson(checkout, amount)] } }),
      },
    ],
    links: [{ rel: 'payer-action', method: 'GET', href: `${publicOrigin}/sandbox/paypal/pay/${checkout.id}` }],
  };
}
