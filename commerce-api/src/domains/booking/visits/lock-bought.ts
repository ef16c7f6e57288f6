import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { lockOrder } from '../../sales/orders';
import type { AllowedAge, BoughtHistory } from '../slots';
import { boughtTerms } from './order-product-queries';

/** A bought treatment, its order's row locked. */
export interface BoughtTreatment extends BoughtHistory {
  orderId: string;
  /** Of the order. */
  marketSlug: string;
  /** Null: a guest's. */
  userId: string | null;
  productId: string;
  /** Of a bundle. */
  chosenProductIds: string[];
  /** Nothing is left to be paid in the salon. */
  isPrepaid: boolean;
  /** Of the buyer, with the purchase; null: bought before the question was introduced. */
  declaredAge: AllowedAge | null;
}

/**
 * @param userId the required owner; null: any, for the salon
 * @throws 404 when no valid purchase of the customer has that id
 */
export async function lockBought(trx: Trx, orderProductId: string, userId: string | null): Promise<BoughtTreatment> {
  const owner = await sql<{ orderId: string; userId: string | null; marketSlug: string }>`select o.id as "orderId",
      o.user_id as "userId", m.slug as "marketSlug"
    from order_items i join orders o on o.id = i.order_id join markets m on m.id = o.market_id
    where i.id = ${orderProductId} and (${userId}::uuid is null or o.user_id = ${userId}::uuid)`.execute(trx);
  if (!owner.rows[0]) throw notFound();
  const { orderId, userId: ownerId, marketSlug } = owner.rows[0];
  const order = await lockOrder(trx, orderId);
  // A done order has visits again when the salon reverts one.
  const holds = order.doneStatus === 'active' || order.doneStatus === 'done';
  if (!holds || order.paidStatus === 'refunded') throw notFound();
  const found = await sql<Omit<BoughtTreatment, 'orderId' | 'userId' | 'marketSlug'>>`
    select i.product_id::text as "productId", i.visit_count as total, ${boughtTerms},
      array(select jsonb_array_elements_text(coalesce(i.data -> 'bundlableProductId', '[]'))) as "chosenProductIds",
      o.age_declaration as "declaredAge",
      ${order.paidStatus === 'paid' || order.paidStatus === 'partRefunded'}::boolean as "isPrepaid",
      count(*) filter (where v.state in ('done', 'noShow'))::int as used,
      coalesce(bool_or(v.state in ('held', 'booked')), false) as "isAhead",
      to_char(min(lower(v.during) at time zone 'Europe/Warsaw') filter (where v.state in ('done', 'noShow')),
        'YYYY-MM-DD') as "firstDate"
    from order_items i join orders o on o.id = i.order_id left join bundles b on b.product_id = i.product_id
      left join visits v on v.order_item_id = i.id
    where i.id = ${orderProductId} and i.product_id is not null group by i.id, o.id, b.product_id`.execute(trx);
  const bought = found.rows[0];
  if (!bought || bought.total === 0) throw notFound();
  return { ...bought, orderId, marketSlug, userId: ownerId };
}
