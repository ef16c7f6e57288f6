import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import type { OldOrders } from '../../platform/personal-data';

/** The buyer of an invoice whose retention has ended. */
const NOBODY = { name: '-', vatId: '-', address: '-', postalCode: '-', city: '-', country: '-' };

/**
 * Removes the person from orders, their discounts, items, invoices and coupons; items, prices and times stay countable. One
 * that was never paid ends with it.
 */
export async function anonymizeOrders(trx: Trx, { orderIds, now, retentionYears }: OldOrders): Promise<void> {
  await sql`update orders set first_name = '-', last_name = '-', email = '-', phone_prefix = '0', phone = '000000',
      gender = null, invoice = null, address = null, age_declaration = null, user_id = null, visitor_id = null, anonymized_at = ${now}
    where id = any(${orderIds}::uuid[])`.execute(trx);
  await sql`update orders set done_status = 'canceled', canceled_at = ${now}
    where id = any(${orderIds}::uuid[]) and done_status = 'new' and paid_status = 'notPaid'`.execute(trx);
  await sql`update new_customer_discounts set phone_hash = null where order_id = any(${orderIds}::uuid[])`.execute(trx);
  await sql`update discount_redemptions set customer_key = '-' where order_id = any(${orderIds}::uuid[])`.execute(trx);
  await sql`update order_items set data = data - array['voucherFirstName', 'voucherLastName', 'voucherEmail',
      'voucherText'] where order_id = any(${orderIds}::uuid[]) and data is not null`.execute(trx);
  await sql`update invoices set anonymized_at = ${now},
      content = jsonb_set(content, '{buyer}', ${JSON.stringify(NOBODY)}::jsonb)
    where order_id = any(${orderIds}::uuid[]) and anonymized_at is null
      and issued_at < ${now}::timestamptz - make_interval(years => ${retentionYears})`.execute(trx);
  await sql`update salon_coupons c set holder_name = '-' from payment_transactions t, order_payments p
    where t.id = c.payment_transaction_id and p.id = t.order_payment_id
      and p.order_id = any(${orderIds}::uuid[])`.execute(trx);
  await sql`delete from order_tokens where order_id = any(${orderIds}::uuid[])`.execute(trx);
}
