import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { confirmVisits, needsPrepayment } from '../../booking/slots';
import { salesError } from '../errors';
import type { LockedOrder } from './lock-order';
import { mayOrderBecome } from './order-state';

/**
 * An unpaid order is to be paid in the salon instead and is accepted as it stands.
 * @throws 409 slot_taken, prepayment_required after too many visits that were not attended
 */
export async function acceptForSalon(trx: Trx, order: LockedOrder): Promise<void> {
  if (await needsPrepayment(trx, order.id)) throw salesError('409 prepayment_required');
  if (!(await confirmVisits(trx, order.id))) throw salesError('409 slot_taken');
  const doneStatus = mayOrderBecome(order.doneStatus, 'active') ? 'active' : order.doneStatus;
  await sql`update orders set payment_method = 'cash', done_status = ${doneStatus} where id = ${order.id}`.execute(trx);
}
