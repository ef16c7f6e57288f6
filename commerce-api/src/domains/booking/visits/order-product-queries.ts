/** Bought treatments of customers with their ledger of visits. */
import type { CartItemType, LocaleCode, OrderProductStatus } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { sortedBy, totalOf } from '../../../platform/pagination';
import { bookingPolicies } from '../policies';
import { type AllowedAge, bodyPartsOf } from '../slots';

type Localized = Record<LocaleCode, string>;

/**
 * The end of the period for visits of a line, of `order_items i`, `orders o` and its `bundles b`: a package 12 months
 * from its first visit; a bundle as its record states, the first visit so many months from the purchase.
 */
export const boughtTerms = sql`case when i.item_type = 'package' then ${bookingPolicies.everywhere.packageMonths}::int else b.event_limit end
    as "monthsFromFirst",
  to_char((o.created_at at time zone 'Europe/Warsaw')::date + make_interval(months => b.validity_duration_months),
    'YYYY-MM-DD') as "firstBefore"`;

export interface OrderProductRow {
  id: string;
  orderId: string;
  orderNumber: string;
  /** Of the order. */
  marketSlug: string;
  createdAt: string;
  itemType: CartItemType;
  /** Of a bundle. */
  chosenProductIds: string[];
  isActive: boolean;
  productId: string;
  name: Localized;
  slugs: Localized;
  categoryCode: string;
  totalCount: number;
  completedCount: number;
  bookedCount: number;
  firstDate: string | null;
  monthsFromFirst: number | null;
  firstBefore: string | null;
  nextStartAt: string | null;
  /** Nothing is left to be paid in the salon. */
  isPrepaid: boolean;
  /** Of the buyer, with the purchase. */
  declaredAge: AllowedAge | null;
  /** Of an epilation treatment; empty for others. */
  bodyPartIds: string[];
  total: number;
}

export interface OrderProductFilter {
  /** Local date of the order. */
  date?: string | undefined;
  doneStatus?: OrderProductStatus | undefined;
  itemType?: CartItemType;
  /** By `createdAt`, `orderNumber` or `nextStartAt`. */
  sort?: string | undefined;
  limit: number;
  offset: number;
}

const ORDERS = { createdAt: sql`c.created_at`, orderNumber: sql`c.number`, nextStartAt: sql`c.next_start_at` };

/** Treatments and packages of the customer's valid orders, the newest first unless sorted. */
export async function selectOrderProducts(
  db: Db,
  userId: string,
  filter: OrderProductFilter,
): Promise<{ rows: OrderProductRow[]; total: number }> {
  const { date = null, doneStatus = null, itemType = null } = filter;
  const found = await sql<OrderProductRow>`
    with counted as (
      select i.id, o.id as order_id, o.number, m.slug as market_slug, o.created_at, o.paid_status <> 'refunded' as is_active,
        o.paid_status in ('paid', 'partRefunded') as is_prepaid,
        o.age_declaration, i.item_type, i.product_id, i.name, i.slugs, i.position, i.visit_count, i.data,
        ${boughtTerms},
        count(v.id) filter (where v.state in ('done', 'noShow'))::int as completed,
        count(v.id) filter (where v.state in ('held', 'booked'))::int as booked,
        to_char(min(lower(v.during) at time zone 'Europe/Warsaw') filter (where v.state in ('done', 'noShow')),
          'YYYY-MM-DD') as first_date,
        min(lower(v.during)) filter (where v.state = 'booked') as next_start_at
      from orders o join markets m on m.id = o.market_id join order_items i on i.order_id = o.id
        left join visits v on v.order_item_id = i.id
        left join bundles b on b.product_id = i.product_id
      where o.user_id = ${userId} and o.done_status in ('active', 'done') and i.visit_count > 0
        and (${date}::date is null or (o.created_at at time zone 'Europe/Warsaw')::date = ${date}::date)
        and (${itemType}::text is null or i.item_type = ${itemType}::text)
      group by o.id, m.id, i.id, b.product_id)
    select c.id, c.order_id as "orderId", c.number as "orderNumber", c.market_slug as "marketSlug",
      c.created_at as "createdAt",
      c.is_active as "isActive", c.item_type as "itemType", c.product_id::text as "productId", c.name, c.slugs,
      pc.code as "categoryCode", c.visit_count as "totalCount", c.completed as "completedCount",
      c.booked as "bookedCount", c.first_date as "firstDate", c."monthsFromFirst", c."firstBefore",
      array(select jsonb_array_elements_text(coalesce(c.data -> 'bundlableProductId', '[]'))) as "chosenProductIds",
      c.next_start_at as "nextStartAt", c.is_prepaid as "isPrepaid",
      c.age_declaration as "declaredAge",
      case when pc.code = 'epilation' then ${bodyPartsOf(
        sql`array(select jsonb_array_elements_text(coalesce(c.data -> 'bundlableProductId', '[]')))`,
      )} else '{}' end as "bodyPartIds",
      count(*) over ()::int as total
    from counted c join products p on p.id = c.product_id join product_categories pc on pc.id = p.category_id
    where ${doneStatus}::text is null or (c.completed >= c.visit_count) = (${doneStatus}::text = 'completed')
    order by ${sortedBy(filter.sort, ORDERS)} c.created_at desc, c.order_id, c.position
    limit ${filter.limit} offset ${filter.offset}`.execute(db);
  const first = { ...filter, limit: 1, offset: 0 };
  const total = await totalOf(found.rows, filter.offset, () => selectOrderProducts(db, userId, first));
  return { rows: found.rows, total };
}
