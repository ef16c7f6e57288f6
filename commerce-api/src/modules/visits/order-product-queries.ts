/** Bought treatments of customers with their ledger of visits. */
import type { LocaleCode, OrderProductStatus } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database';

type Localized = Record<LocaleCode, string>;

export interface OrderProductRow {
  id: string;
  orderId: string;
  orderNumber: string;
  createdAt: string;
  itemType: string;
  isActive: boolean;
  productId: string;
  name: Localized;
  slugs: Localized;
  categoryCode: string;
  totalCount: number;
  completedCount: number;
  bookedCount: number;
  firstDate: string | null;
  nextStartAt: string | null;
  total: number;
}

export interface OrderProductFilter {
  /** Local date of the order. */
  date?: string | undefined;
  doneStatus?: OrderProductStatus | undefined;
  limit: number;
  offset: number;
}

/** Treatments and packages of the customer's orders that hold, the newest first. */
export async function selectOrderProducts(db: Db, userId: string, filter: OrderProductFilter) {
  const { date = null, doneStatus = null } = filter;
  const found = await sql<OrderProductRow>`
    with counted as (
      select i.id, o.id as order_id, o.number, o.created_at, o.paid_status <> 'refunded' as is_active,
        i.item_type, i.product_id, i.name, i.slugs, i.position, i.visit_count,
        count(v.id) filter (where v.state in ('done', 'noShow'))::int as completed,
        count(v.id) filter (where v.state in ('held', 'booked'))::int as booked,
        to_char(min(lower(v.during) at time zone 'Europe/Warsaw') filter (where v.state in ('done', 'noShow')),
          'YYYY-MM-DD') as first_date,
        min(lower(v.during)) filter (where v.state = 'booked') as next_start_at
      from orders o join order_items i on i.order_id = o.id left join visits v on v.order_item_id = i.id
      where o.user_id = ${userId} and o.done_status in ('active', 'done') and i.visit_count > 0
        and (${date}::date is null or (o.created_at at time zone 'Europe/Warsaw')::date = ${date}::date)
      group by o.id, i.id)
    select c.id, c.order_id as "orderId", c.number as "orderNumber", c.created_at as "createdAt",
      c.is_active as "isActive", c.item_type as "itemType", c.product_id::text as "productId", c.name, c.slugs,
      pc.code as "categoryCode", c.visit_count as "totalCount", c.completed as "completedCount",
      c.booked as "bookedCount", c.first_date as "firstDate", c.next_start_at as "nextStartAt",
      count(*) over ()::int as total
    from counted c join products p on p.id = c.product_id join product_categories pc on pc.id = p.category_id
    where ${doneStatus}::text is null or (c.completed >= c.visit_count) = (${doneStatus}::text = 'completed')
    order by c.created_at desc, c.order_id, c.position
    limit ${filter.limit} offset ${filter.offset}`.execute(db);
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}
