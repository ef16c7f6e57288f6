/** Compares a gateway's list with our own payments. Pure. Source: readings.md, "Payments". */
import type { GatewayEntry } from './gateways/gateway';

export interface OwnPayment {
  id: string;
  sessionId: string;
  externalId: string | null;
  amount: number;
  currency: string;
  /** Completed or refunded: our records state that the money was received. */
  isSettled: boolean;
}

export interface Difference {
  kind: 'moneyWithoutOrder' | 'orderWithoutMoney' | 'otherAmount';
  externalId: string;
  sessionId: string | null;
  paymentTransactionId: string | null;
  gatewayAmount: number | null;
  amount: number | null;
  currency: string;
}

export interface Comparison {
  differences: Difference[];
  /** Paid at the gateway for the frozen amount, and not completed here: still to be completed. */
  unsettled: { entry: GatewayEntry; payment: OwnPayment }[];
}

/**
 * @param entries everything the gateway lists around the day
 * @param payments those of `entries` that are ours, and all that we settled on the day
 * @param settledOnDay ids of the latter: each must be in the list
 */
export function comparePayments(
  entries: readonly GatewayEntry[],
  payments: readonly OwnPayment[],
  settledOnDay: ReadonlySet<string>,
): Comparison {
  const differences: Difference[] = [];
  const unsettled: Comparison['unsettled'] = [];
  const seen = new Set<string>();
  for (const entry of entries) {
    const payment = payments.find((own) => isSame(own, entry));
    if (!payment) {
      differences.push(differenceOf('moneyWithoutOrder', entry, null));
      continue;
    }
    seen.add(payment.id);
    const fits = payment.amount === entry.amount && payment.currency === entry.currency;
    if (!fits) differences.push(differenceOf('otherAmount', entry, payment));
    else if (!payment.isSettled) unsettled.push({ entry, payment });
  }
  for (const payment of payments) {
    if (!settledOnDay.has(payment.id) || seen.has(payment.id)) continue;
    const { id, sessionId, externalId, amount, currency } = payment;
    differences.push({
      kind: 'orderWithoutMoney',
      externalId: externalId ?? sessionId,
      sessionId,
      paymentTransactionId: id,
      gatewayAmount: null,
      amount,
      currency,
    });
  }
  return { differences, unsettled };
}

function isSame(own: OwnPayment, entry: GatewayEntry): boolean {
  return entry.sessionId === null ? own.externalId === entry.externalId : own.sessionId === entry.sessionId;
}

export function differenceOf(kind: Difference['kind'], entry: GatewayEntry, payment: OwnPayment | null): Difference {
  return {
    kind,
    externalId: entry.externalId,
    sessionId: entry.sessionId,
    paymentTransactionId: payment?.id ?? null,
    gatewayAmount: entry.amount,
    amount: payment?.amount ?? null,
    currency: entry.currency,
  };
}
