import type { PaymentMethod, PaymentStage, PaymentStatus } from '@aksamit/contracts';

/**
 * Transitions of a payment. A payment never goes back to new; the gateway's own verification completes it from every
 * open or assumed state. Source: readings.md, "Payments".
 */
const transitions: Record<PaymentStatus, readonly PaymentStatus[]> = {
  new: ['pending', 'canceled', 'error', 'undefined', 'completed'],
  pending: ['canceled', 'error', 'undefined', 'completed'],
  canceled: ['completed'],
  error: ['completed'],
  undefined: ['completed'],
  completed: ['refunded'],
  refunded: [],
};

/** True when a payment may go from one status to the other. The same status is no transition. */
export function mayPaymentBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  return transitions[from].includes(to);
}

/** Still to be queried: the payer may be paying, or the outcome is unknown. */
export function isPaymentOpen(status: PaymentStatus): boolean {
  return status === 'new' || status === 'pending' || status === 'undefined';
}

/** Methods that are settled outside of any gateway. */
export function isOfflineMethod(method: PaymentMethod): boolean {
  return method === 'cash';
}

/** The confirmation page's stage for a stored status. Source: readings.md, "Payments". */
export function paymentStage(status: PaymentStatus, method: PaymentMethod): PaymentStage {
  if (status === 'completed') return 'success';
  if (isOfflineMethod(method) && (status === 'new' || status === 'pending')) return 'offlineTransaction';
  return status;
}
