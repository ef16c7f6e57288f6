import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import type { LockedOrder } from './lock-order';
import { mayOrderBecome } from './order-state';

/** A locked active order with treatments, all of them used up, is done. */
export async function finishUsedOrder(trx: Trx, order: LockedOrder): Promise<void> {
  if (!mayOrderBecome(order.doneStatus, 'done')) return;
  const left = await sql<{ isUsed: boolean | null }>`
    select bool_and((select count(*) from visits v where v.order_item_id = i.id and v.state in ('done', 'noShow'))
      >= i.visit_count) as "isUsed"
    from order_items i where i.order_id = ${order.id} and i.visit_count > 0`.execute(trx);
  if (left.rows[0]?.isUsed) await sql`update orders set done_status = 'done' where id = ${order.id}`.execute(trx);
}
