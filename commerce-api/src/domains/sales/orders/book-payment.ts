import type { OrderPaidStatus, PaymentMethod } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { confirmVisits } from '../../booking/slots';
import { endOrder } from './end-order';
import { increaseOrderTotals } from './increase-order-totals';
import { issueBoughtVouchers } from './issue-bought-vouchers';
import type { LockedOrder } from './lock-order';
import { queueOrderMail } from './order-mail';
import { mayOrderBecome, mayOrderBePaid } from './order-state';

/** Money that came in. */
export interface IncomingPayment {
  /** Minor units; 0 when nothing is owed any more without a payment. */
  amount: number;
  /** Of a payment at a gateway: the order was paid with it, whatever was chosen before. */
  paymentMethod?: PaymentMethod;
}

/**
 * The outcome. `booked`: the money is booked on the order. With all others the payment must be refunded: the order was
 * canceled before (`orderCanceled`), or just now, because its slot is somebody else's (`slotLost`); it is paid already,
 * or less is owed (`notOwed`).
 */
export type PaymentBooking = { outcome: 'booked' | 'orderCanceled' | 'slotLost' | 'notOwed' };

/**
 * Books money on a locked order and makes it active when it is paid in full.
 * Its order payment is completed then, visits that it holds are booked, and vouchers that were bought are issued.
 */
export async function bookPayment(
  trx: Trx,
  order: LockedOrder,
  { amount, paymentMethod }: IncomingPayment,
): Promise<PaymentBooking> {
  if (order.doneStatus === 'canceled') return { outcome: 'orderCanceled' };
  const amountPaid = order.amountPaid + amount;
  const paidStatus: OrderPaidStatus = amountPaid >= order.amountDue ? 'paid' : 'partPaid';
  // A further partial payment that is not the last changes no status.
  const isFurtherPart = order.paidStatus === 'partPaid' && paidStatus === 'partPaid';
  if (!isFurtherPart && !mayOrderBePaid(order.paidStatus, paidStatus)) return { outcome: 'notOwed' };
  // A part was paid elsewhere meanwhile: money above the owed amount is refunded. But an attempt may have begun before
  // lines were withdrawn from: it pays for the rest, and what it paid for them is refunded.
  const excess = Math.max(0, amountPaid - order.amountDue);
  if (excess > order.amountWaived) return { outcome: 'notOwed' };
  // Paid too late, and the slot is somebody else's by now: the order ends and the money is refunded.
  if (paidStatus === 'paid' && !(await confirmVisits(trx, order.id))) {
    await endOrder(trx, order.id);
    return { outcome: 'slotLost' };
  }
  await increaseOrderTotals(trx, order, excess);
  await writePayment(trx, order, { amountPaid, paidStatus, paymentMethod });
  if (paidStatus === 'paid') {
    await issueBoughtVouchers(trx, order.id);
    if (amountPaid > 0) await queueOrderMail(trx, 'paymentReceived', order.id);
  }
  return { outcome: 'booked' };
}

async function writePayment(
  trx: Trx,
  { id, doneStatus }: LockedOrder,
  paid: { amountPaid: number; paidStatus: OrderPaidStatus; paymentMethod: PaymentMethod | undefined },
): Promise<void> {
  const { amountPaid, paidStatus, paymentMethod = null } = paid;
  const becomesActive = paidStatus === 'paid' && mayOrderBecome(doneStatus, 'active');
  await sql`update orders set amount_paid = ${amountPaid}, paid_status = ${paidStatus},
    done_status = ${becomesActive ? 'active' : doneStatus},
    payment_method = coalesce(${paymentMethod}, payment_method) where id = ${id}`.execute(trx);
  // The amount of the gateway's payment is paid, even if more is owed by now.
  if (paidStatus === 'partPaid' && paymentMethod === null) return;
  await sql`update order_payments set status = 'completed', payment_method = coalesce(${paymentMethod}, payment_method)
    where order_id = ${id}`.execute(trx);
}
