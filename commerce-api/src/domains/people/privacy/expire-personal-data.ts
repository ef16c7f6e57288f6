import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database';
import { type PersonalData, personalDataOrder } from '../../../platform/personal-data';
import { peoplePolicies } from '../policies';

const AT_ONCE = 100;
const { retentionYears } = peoplePolicies.everywhere;
const RETENTION = sql`make_interval(years => ${retentionYears})`;

/** Treatments that were paid and never begun can be booked for as long as their customer has an account. */
const isOpen = sql`o.done_status = 'active' and o.user_id is not null and exists (select from order_items i
  where i.order_id = o.id and i.visit_count > 0 and not exists (select from visits v
    where v.order_item_id = i.id and v.state in ('booked', 'done', 'noShow')))`;

/**
 * Anonymizes orders six years after the contract's end: the last visit, the last document, the end of its vouchers, or
 * the order itself; one that was never paid ends with it. Each domain anonymizes its own rows; items, prices and times
 * stay countable. Source: readings.md, "Clocks kept by the worker".
 * @returns how many orders were anonymized
 */
export async function anonymizeOldOrders(
  db: Db,
  personalData: readonly PersonalData[],
  now = new Date(),
): Promise<number> {
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
    const orderIds = old.rows.map(({ id }) => id);
    if (orderIds.length === 0) return 0;
    for (const domain of personalDataOrder(personalData).change) {
      await domain.anonymizeOrders?.(trx, { orderIds, now, retentionYears });
    }
    return orderIds.length;
  });
}

/**
 * Purges visitors' consents and their proof: without an account six years after they were given, with one six years
 * after the account was deleted.
 */
export async function purgeOldConsents(db: Db, now = new Date()): Promise<void> {
  await sql`delete from visitor_consents
    where user_id is null and created_at < ${now}::timestamptz - ${RETENTION}`.execute(db);
  await sql`delete from visitor_consents c using users u
    where u.id = c.user_id and u.deleted_at < ${now}::timestamptz - ${RETENTION}`.execute(db);
}
