import { randomUUID } from 'node:crypto';
import type { salonPaymentRequest } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import { type Trx, violatedConstraint } from '../../../platform/database';
import { salesError } from '../errors';
import { bookPayment, lockOrder, maySalonTakePayment } from '../orders';
import { type TillContext, takeIntoTill } from '../tills';

/**
 * Books money received in the salon: all that is owed, or a part. Each is a payment of its own, so that each can be
 * refunded, in the till of the salon that takes it. A payment attempt at a gateway that succeeds later is refunded
 * automatically.
 * @returns the amount, minor units
 * @throws 404; 409 order_canceled, already_paid, slot_taken, coupon_used; 422 on `amount`
 */
export async function takePayment(
  trx: Trx,
  orderId: string,
  request: z.output<typeof salonPaymentRequest>,
  context: Omit<TillContext, 'locationId'>,
): Promise<number> {
  const order = await lockOrder(trx, orderId);
  if (order.doneStatus === 'canceled') throw salesError('409 order_canceled');
  if (!maySalonTakePayment(order)) throw salesError('409 already_paid');
  const owed = order.amountDue - order.amountPaid;
  const amount = request.amount ?? owed;
  if (amount > owed) throw invalidFields({ amount: ['too_big'] });
  // An amount due in the salon is paid by this.
  await sql`update payment_transactions t set status = 'canceled' from order_payments op
    where op.order_id = ${orderId} and t.order_payment_id = op.id and t.payment_provider = 'salon'
      and t.status in ('new', 'pending')`.execute(trx);
  const made = await sql<{ id: string }>`
    insert into payment_transactions (order_payment_id, payment_method, payment_provider, amount, currency, status,
      session_id, external_id, continue_url, is_settling, settled_at, salon_method)
    select op.id, 'cash', 'salon', ${amount}::int, op.currency, 'completed', ${randomUUID()}, null, '', true, now(), ${request.method}
    from order_payments op where op.order_id = ${orderId} returning id`.execute(trx);
  const transactionId = made.rows[0]?.id ?? '';
  if (request.coupon) await takeCoupon(trx, transactionId, request.coupon, context.actorId);
  // The slot of an order that becomes active now may be gone: then all of this is rolled back.
  const { outcome } = await bookPayment(trx, order, { amount });
  if (outcome !== 'booked') throw salesError('409 slot_taken');
  const taken = { orderId, method: request.method, amount, transactionId };
  await takeIntoTill(trx, taken, { ...context, locationId: request.locationId });
  return amount;
}

type Coupon = NonNullable<z.output<typeof salonPaymentRequest>['coupon']>;

async function takeCoupon(trx: Trx, transactionId: string, coupon: Coupon, actorId: string): Promise<void> {
  try {
    await sql`insert into salon_coupons (service, code, holder_name, payment_transaction_id, taken_by)
      values (${coupon.service}, ${coupon.code}, ${coupon.holderName}, ${transactionId}, ${actorId})`.execute(trx);
  } catch (error) {
    if (violatedConstraint(error) === 'salon_coupons_service_code_key') throw salesError('409 coupon_used');
    throw error;
  }
}
