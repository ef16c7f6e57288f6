import type { OrderDoneStatus, OrderPaidStatus } from '@aksamit/contracts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';

/** An order in the state in which its row was locked. A verb that changes it returns the changed one. */
export interface LockedOrder {
  readonly id: string;
  readonly doneStatus: OrderDoneStatus;
  readonly paidStatus: OrderPaidStatus;
  readonly priceTotal: number;
  readonly amountDue: number;
  readonly amountPaid: number;
  /** Waived part of the due amount: lines were withdrawn from before they were paid. */
  readonly amountWaived: number;
}

/** The order with its row locked: the next change waits for this transaction. @throws 404 */
export async function lockOrder(trx: Trx, orderId: string): Promise<LockedOrder> {
  const found = await sql<LockedOrder>`select id, done_status as "doneStatus", paid_status as "paidStatus",
    price_total as "priceTotal", amount_due as "amountDue", amount_paid as "amountPaid",
    amount_waived as "amountWaived" from orders where id = ${orderId} for update`.execute(trx);
  const order = found.rows[0];
  if (!order) throw notFound();
  return order;
}
