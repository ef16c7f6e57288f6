import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { requireSalon, type SalonScope } from '../../people/staff';
import { openTill } from './open-till';

/** Money that a member of staff takes for an order. */
export interface TakenMoney {
  orderId: string;
  method: 'cash' | 'card' | 'coupon' | 'voucher';
  /** Minor units. */
  amount: number;
  /** Null: a voucher, which is no payment. */
  transactionId: string | null;
}

/** Who takes it, where and when. */
export interface TillContext {
  actorId: string;
  scope: SalonScope;
  /** The chosen salon; undefined: that of the order's visit. */
  locationId: string | undefined;
  now: Date;
}

/**
 * Writes money into the salon's till of the day; of a till that was closed already into that of the next day.
 * Money for an order without a visit, taken by a panel that names no salon, is in none.
 * @throws 404 for a salon that is not the caller's
 */
export async function takeIntoTill(trx: Trx, taken: TakenMoney, context: TillContext): Promise<void> {
  if (context.locationId !== undefined) await requireSalon(trx, context.scope, context.locationId);
  const locationId = context.locationId ?? (await salonOfVisit(trx, taken.orderId, context));
  if (locationId === null) return;
  const tillId = await openTill(trx, locationId, context.now);
  await sql`insert into till_entries (till_id, order_id, payment_transaction_id, method, amount, currency, taken_by, taken_at)
    select ${tillId}, o.id, ${taken.transactionId}, ${taken.method}, ${taken.amount}, o.currency, ${context.actorId},
      ${context.now} from orders o where o.id = ${taken.orderId}`.execute(trx);
}

/** The salon of the visit nearest to now, among the caller's salons. */
async function salonOfVisit(trx: Trx, orderId: string, { scope, now }: TillContext): Promise<string | null> {
  const own = scope === 'all' ? null : [...scope];
  const found = await sql<{ id: string }>`select v.location_id::text as id from visits v
      join order_items i on i.id = v.order_item_id
    where i.order_id = ${orderId} and v.state in ('held', 'booked', 'done', 'noShow', 'refused')
      and (${own}::bigint[] is null or v.location_id = any (${own}))
    order by abs(extract(epoch from lower(v.during) - ${now}::timestamptz)), v.id limit 1`.execute(trx);
  return found.rows[0]?.id ?? null;
}
