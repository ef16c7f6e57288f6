import type { Trx } from '../../platform/database';
import { cancelItemVisits } from '../bookings';
import { cancelGivenUp, endOrder, finishUsedOrder, isOwedFor, type LockedOrder, mayOrderBecome } from '../orders';
import { endVisitRights, type OrderLine } from './refund-queries';

/**
 * Some lines of a locked order are withdrawn from, or their whole price went back: they give no right to further visits.
 * An order of which nothing is left is canceled; one of which the rest has been performed is done.
 * @param isLeft whether a line still stands
 * @param firmUntil visits that begin by then stay; the lines count them as performed
 */
export async function giveUpLines(
  trx: Trx,
  order: LockedOrder,
  { lines, ids, isLeft }: { lines: readonly OrderLine[]; ids: readonly string[]; isLeft(line: OrderLine): boolean },
  firmUntil: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await cancelItemVisits(trx, ids, firmUntil);
  await endVisitRights(trx, ids);
  if (!isWholeOrder(lines, isLeft)) await finishUsedOrder(trx, order);
  else if (mayOrderBecome(order.doneStatus, 'canceled')) {
    // Not paid for in full, what it holds is given back as with any canceled order; of a part that was paid the worker
    // sees to it.
    await (isOwedFor(order) ? endOrder : cancelGivenUp)(trx, order.id);
  }
}

/** Nothing stands any more, and nothing was performed. */
export function isWholeOrder(lines: readonly OrderLine[], isLeft: (line: OrderLine) => boolean): boolean {
  return !lines.some((line) => isLeft(line) || line.performed > 0);
}
