import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database';
import { bookingPolicies } from '../policies';
import { queueVisitMail } from '../slots';

/** SQL: how long before a visit `v` its customer is reminded of it. */
const reminderTime = () =>
  sql`make_interval(hours => ${bookingPolicies.sqlOf(
    'reminderHours',
    sql`(select o.market_id from order_items i join orders o on o.id = i.order_id where i.id = v.order_item_id)`,
  )})`;

/**
 * Sends reminders of visits that begin within `reminderHours`, once each; a booking or move within that time has just
 * sent its own e-mail. For the worker; concurrent runs are safe. @returns how many
 */
export async function remindOfVisits(db: Db, now = new Date()): Promise<number> {
  return inTransaction(db, async (trx) => {
    const due = await sql<{ id: string }>`update visits set reminded_at = ${now} where id in (
        select v.id from visits v where v.state = 'booked' and v.reminded_at is null and v.order_item_id is not null
          and lower(v.during) > ${now} and lower(v.during) <= ${now}::timestamptz + ${reminderTime()}
          and v.created_at < lower(v.during) - ${reminderTime()}
        order by lower(v.during) limit 50 for update of v skip locked)
      returning id`.execute(trx);
    for (const { id } of due.rows) await queueVisitMail(trx, 'visitReminder', id, now);
    return due.rows.length;
  });
}
