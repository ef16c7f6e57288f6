/** Who waits for a place on a day that is full. */
import { sql } from 'kysely';
import type { Trx } from '../../platform/database';

/** The treatment is booked: nobody waits for it any more. */
export async function stopWaiting(trx: Trx, orderProductId: string): Promise<void> {
  await sql`delete from waiting_list where order_item_id = ${orderProductId}`.execute(trx);
}

/** Gives an own place on the list up. @returns false when there is none by that id */
export async function leaveWaitingList(trx: Trx, userId: string, id: string): Promise<boolean> {
  const left = await sql`delete from waiting_list where id = ${id} and user_id = ${userId}`.execute(trx);
  return (left.numAffectedRows ?? 0n) > 0n;
}
