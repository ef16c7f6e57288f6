import { sql } from 'kysely';
import type { Trx } from '../../platform/database';

/** Some lines of an order are given up: their visits that are ahead are given back. */
export async function cancelItemVisits(trx: Trx, orderItemIds: readonly string[]): Promise<void> {
  await sql`update visits set state = case state when 'held' then 'released' else 'canceled' end,
      sequence = sequence + 1, updated_at = now()
    where order_item_id = any(${orderItemIds}::uuid[]) and state in ('held', 'booked')`.execute(trx);
}
