import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database';

const AT_ONCE = 100;
/** The buyer of an invoice whose time is over. */
const NOBODY = { name: '-', vatId: '-', address: '-', postalCode: '-', city: '-', country: '-' };

/**
 * Takes the person out of orders six years after the contract's end: the last visit, the last document, or the order
 * itself; one that was never paid ends with it. What was sold, for how much and when stays countable. Source: readings.md,
 * "Clocks kept by the worker".
 * @returns how many orders were made anonymous
 */
export async function forgetOldPersons(db: Db, now = new Date()): Promise<number> {
  return inTransaction(db, async (trx) => {
    const old = await sql<{ id: string }>`select o.id from orders o where o.anonymized_at is null
        and o.created_at < ${now}::timestamptz - interval '6 years' 
        and (o.done_status in ('done', 'canceled') or (o.done_status = 'new' and o.paid_status = 'notPaid'))
        and not exists (select from invoices f where f.order_id = o.id
          and f.issued_at >= ${now}::timestamptz - interval '6 years')
        and not exists (select from order_items i join visits v on v.order_item_id = i.id
          where i.order_id = o.id and upper(v.during) >= ${now}::timestamptz - interval '6 years')
      order by o.created_at, o.id limit ${AT_ONCE} for update skip locked`.execute(trx);
    const ids = old.rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await sql`update orders set first_name = '-', last_name = '-', email = '-', phone_prefix = '0', phone = '000000',
        gender = null, invoice = null, address = null, user_id = null, visitor_id = null, anonymized_at = ${now}
      where id = any(${ids}::uuid[])`.execute(trx);
    await sql`update orders set done_status = 'canceled', canceled_at = ${now}
      where id = any(${ids}::uuid[]) and done_status = 'new'`.execute(trx);
    await sql`update new_customer_discounts set phone_hash = null where order_id = any(${ids}::uuid[])`.execute(trx);
    await sql`update discount_redemptions set customer_key = '-' where order_id = any(${ids}::uuid[])`.execute(trx);
    await sql`update order_items set data = data - array['voucherFirstName', 'voucherLastName', 'voucherEmail',
        'voucherText'] where order_id = any(${ids}::uuid[]) and data is not null`.execute(trx);
    await sql`update invoices set anonymized_at = ${now},
        content = jsonb_set(content, '{buyer}', ${JSON.stringify(NOBODY)}::jsonb)
      where order_id = any(${ids}::uuid[]) and anonymized_at is null
        and issued_at < ${now}::timestamptz - interval '6 years'`.execute(trx);
    await sql`update salon_coupons c set holder_name = '-' from payment_transactions t, order_payments p
      where t.id = c.payment_transaction_id and p.id = t.order_payment_id
        and p.order_id = any(${ids}::uuid[])`.execute(trx);
    await sql`delete from order_tokens where order_id = any(${ids}::uuid[])`.execute(trx);
    await sql`delete from visit_notes n using visits v, order_items i where v.id = n.visit_id
      and i.id = v.order_item_id and i.order_id = any(${ids}::uuid[])`.execute(trx);
    return ids.length;
  });
}

/** Takes the person out of visits that staff wrote down by hand, six years after them. */
export async function forgetOldVisitNotes(db: Db, now = new Date()): Promise<void> {
  await sql`delete from visit_notes n using visits v where v.id = n.visit_id and v.order_item_id is null
    and upper(v.during) < ${now}::timestamptz - interval '6 years'`.execute(db);
}
