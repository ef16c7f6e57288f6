import type { Trx } from '../../../platform/database';
import { cancelItemVisits } from '../../booking/slots';
import { cancelGivenUp, endOrder, finishUsedOrder, isOwedFor, type LockedOrder, mayOrderBecome } from '../orders';
import { endVisitRights, type OrderLine } from './refund-queries';

/**
 * Some lines of a locked order are withdrawn from, or refunded in full: they give no right to further visits. An order
 * without remaining lines is canceled; one whose other lines have been performed is done.
 * @param isRemaining whether a line still stands
 * @param firmUntil visits that begin by then stay; the lines count them as performed
 */
export async function cancelLines(
  trx: Trx,
  order: LockedOrder,
  {
    lines,
    ids,
    isRemaining,
  }: { lines: readonly OrderLine[]; ids: readonly string[]; isRemaining(line: OrderLine): boolean },
  firmUntil: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await cancelItemVisits(trx, ids, firmUntil);
  await endVisitRights(trx, ids);
  if (!isWholeOrder(lines, isRemaining)) await finishUsedOrder(trx, order);
  else if (mayOrderBecome(order.doneStatus, 'canceled')) {
    // If not paid in full, its holds are released as with any canceled order; the worker refunds a paid part.
    await (isOwedFor(order) ? endOrder : cancelGivenUp)(trx, order.id);
  }
}

/** No line stands any more, and nothing was performed. */
export function isWholeOrder(lines: readonly OrderLine[], isRemaining: (line: OrderLine) => boolean): boolean {
  return !lines.some((line) => isRemaining(line) || line.performed > 0);
}
