import type { LocaleCode } from '@aksamit/contracts';
import type { StaffWaitingEntry } from '@aksamit/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database';

/** More than wait for one salon. */
const MOST = 200;

/** The customer is the account, else the order's buyer; of a visitor only the e-mail is known. */
async function select(trx: Trx, locale: LocaleCode, condition: RawBuilder<unknown>): Promise<StaffWaitingEntry[]> {
  const found =
    await sql<StaffWaitingEntry>`select w.id, w.created_at as "createdAt", to_char(w.date, 'YYYY-MM-DD') as date,
      w.start_at as "startAt", json_build_object('id', l.id::text, 'name', l.name ->> ${locale}::text) as location,
      json_build_object('id', p.id::text, 'name', p.name ->> ${locale}::text) as product,
      json_build_object('firstName', coalesce(u.first_name, o.first_name), 'lastName', coalesce(u.last_name, o.last_name),
        'phonePrefix', coalesce(u.phone_prefix, o.phone_prefix), 'phone', coalesce(u.phone, o.phone),
        'email', coalesce(w.email, u.email)) as customer,
      w.order_item_id as "orderProductId", o.number as "orderNumber",
      case when w.offer_gone_at is null then w.offered_start_at end as "offeredStartAt",
      case when w.offer_gone_at is null then w.offered_at end as "offeredAt"
    from waiting_list w join locations l on l.id = w.location_id
      left join users u on u.id = w.user_id and u.deleted_at is null
      left join order_items i on i.id = w.order_item_id
      left join orders o on o.id = i.order_id and o.done_status in ('active', 'done')
      join products p on p.id = coalesce(w.product_id, i.product_id)
    where ${condition} and ((w.product_id is not null and p.enabled) or (o.id is not null and u.id is not null))
    order by w.date, w.created_at, w.id limit ${MOST}`.execute(trx);
  return found.rows;
}

/** Who waits for a salon from a day on, or on one day; by day, then the longest waiting first. */
export async function selectWaitingList(
  trx: Trx,
  { locationId, date, today }: { locationId: string; date?: string | undefined; today: string },
  locale: LocaleCode,
): Promise<StaffWaitingEntry[]> {
  const isOfDay = date === undefined ? sql`w.date >= ${today}` : sql`w.date = ${date}`;
  return select(trx, locale, sql`w.location_id = ${locationId} and ${isOfDay}`);
}

export async function findWaitingEntry(trx: Trx, id: string, locale: LocaleCode): Promise<StaffWaitingEntry | null> {
  const [entry] = await select(trx, locale, sql`w.id = ${id}`);
  return entry ?? null;
}
