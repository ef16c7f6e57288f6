import type { OrderDoneStatus, OrderPaidStatus } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';
import { conflict, notFound } from '../../platform/api-error';
import type { Trx } from '../../platform/database';
import { cancelVisits, confirmVisits, extendHolds, needsPrepayment } from '../bookings';
import { releaseCode, releaseNewCustomerDiscount } from '../discounts';
import { returnToVouchers } from '../vouchers';
import { issueBoughtVouchers } from './issue-bought-vouchers';
import { queueOrderMail } from './order-mail';
import { mayOrderBecome, mayOrderBePaid } from './order-state';
import { raiseOrder } from './raise-order';

export interface LockedOrder {
  id: string;
  doneStatus: OrderDoneStatus;
  paidStatus: OrderPaidStatus;
  priceTotal: number;
  amountDue: number;
  amountPaid: number;
  /** No longer asked for, of what was due: lines were withdrawn from before they were paid. */
  amountWaived: number;
}

/** The order with its row locked: whatever changes it next waits for this transaction. @throws 404 */
export async function lockOrder(trx: Trx, orderId: string): Promise<LockedOrder> {
  const found = await sql<LockedOrder>`select id, done_status as "doneStatus", paid_status as "paidStatus",
    price_total as "priceTotal", amount_due as "amountDue", amount_paid as "amountPaid",
    amount_waived as "amountWaived" from orders where id = ${orderId} for update`.execute(trx);
  const order = found.rows[0];
  if (!order) throw notFound();
  return order;
}

/**
 * Books money on a locked order and makes it active when it is paid in full.
 * Its order payment is completed then, visits that it holds are booked, and vouchers that were bought are issued.
 * @returns false when the order takes no money (canceled, paid already, more than is still owed, or canceled now because its slot is gone): the
 *   payment must be refunded
 */
export async function bookPayment(trx: Trx, order: LockedOrder, amountMinor: number): Promise<boolean> {
  const amountPaid = order.amountPaid + amountMinor;
  const paidStatus: OrderPaidStatus = amountPaid >= order.amountDue ? 'paid' : 'partPaid';
  // One part more that is not the last changes no status.
  const isFurtherPart = order.paidStatus === 'partPaid' && paidStatus === 'partPaid';
  if (order.doneStatus === 'canceled' || !(isFurtherPart || mayOrderBePaid(order.paidStatus, paidStatus))) return false;
  // A part was paid elsewhere while this was under way: more than is owed is not kept. But a try may have begun before
  // lines were withdrawn from: it pays for the rest, and what it paid for them goes back.
  const tooMuch = Math.max(0, amountPaid - order.amountDue);
  if (tooMuch > order.amountWaived) return false;
  // Paid too late, and the slot is somebody else's by now: the order ends and the money goes back.
  if (paidStatus === 'paid' && !(await confirmVisits(trx, order.id))) {
    await endOrder(trx, order.id);
    order.doneStatus = 'canceled';
    return false;
  }
  await raiseOrder(trx, order, tooMuch);
  const becomesActive = paidStatus === 'paid' && mayOrderBecome(order.doneStatus, 'active');
  await sql`update orders set amount_paid = ${amountPaid}, paid_status = ${paidStatus},
    done_status = ${becomesActive ? 'active' : order.doneStatus} where id = ${order.id}`.execute(trx);
  if (paidStatus === 'partPaid') return true;
  await sql`update order_payments set status = 'completed' where order_id = ${order.id}`.execute(trx);
  await issueBoughtVouchers(trx, order.id);
  if (amountPaid > 0) await queueOrderMail(trx, 'paymentReceived', order.id);
  return true;
}

/** A locked active order with treatments, all of them used up, is done. */
export async function finishUsedOrder(trx: Trx, order: LockedOrder): Promise<void> {
  if (!mayOrderBecome(order.doneStatus, 'done')) return;
  const left = await sql<{ isUsed: boolean | null }>`
    select bool_and((select count(*) from visits v where v.order_item_id = i.id and v.state in ('done', 'noShow'))
      >= i.visit_count) as "isUsed"
    from order_items i where i.order_id = ${order.id} and i.visit_count > 0`.execute(trx);
  if (left.rows[0]?.isUsed) await sql`update orders set done_status = 'done' where id = ${order.id}`.execute(trx);
}

/**
 * Cancels a locked order that has no money in it: visits, the use of a code or of the new customer's discount, and what
 * vouchers paid are given back.
 */
export async function endOrder(trx: Trx, orderId: string): Promise<void> {
  await sql`update orders set done_status = 'canceled', canceled_at = now() where id = ${orderId}`.execute(trx);
  await sql`update order_payments set status = 'canceled' where order_id = ${orderId}`.execute(trx);
  await cancelVisits(trx, orderId);
  await releaseCode(trx, orderId);
  await releaseNewCustomerDiscount(trx, orderId);
  await returnToVouchers(trx, orderId);
}

/** Another try at the gateway begins: slots are held until it ends. */
export const holdUntilPaid = extendHolds;

/**
 * An unpaid order is to be paid in the salon instead: that is accepted as it stands.
 * @throws 409 slot_taken, prepayment_required after too many visits that were not attended
 */
export async function acceptForSalon(trx: Trx, order: LockedOrder): Promise<void> {
  if (await needsPrepayment(trx, order.id)) throw conflict('prepayment_required');
  if (!(await confirmVisits(trx, order.id))) throw conflict('slot_taken');
  const doneStatus = mayOrderBecome(order.doneStatus, 'active') ? 'active' : order.doneStatus;
  await sql`update orders set payment_method = 'cash', done_status = ${doneStatus} where id = ${order.id}`.execute(trx);
}
