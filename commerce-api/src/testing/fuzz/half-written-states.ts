/** States that no call may leave behind, whatever was sent: each query finds the rows in one. */
import type pg from 'pg';

const QUERIES: Record<string, string> = {
  'an order without lines': `select id from orders o where not exists (select from order_items where order_id = o.id)`,
  'an order without its payment': `select id from orders o
    where not exists (select from order_payments p where p.order_id = o.id and p.amount = o.amount_due)`,
  'an order whose lines do not add up': `select o.id from orders o
    where o.price_total <> (select sum(price) from order_items where order_id = o.id)`,
  'an order whose vouchers do not make up what is not owed': `select o.id from orders o
    cross join lateral (select coalesce(sum(e.amount), 0) + (select coalesce(sum(r.voucher_amount), 0)
        from order_refunds r where r.order_id = o.id) as spent
      from voucher_transfers t join voucher_entries e on e.transfer_id = t.id
      where t.order_id = o.id and e.account = 'order') v
    where o.done_status <> 'canceled' and v.spent not between o.price_total - o.amount_due
      and o.price_total - o.amount_due + o.amount_paid`,
  'an order of a cart that is still open': `select o.id from orders o join carts c on c.id = o.cart_id
    where c.state <> 'ordered'`,
  'an ordered cart without its order': `select id from carts c
    where state = 'ordered' and not exists (select from orders where cart_id = c.id)`,
  'an order that counts other money than came in': `select o.id from orders o join order_payments p on p.order_id = o.id
    where o.paid_status = 'paid' and p.status = 'completed' and o.amount_paid < p.amount`,
  'two settled payments of one try': `select session_id from payment_transactions
    where status = 'completed' group by session_id having count(*) > 1`,
  'a hold without its line': `select id from visits
    where state = 'held' and cart_item_id is null and order_item_id is null`,
  'a booked visit of nobody': `select v.id from visits v where v.state = 'booked' and v.order_item_id is null
    and v.user_id is null and not exists (select from visit_notes n where n.visit_id = v.id) and v.created_at > $1`,
  'two visits at once on one unit': `select v.id from visits v join visits w on w.id > v.id and w.during && v.during
    and (w.room_id = v.room_id or w.device_id = v.device_id or w.therapist_id = v.therapist_id)
    where v.state in ('held', 'booked') and w.state in ('held', 'booked') and w.created_at > $1`,
  'a paid order whose visit is not booked': `select v.id from visits v join order_items i on i.id = v.order_item_id
    join orders o on o.id = i.order_id where o.paid_status = 'paid' and v.state in ('held', 'released')`,
  'an order that has more money than it costs': `select id from orders where amount_paid > amount_due`,
  'a code used more often than it may be': `select id from discount_codes
    where total_limit is not null and used_count > total_limit`,
  'a message of an order twice': `select data ->> 'orderId' as id from messages
    where kind in ('orderPlaced', 'paymentReceived') and data ? 'orderId' group by kind, data ->> 'orderId'
    having count(*) > 1`,
  'money of a payment that no order counts': `select t.id from payment_transactions t
    join order_payments p on p.id = t.order_payment_id join orders o on o.id = p.order_id
    where t.status = 'completed' and t.is_settling and o.paid_status = 'notPaid'`,
  'a change by staff that is not in the log': `select u.id from users u where u.role <> 'customer' and u.created_at > $1
    and not exists (select from audit_log a where a.subject_id = u.id::text and a.call like 'PUT /admin/users%')`,
  'more visits than were bought': `select i.id from order_items i where i.visit_count < (select count(*) from visits v
    where v.order_item_id = i.id and v.state in ('held', 'booked', 'done', 'noShow'))`,
  'a visit over blocked time': `select v.id from visits v join blocked_times b on b.location_id = v.location_id
    and b.during && v.during and (b.room_id = v.room_id or b.device_id = v.device_id or b.therapist_id = v.therapist_id)
    where v.state in ('held', 'booked') and v.created_at > b.created_at and v.created_at > $1`,
  'a voucher transfer that does not balance': `select transfer_id from voucher_entries
    group by transfer_id having sum(amount) <> 0 or count(*) <> 2`,
  'a voucher with another balance than its ledger': `select v.id from issued_vouchers v where v.balance <> coalesce((
    select sum(e.amount) from voucher_transfers t join voucher_entries e on e.transfer_id = t.id
    where t.voucher_id = v.id and e.account = 'voucher'), 0)`,
  'a code used more or less often than is counted': `select d.id from discount_codes d where d.used_count <> (
    select count(*) from discount_redemptions r where r.discount_code_id = d.id and r.released_at is null)
    and exists (select from discount_redemptions r where r.discount_code_id = d.id)`,
  'a canceled order that still uses its code': `select r.id from discount_redemptions r join orders o on o.id = r.order_id
    where o.done_status = 'canceled' and o.paid_status = 'notPaid' and r.released_at is null`,
  'a canceled order with a visit ahead': `select v.id from visits v join order_items i on i.id = v.order_item_id
    join orders o on o.id = i.order_id where o.done_status = 'canceled' and v.state in ('held', 'booked')`,
  'a refund that does not add up': `select r.id from order_refunds r
    where r.amount <> (select coalesce(sum(amount), 0) from order_refund_items where order_refund_id = r.id)`,
  'a request that still counts as running': `select scope from idempotency_keys where state = 'running'`,
  'a bundle without its terms': `select id from products p
    where type = 'bundle' and not exists (select from bundles where product_id = p.id)`,
  'a voucher on sale without its terms': `select id from products p
    where type = 'voucher' and not exists (select from voucher_products where product_id = p.id)`,
  'a price that its history does not know': `select p.id from product_prices p where p.amount_minor is distinct from (
    select h.amount_minor from price_history h where h.product_id = p.product_id and h.market_id = p.market_id
      and h.quantity_from = p.quantity_from and h.quantity_to = p.quantity_to order by h.id desc limit 1)`,
  'a treatment without an address': `select id from products p where 2 <> (select count(*) from slugs s
    where s.record_kind = 'product' and s.record_id = p.id and s.is_current and s.namespace = 'product')`,
  'a treatment that the search does not know': `select id from products p where type in ('product', 'package')
    and 2 <> (select count(*) from search_entries where kind = 'product' and record_id = p.id)`,
  'an article whose ratings do not add up': `select a.id from articles a
    where exists (select from article_ratings r where r.article_id = a.id and r.created_at > $1)
    and a.ratings_count < (select count(*) from article_ratings r where r.article_id = a.id)`,
  'a customer without consent to the terms': `select u.id from users u where u.created_at > $1 and u.role = 'customer'
    and u.deleted_at is null and not exists (select from consents c where c.user_id = u.id and c.type = 'regulations')`,
  'a session of an account that is gone': `select s.id from sessions s join users u on u.id = s.user_id
    where u.deleted_at is not null`,
  'a transaction that was left open': `select pid::text as id from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`,
};

/**
 * Names of the states that rows are in, each with some of the rows.
 * @param since when the fuzz began: the demo data are not all made by calls
 */
export async function findHalfWritten(pool: pg.Pool, since: Date): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const values = query.includes('$1') ? [since] : [];
    const { rows } = await pool.query(query, values);
    if (rows.length > 0) found.push(`${name}: ${rows.length}, as ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
}
