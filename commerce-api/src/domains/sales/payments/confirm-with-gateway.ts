import type { Db } from '../../../platform/database';
import { type Completion, completePayment } from './complete-payment';
import type { PaymentGateway, SettledMoney } from './gateways/gateway';
import { raiseAlert, type TransactionRecord } from './payment-queries';

export type Confirmation = Completion | 'notPaid' | 'wrongAmount';

/**
 * A payment is reported as paid: the gateway verifies it (or captures the money now) for the frozen amount, then it is
 * completed. Another amount, claimed or verified, completes nothing and raises an alert.
 * @throws GatewayUnavailable when the gateway cannot be reached
 */
export async function confirmWithGateway(
  db: Db,
  gateway: PaymentGateway,
  payment: TransactionRecord,
  claim: SettledMoney,
): Promise<Confirmation> {
  if (payment.status === 'completed' || payment.status === 'refunded') return 'alreadyCompleted';
  if (!isFrozenAmount(payment, claim)) return refuseAmount(db, payment, claim);
  const money = await gateway.confirm(payment, claim.externalId);
  if (!money) return 'notPaid';
  if (!isFrozenAmount(payment, money)) return refuseAmount(db, payment, money);
  return completePayment(db, payment.id, money.externalId);
}

function isFrozenAmount(payment: TransactionRecord, { amount, currency }: SettledMoney): boolean {
  return amount === payment.amount && currency === payment.currency;
}

async function refuseAmount(db: Db, payment: TransactionRecord, money: SettledMoney): Promise<'wrongAmount'> {
  const { externalId, amount, currency } = money;
  const frozen = { amount: payment.amount, currency: payment.currency };
  await raiseAlert(db, 'wrong_amount', payment.id, { externalId, amount, currency, frozen });
  return 'wrongAmount';
}
