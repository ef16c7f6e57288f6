import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { queueVisitMail } from './visit-mail';

/**
 * Some lines of an order are canceled: their holds are released, their visits canceled with an e-mail.
 * @param after visits that begin by then stay: they count as done, or are taking place
 */
export async function cancelItemVisits(trx: Trx, orderItemIds: readonly string[], after: Date): Promise<void> {
  const given = await sql<{ id: string; state: string }>`
    update visits set state = case state when 'held' then 'released' else 'canceled' end,
      holder = null, holder_address = null, sequence = sequence + 1, updated_at = now()
    where order_item_id = any(${orderItemIds}::uuid[])
      and (state = 'held' or (state = 'booked' and lower(during) > ${after})) returning id, state`.execute(trx);
  // No e-mail about a hold was ever sent.
  for (const { id, state } of given.rows) if (state === 'canceled') await queueVisitMail(trx, 'visitCanceled', id);
}
