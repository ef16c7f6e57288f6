import type { PaymentRefusal } from '@aksamit/contracts';
import type { Db } from '../../../platform/database';
import { endPayment } from './complete-payment';
import { confirmWithGateway } from './confirm-with-gateway';
import type { PaymentGateway } from './gateways/gateway';
import type { TransactionRecord } from './payment-queries';

/** After the gateway's time limit a transfer may still be in progress; then the attempt counts as canceled. */
const GRACE_MS = 10 * 60_000;

/** A code without confirmation in the bank's app for this long has expired; banks give two minutes. */
const BANK_APP_MS = 150_000;

/**
 * Queries the gateway about a payment attempt and acts on the result. Gateways may send webhooks for successes only, so
 * a payer who is back on our page while the gateway knows of no payment has canceled, and an attempt past its time
 * limit has ended. A BLIK code has no such page: the bank declined it (`refusal`), or its two minutes are over. All of
 * these are assumptions: a later success still completes the payment.
 * @throws GatewayUnavailable
 */
export async function lookUpPayment(
  db: Db,
  gateway: PaymentGateway,
  payment: TransactionRecord,
  now: Date,
  refusal: PaymentRefusal | null = null,
): Promise<void> {
  if (isSettled(payment)) return;
  const status = await gateway.find(payment);
  if (status.state === 'paid' || status.state === 'verified') {
    await confirmWithGateway(db, gateway, payment, status);
    return;
  }
  if (payment.codeChargedAt !== null) {
    const isTimeOver = now.getTime() > Date.parse(payment.codeChargedAt) + BANK_APP_MS;
    const reason = refusal ?? (isTimeOver ? 'timeout' : null);
    if (reason !== null) await endPayment(db, payment.id, 'canceled', { refusal: reason });
    return;
  }
  const isOver = payment.expiresAt !== null && now.getTime() > Date.parse(payment.expiresAt) + GRACE_MS;
  const gaveUp = status.state === 'none' && payment.returnedAt !== null;
  const isEnded = status.state === 'ended';
  if (isOver || gaveUp || isEnded || payment.redirectUrl === null) await endPayment(db, payment.id, 'canceled');
}

const isSettled = ({ status }: TransactionRecord) => status === 'completed' || status === 'refunded';
