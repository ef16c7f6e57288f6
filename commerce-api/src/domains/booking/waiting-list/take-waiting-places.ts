import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

interface Login {
  userId: string;
  visitorUniqueId: string;
  marketId: string;
}

/**
 * Makes a visitor's waiting-list entries of a market the customer's at login, so that later holds and orders count for
 * them; mailed links stay valid. Of two entries for one treatment, salon and day the one last notified of a free time
 * stays, else the older one. A repeat changes nothing. The customer's row must be locked: a concurrent new entry waits
 * for it.
 */
export async function takeWaitingPlaces(trx: Trx, { userId, visitorUniqueId, marketId }: Login): Promise<void> {
  const isVisitors = sql<boolean>`(w.user_id is null and w.product_id is not null and w.market_id = ${marketId}
    and w.visitor_id = (select v.id from visitors v where v.unique_id = ${visitorUniqueId}))`;
  // The worker that offers a day locks its entries meanwhile: the next steps see which were notified.
  const locked = await sql<{ isVisitors: boolean }>`select ${isVisitors} as "isVisitors" from waiting_list w
    where ${isVisitors} or (w.user_id = ${userId} and w.product_id is not null) order by w.id for update`.execute(trx);
  if (!locked.rows.some((entry) => entry.isVisitors)) return;
  await sql`delete from waiting_list gone using waiting_list w, waiting_list own
    where ${isVisitors} and own.user_id = ${userId} and own.product_id = w.product_id
      and own.location_id = w.location_id and own.date = w.date
      and gone.id = case when (coalesce(w.offered_at, '-infinity'), own.created_at, own.id)
        > (coalesce(own.offered_at, '-infinity'), w.created_at, w.id) then own.id else w.id end`.execute(trx);
  await sql`update waiting_list w set user_id = ${userId}, visitor_id = null where ${isVisitors}`.execute(trx);
}
