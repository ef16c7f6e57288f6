/** What a customer can do with an order. Pure. Source: readings.md, "Orders". */
import type { Order } from '@aksamit/contracts';

type Actionable = Pick<Order, 'doneStatus' | 'paidStatus' | 'withdrawUntil' | 'invoice'>;

/** Whether "withdraw from contract" is offered: within 14 days, of an order that holds. */
export function mayWithdraw({ doneStatus, withdrawUntil }: Actionable, now: Date): boolean {
  return doneStatus !== 'canceled' && Boolean(withdrawUntil) && now <= new Date(withdrawUntil ?? 0);
}

/** An invoice is issued once an order with a requested invoice is paid; it stays after a refund. */
export function hasInvoice({ invoice, paidStatus }: Actionable): boolean {
  return invoice !== null && paidStatus !== 'notPaid' && paidStatus !== 'partPaid';
}
