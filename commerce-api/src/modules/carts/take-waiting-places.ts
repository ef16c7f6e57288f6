import { sql } from 'kysely';
import type { Trx } from '../../platform/database';

interface Login {
  userId: string;
  visitorUniqueId: string;
  marketId: string;
}

/**
 * Makes a visitor's places on the waiting list of a market the customer's at login, so that what they hold or order from
 * then on counts for them; links that were mailed lead to them as before. Of two places for one treatment, salon and day
 * the one that was told of a free time last stays, else the older one. Doing it twice changes nothing. The customer's row
 * must be locked: a place that they take at the same time waits for it.
 */
export async function takeWaitingPlaces(trx: Trx, { userId, visitorUniqueId, marketId }: Login): Promise<void> {
  const isVisitors = sql<boolean>`(w.user_id is null and w.product_id is not null and w.market_id = ${marketId}
    and w.visitor_id = (select v.id from visitors v where v.unique_id = ${visitorUniqueId}))`;
  // The worker that offers a day holds its places meanwhile: what it has told of is seen by what follows.
  const locked = await sql<{ isVisitors: boolean }>`select ${isVisitors} as "isVisitors" from waiting_list w
    where ${isVisitors} or (w.user_id = ${userId} and w.product_id is not null) order by w.id for update`.execute(trx);
  if (!locked.rows.some((place) => place.isVisitors)) return;
  await sql`delete from waiting_list gone using waiting_list w, waiting_list own
    where ${isVisitors} and own.user_id = ${userId} and own.product_id = w.product_id
      and own.location_id = w.location_id and own.date = w.date
      and gone.id = case when (coalesce(w.offered_at, '-infinity'), own.created_at, own.id)
        > (coalesce(own.offered_at, '-infinity'), w.created_at, w.id) then own.id else w.id end`.execute(trx);
  await sql`update waiting_list w set user_id = ${userId}, visitor_id = null where ${isVisitors}`.execute(trx);
}
