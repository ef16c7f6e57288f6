import type { Trx } from '../../../platform/database';
import { requireCancelable } from '../../booking/slots';
import { salesError } from '../errors';
import { endOrder } from './end-order';
import { lockOrder } from './lock-order';
import { queueOrderMail } from './order-mail';
import { mayShopperCancel } from './order-state';

/**
 * The shopper cancels an unpaid order; its use of a code is released too. Idempotent. A payment attempt that is still
 * open at the gateway is refunded should it be paid after all.
 * @throws 409 not_cancelable when money is in it or it is done, too_late when a visit of it begins within the notice
 */
export async function cancelOrder(trx: Trx, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order.doneStatus === 'canceled') return;
  if (!mayShopperCancel(order)) throw salesError('409 not_cancelable');
  await requireCancelable(trx, orderId, now);
  await endOrder(trx, orderId);
  await queueOrderMail(trx, 'orderCanceled', orderId);
}
