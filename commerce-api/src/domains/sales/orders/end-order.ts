import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { cancelVisits } from '../../booking/slots';
import { releaseCode, releaseNewCustomerDiscount } from '../discounts';
import { returnToVouchers } from '../vouchers';

/**
 * Cancels a locked order without money in it: visits, the use of a code or of the new customer's discount, and the
 * vouchers' payments are released.
 */
export async function endOrder(trx: Trx, orderId: string): Promise<void> {
  await sql`update orders set done_status = 'canceled', canceled_at = now() where id = ${orderId}`.execute(trx);
  await sql`update order_payments set status = 'canceled' where order_id = ${orderId}`.execute(trx);
  await cancelVisits(trx, orderId);
  await releaseCode(trx, orderId);
  await releaseNewCustomerDiscount(trx, orderId);
  await returnToVouchers(trx, orderId);
}
