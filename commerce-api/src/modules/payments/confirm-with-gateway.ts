import type { Db } from '../../platform/database';
import { type Completion, completePayment } from './complete-payment';
import { raiseAlert, type TransactionRecord } from './payment-queries';
import type { GatewayStatus, Przelewy24Client } from './przelewy24/client';

export type Confirmation = Completion | 'notPaid' | 'wrongAmount';

interface Claim {
  orderId: string;
  amount: number;
  currency: string;
}

/**
 * Somebody says that a payment is paid: the gateway verifies it for the frozen amount, then it is completed.
 * Another amount completes nothing and raises an alert.
 * @throws GatewayUnavailable when the gateway cannot be asked
 */
export async function confirmWithGateway(
  db: Db,
  gateway: Przelewy24Client,
  payment: TransactionRecord,
  claim: Claim,
): Promise<Confirmation> {
  if (payment.status === 'completed' || payment.status === 'refunded') return 'alreadyCompleted';
  if (claim.amount !== payment.amount || claim.currency !== payment.currency) {
    await raiseAlert(db, 'wrong_amount', payment.id, { ...claim, frozen: payment.amount, currency: payment.currency });
    return 'wrongAmount';
  }
  const { sessionId, amount, currency } = payment;
  const isVerified = await gateway.verify({ sessionId, orderId: claim.orderId, amount, currency });
  if (!isVerified) {
    // A payment verified earlier (by a run that was killed before it could write so) may be refused: ask for it.
    const status = await gateway.findBySession(sessionId);
    if (!isVerifiedFor(status, payment, claim.orderId)) return 'notPaid';
  }
  return completePayment(db, payment.id, claim.orderId);
}

function isVerifiedFor(status: GatewayStatus, payment: TransactionRecord, orderId: string): boolean {
  return (
    status.state === 'verified' &&
    status.orderId === orderId &&
    status.amount === payment.amount &&
    status.currency === payment.currency
  );
}
