/** Visits of customers. */
import type { LocaleCode, VisitDoneStatus } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { sortedBy, totalOf } from '../../../platform/pagination';
import type { AllowedAge } from '../slots';
import { isOrderOf, type VisitOwner } from './visit-owner';

type Localized = Record<LocaleCode, string>;

export interface VisitRow {
  id: string;
  state: 'booked' | 'done' | 'noShow' | 'refused' | 'canceled' | 'waiting';
  orderProductId: string;
  orderId: string;
  /** Of the order. */
  marketSlug: string;
  productId: string;
  productName: Localized;
  productSlugs: Localized;
  categoryCode: string;
  locationId: string;
  locationName: Localized;
  locationSlugs: Localized;
  city: string;
  address: string;
  postalCode: string;
  lat: number;
  lng: number;
  phone: string;
  startAt: string;
  endAt: string;
  doneCount: number;
  totalCount: number;
  isFinal: boolean;
  /** It is the last canceled or refused visit of a treatment that has visits left and none ahead. */
  canBookAgain: boolean;
  offeredStartAt: string | null;
  therapist: { id: string; firstName: string; isChosen: boolean } | null;
  /** The customer's, `YYYY-MM-DD`. */
  dateBirth: string | null;
  /** With the purchase. */
  declaredAge: AllowedAge | null;
  total: number;
}

export interface VisitFilter {
  id?: string | undefined;
  /** Local date in Warsaw. */
  date?: string | undefined;
  doneStatus?: VisitDoneStatus | undefined;
  /** By `startAt`; without it upcoming ones come first. */
  sort?: string | undefined;
  limit: number;
  offset: number;
}

/** SQL: of the visit `v` and its line `i`, as `bookAgain` allows; what has ended since is refused there. */
const canBookAgain = sql<boolean>`v.state in ('canceled', 'refused') and i.is_valid
  and v.id = (select c.id from visits c where c.order_item_id = i.id and c.state in ('canceled', 'refused')
    order by lower(c.during) desc, c.id limit 1)
  and not exists (select from visits b where b.order_item_id = i.id and b.state in ('held', 'booked'))
  and (select count(*) from visits u where u.order_item_id = i.id and u.state in ('done', 'noShow')) < i.visit_count`;

/** The account of an order; null: a guest's. */
export async function customerOfOrder(db: Db | Trx, orderId: string): Promise<string | null> {
  const found = await sql<{ userId: string | null }>`select user_id as "userId" from orders
    where id = ${orderId}`.execute(db);
  return found.rows[0]?.userId ?? null;
}

/**
 * Visits of a customer or an order, upcoming ones first, holds excluded. Waiting-list entries are included when they are requested
 * by their status or their id.
 */
export async function selectVisits(
  db: Db | Trx,
  owner: VisitOwner,
  filter: VisitFilter,
): Promise<{ rows: VisitRow[]; total: number }> {
  const { id = null, date = null } = filter;
  const state = filter.doneStatus === 'active' ? 'booked' : (filter.doneStatus ?? null);
  const found = await sql<VisitRow>`
    with own as (
      select i.id, i.order_id, i.name, i.slugs, i.product_id, i.visit_count, o.age_declaration, o.user_id,
          o.done_status in ('active', 'done') and o.paid_status <> 'refunded' as is_valid,
          m.slug as market_slug
        from order_items i join orders o on o.id = i.order_id join markets m on m.id = o.market_id where ${isOrderOf(owner)}),
    listed as (
      select v.id, v.state, v.order_item_id, v.product_id, v.location_id, lower(v.during) as start_at,
        upper(v.during) as end_at, v.is_final, null::timestamptz as offered_start_at,
        v.therapist_id, v.is_therapist_chosen
      from visits v where v.order_item_id in (select id from own) and v.state not in ('held', 'released')
      union all
      select w.id, 'waiting', w.order_item_id, own.product_id, w.location_id, w.start_at,
        w.start_at + make_interval(mins => coalesce(p.duration_to, p.duration)), false,
        case when w.offer_gone_at is null then w.offered_start_at end, null, false
      from waiting_list w join own on own.id = w.order_item_id join products p on p.id = own.product_id
      where ${state}::text = 'waiting' or w.id = ${id}::uuid)
    select v.id, v.state, v.order_item_id as "orderProductId", i.order_id as "orderId",
      i.market_slug as "marketSlug", v.product_id::text as "productId",
      i.name as "productName", i.slugs as "productSlugs", pc.code as "categoryCode", l.id::text as "locationId",
      l.name as "locationName", l.slugs as "locationSlugs", ci.name as city, l.address,
      l.postal_code as "postalCode", l.lat, l.lng, l.phone, v.start_at as "startAt", v.end_at as "endAt",
      v.is_final as "isFinal", ${canBookAgain} as "canBookAgain", v.offered_start_at as "offeredStartAt",
      (select json_build_object('id', t.id::text, 'firstName', t.first_name, 'isChosen', v.is_therapist_chosen)
         from therapists t where t.id = v.therapist_id) as therapist,
      (select to_char(u.date_birth, 'YYYY-MM-DD') from users u where u.id = i.user_id) as "dateBirth",
      i.age_declaration as "declaredAge", i.visit_count as "totalCount",
      (select count(*)::int from visits d where d.order_item_id = i.id and d.state in ('done', 'noShow')) as "doneCount",
      count(*) over ()::int as total
    from listed v
    join own i on i.id = v.order_item_id
    join products p on p.id = v.product_id
    join product_categories pc on pc.id = p.category_id
    join locations l on l.id = v.location_id
    join cities ci on ci.id = l.city_id
    where (${id}::uuid is null or v.id = ${id}::uuid) and (${state}::text is null or v.state = ${state}::text)
      and (${date}::date is null or (v.start_at at time zone 'Europe/Warsaw')::date = ${date}::date)
    order by ${sortedBy(filter.sort, { startAt: sql`v.start_at` })} (v.state in ('booked', 'waiting')) desc, case when v.state in ('booked', 'waiting') then v.start_at end,
      v.start_at desc, v.id
    limit ${filter.limit} offset ${filter.offset}`.execute(db);
  const first = { ...filter, limit: 1, offset: 0 };
  const total = await totalOf(found.rows, filter.offset, () => selectVisits(db, owner, first));
  return { rows: found.rows, total };
}
