import type { Db } from '../../platform/database';
import { endPayment } from './complete-payment';
import { confirmWithGateway } from './confirm-with-gateway';
import type { TransactionRecord } from './payment-queries';
import type { Przelewy24Client } from './przelewy24/client';

/** After the gateway's time limit a transfer may still be on its way; then the try is taken for canceled. */
const GRACE_MS = 10 * 60_000;

/**
 * Asks the gateway what became of a try and acts on it. The gateway sends notices for successes only, so a payer who
 * is back on our page while the gateway knows of no payment has given up, and a try whose time is over has ended.
 * Both are guesses: a later success still completes the payment.
 * @throws GatewayUnavailable
 */
export async function lookUpPayment(
  db: Db,
  gateway: Przelewy24Client,
  payment: TransactionRecord,
  now: Date,
): Promise<void> {
  const status = await gateway.findBySession(payment.sessionId);
  const isPaid = status.state === 'paid' || status.state === 'verified';
  if (isPaid && status.orderId && status.amount !== null && status.currency !== null) {
    const { orderId, amount, currency } = status;
    await confirmWithGateway(db, gateway, payment, { orderId, amount, currency });
    return;
  }
  const isOver = payment.expiresAt !== null && now.getTime() > Date.parse(payment.expiresAt) + GRACE_MS;
  const gaveUp = status.state === 'none' && payment.returnedAt !== null;
  if (isOver || gaveUp || payment.redirectUrl === null) await endPayment(db, payment.id, 'canceled');
}
