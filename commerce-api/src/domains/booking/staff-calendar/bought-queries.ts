import type { LocaleCode } from '@aksamit/contracts';
import type { StaffOrderProduct } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import type { SalonScope } from '../../people/staff';
import { type BoughtHistory, boughtRefusal } from '../slots';
import { boughtTerms } from '../visits';
import { type BoughtSearch, isFoundBy } from './bought-search';
import { maskBought } from './mask-bought';

type BoughtRow = Omit<StaffOrderProduct, 'leftCount' | 'bookRefusal' | 'isMasked'> &
  Record<'totalCount' | 'completedCount' | 'bookedCount', number> &
  Pick<BoughtHistory, 'firstDate' | 'monthsFromFirst' | 'firstBefore'> & { isOwn: boolean };

const MOST = 50;

/**
 * Treatments of valid orders that a search finds, the newest first and no more than 50. Of an order that was not sold at
 * the desk of one of the caller's salons and has no visit there only the bookable rest, its buyer masked. Source:
 * readings.md, "Roles".
 */
export async function selectBought(
  trx: Trx,
  search: BoughtSearch,
  { scope, locale, now }: { scope: SalonScope; locale: LocaleCode; now: Date },
): Promise<StaffOrderProduct[]> {
  const salons = scope === 'all' ? null : [...scope];
  const isOwnSalon = sql`(${salons}::bigint[] is null or v.location_id = any (${salons}::bigint[]))`;
  const found = await sql<BoughtRow>`
    select i.id, o.id as "orderId", o.number as "orderNumber", o.created_at as "createdAt", i.item_type as "itemType",
      json_build_object('id', i.product_id::text, 'name', i.name ->> ${locale}::text) as product,
      json_build_object('firstName', o.first_name, 'lastName', o.last_name, 'phonePrefix', o.phone_prefix,
        'phone', o.phone) as customer,
      o.paid_status in ('paid', 'partRefunded') as "isPaid", i.visit_count as "totalCount", ${boughtTerms},
      count(v.id) filter (where v.state in ('done', 'noShow'))::int as "completedCount",
      count(v.id) filter (where v.state in ('held', 'booked'))::int as "bookedCount",
      to_char(min(lower(v.during) at time zone 'Europe/Warsaw') filter (where v.state in ('done', 'noShow')),
        'YYYY-MM-DD') as "firstDate",
      to_char(max(lower(v.during) at time zone 'Europe/Warsaw') filter (where v.state = 'done'), 'YYYY-MM-DD')
        as "lastVisitOn",
      min(lower(v.during)) filter (where v.state = 'booked' and ${isOwnSalon}) as "nextStartAt",
      (select ov.id from visits ov join order_items oi on oi.id = ov.order_item_id
        where oi.order_id = o.id and (${salons}::bigint[] is null or ov.location_id = any (${salons}::bigint[]))
          and ov.state in ('booked', 'done', 'noShow', 'refused')
        order by lower(ov.during) desc, ov.id limit 1) as "lastEventId",
      ${salons}::bigint[] is null or exists (select from visits ov join order_items oi on oi.id = ov.order_item_id
        where oi.order_id = o.id and ov.location_id = any (${salons}::bigint[])
          and ov.state in ('booked', 'done', 'noShow', 'refused'))
        or exists (select from desk_sales d where d.order_id = o.id and d.location_id = any (${salons}::bigint[]))
        as "isOwn"
    from orders o join order_items i on i.order_id = o.id left join bundles b on b.product_id = i.product_id
      left join visits v on v.order_item_id = i.id
    where o.done_status in ('active', 'done') and o.paid_status <> 'refunded' and i.visit_count > 0
      and ${isFoundBy(search)}
    group by o.id, i.id, b.product_id order by o.created_at desc, o.id, i.position limit ${MOST}`.execute(trx);
  return found.rows.flatMap(({ firstDate, monthsFromFirst, firstBefore, isOwn, ...row }) => {
    const { totalCount, completedCount, bookedCount } = row;
    const ledger = { total: totalCount, used: completedCount, isAhead: bookedCount > 0 };
    const refusal = boughtRefusal({ ...ledger, firstDate, monthsFromFirst, firstBefore }, now);
    const leftCount = totalCount - completedCount - bookedCount;
    const bought = { ...row, isMasked: false, leftCount, bookRefusal: refusal?.code ?? null };
    if (isOwn) return [bought];
    return leftCount > 0 ? [maskBought(bought)] : [];
  });
}
