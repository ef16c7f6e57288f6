/** The waiting list of full days. */
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

/** The treatment is booked: its waiting-list entries end, and those of its buyer at the desk, noted with the purchase or without. */
export async function stopWaiting(trx: Trx, orderProductId: string): Promise<void> {
  await sql`delete from waiting_list where order_item_id = ${orderProductId}`.execute(trx);
  await sql`delete from waiting_callers w using order_items i join orders o on o.id = i.order_id
    where i.id = ${orderProductId} and w.product_id = i.product_id
      and (w.order_item_id = i.id or w.phone = o.phone and w.phone_prefix = o.phone_prefix)`.execute(trx);
}

/** Cancels an own waiting-list entry. @returns false when there is none by that id */
export async function leaveWaitingList(trx: Trx, userId: string, id: string): Promise<boolean> {
  const left = await sql`delete from waiting_list where id = ${id} and user_id = ${userId}`.execute(trx);
  return (left.numAffectedRows ?? 0n) > 0n;
}
