/** Waiting-list entries for treatments that are still in a cart. */
import type { LocaleCode, WaitingPlace } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { sortedBy, totalOf } from '../../../platform/pagination';
import { hashToken } from '../../../platform/secret-token';

/** The caller: a customer, a visitor, and the holder of an offer's link. */
export interface WaitingListCaller {
  userId: string | null;
  visitorUniqueId: string | null;
  token: string | null;
  marketId: string;
}

/** Condition on `waiting_list w`: the caller's own entries, and the one whose link they hold. */
function isReadableBy({ userId, visitorUniqueId, token, marketId }: WaitingListCaller): RawBuilder<boolean> {
  return sql<boolean>`(w.product_id is not null and w.market_id = ${marketId} and (w.user_id = ${userId}::uuid
    or (w.user_id is null and w.visitor_id = (select v.id from visitors v where v.unique_id = ${visitorUniqueId}))
    or w.token_hash = ${token === null ? null : hashToken(token)}::bytea))`;
}

interface EntryRow extends Omit<WaitingPlace, 'product' | 'location'> {
  itemType: WaitingPlace['product']['itemType'];
  productId: string;
  productName: Record<LocaleCode, string>;
  locationId: string;
  locationName: Record<LocaleCode, string>;
  city: string;
  total: number;
}

/** The offered time of the entry `w`; null when it was taken since. */
const offeredStartAt = sql<string | null>`case when w.offer_gone_at is null then w.offered_start_at end`;

const ORDERS = { date: sql`w.date`, offeredStartAt };

/** Upcoming days with an entry, the nearest first unless sorted. */
export async function selectWaitingPlaces(
  db: Db | Trx,
  caller: WaitingListCaller,
  view: { locale: LocaleCode; today: string; id?: string; sort?: string | undefined; limit: number; offset: number },
): Promise<{ entries: WaitingPlace[]; total: number }> {
  const { rows } = await sql<EntryRow>`
    select w.id, p.type as "itemType", p.id::text as "productId", p.name as "productName",
      l.id::text as "locationId", l.name as "locationName", ci.name as city,
      to_char(w.date, 'YYYY-MM-DD') as date, ${offeredStartAt} as "offeredStartAt",
      count(*) over ()::int as total
    from waiting_list w join products p on p.id = w.product_id join locations l on l.id = w.location_id
      join cities ci on ci.id = l.city_id
    where ${isReadableBy(caller)} and w.date >= ${view.today} and (${view.id ?? null}::uuid is null or w.id = ${view.id ?? null}::uuid)
    order by ${sortedBy(view.sort, ORDERS)} w.date, w.id limit ${view.limit} offset ${view.offset}`.execute(db);
  const entries = rows.map(({ id, date, offeredStartAt, ...row }) => ({
    id,
    date,
    offeredStartAt,
    product: { itemType: row.itemType, itemId: row.productId, name: row.productName[view.locale] },
    location: { id: row.locationId, name: row.locationName[view.locale], city: row.city },
  }));
  const first = { ...view, limit: 1, offset: 0 };
  return { entries, total: await totalOf(rows, view.offset, () => selectWaitingPlaces(db, caller, first)) };
}

/** @returns false when the caller has no such entry */
export async function deleteWaitingPlace(db: Db | Trx, caller: WaitingListCaller, id: string): Promise<boolean> {
  const gone = await sql`delete from waiting_list w where w.id = ${id} and ${isReadableBy(caller)}`.execute(db);
  return (gone.numAffectedRows ?? 0n) > 0n;
}
