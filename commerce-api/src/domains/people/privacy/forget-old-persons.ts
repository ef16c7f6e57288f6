import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database';
import { peoplePolicies } from '../policies';

const AT_ONCE = 100;
const RETENTION = sql`make_interval(years => ${peoplePolicies.everywhere.retentionYears})`;
/** The buyer of an invoice whose retention has ended. */
const NOBODY = { name: '-', vatId: '-', address: '-', postalCode: '-', city: '-', country: '-' };

/** Treatments that were paid and never begun can be booked for as long as their customer has an account. */
const isOpen = sql`o.done_status = 'active' and o.user_id is not null and exists (select from order_items i
  where i.order_id = o.id and i.visit_count > 0 and not exists (select from visits v
    where v.order_item_id = i.id and v.state in ('booked', 'done', 'noShow')))`;

/**
 * Anonymizes orders six years after the contract's end: the last visit, the last document, the end of its vouchers, or
 * the order itself; one that was never paid ends with it. Items, prices and times stay countable. Source: readings.md,
 * "Clocks kept by the worker".
 * @returns how many orders were anonymized
 */
export async function forgetOldPersons(db: Db, now = new Date()): Promise<number> {
  return inTransaction(db, async (trx) => {
    const old = await sql<{ id: string }>`select o.id from orders o where o.anonymized_at is null
        and o.created_at < ${now}::timestamptz - ${RETENTION} and not (${isOpen})
        and not exists (select from order_items i join issued_vouchers w on w.order_item_id = i.id
          where i.order_id = o.id and w.valid_to >= ${now}::timestamptz - ${RETENTION})
        and not exists (select from invoices f where f.order_id = o.id
          and f.issued_at >= ${now}::timestamptz - ${RETENTION})
        and not exists (select from order_items i join visits v on v.order_item_id = i.id
          where i.order_id = o.id and upper(v.during) >= ${now}::timestamptz - ${RETENTION})
      order by o.created_at, o.id limit ${AT_ONCE} for update skip locked`.execute(trx);
    const ids = old.rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await sql`update orders set first_name = '-', last_name = '-', email = '-', phone_prefix = '0', phone = '000000',
        gender = null, invoice = null, address = null, age_declaration = null, user_id = null, visitor_id = null, anonymized_at = ${now}
      where id = any(${ids}::uuid[])`.execute(trx);
    await sql`update orders set done_status = 'canceled', canceled_at = ${now}
      where id = any(${ids}::uuid[]) and done_status = 'new' and paid_status = 'notPaid'`.execute(trx);
    await sql`update new_customer_discounts set phone_hash = null where order_id = any(${ids}::uuid[])`.execute(trx);
    await sql`update discount_redemptions set customer_key = '-' where order_id = any(${ids}::uuid[])`.execute(trx);
    await sql`update order_items set data = data - array['voucherFirstName', 'voucherLastName', 'voucherEmail',
        'voucherText'] where order_id = any(${ids}::uuid[]) and data is not null`.execute(trx);
    await sql`update invoices set anonymized_at = ${now},
        content = jsonb_set(content, '{buyer}', ${JSON.stringify(NOBODY)}::jsonb)
      where order_id = any(${ids}::uuid[]) and anonymized_at is null
        and issued_at < ${now}::timestamptz - ${RETENTION}`.execute(trx);
    await sql`update salon_coupons c set holder_name = '-' from payment_transactions t, order_payments p
      where t.id = c.payment_transaction_id and p.id = t.order_payment_id
        and p.order_id = any(${ids}::uuid[])`.execute(trx);
    await sql`delete from order_tokens where order_id = any(${ids}::uuid[])`.execute(trx);
    await sql`delete from visit_notes n using visits v, order_items i where v.id = n.visit_id
      and i.id = v.order_item_id and i.order_id = any(${ids}::uuid[])`.execute(trx);
    return ids.length;
  });
}

/** Anonymizes visits entered by staff, six years after them. */
export async function forgetOldVisitNotes(db: Db, now = new Date()): Promise<void> {
  await sql`delete from visit_notes n using visits v where v.id = n.visit_id and v.order_item_id is null
    and upper(v.during) < ${now}::timestamptz - ${RETENTION}`.execute(db);
}

/**
 * Purges visitors' consents and their proof: without an account six years after they were given, with one six years
 * after the account was deleted.
 */
export async function forgetOldConsents(db: Db, now = new Date()): Promise<void> {
  await sql`delete from visitor_consents
    where user_id is null and created_at < ${now}::timestamptz - ${RETENTION}`.execute(db);
  await sql`delete from visitor_consents c using users u
    where u.id = c.user_id and u.deleted_at < ${now}::timestamptz - ${RETENTION}`.execute(db);
}
