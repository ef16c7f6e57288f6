import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database';
import { queueVisitMail } from '../slots';

/** How long before a visit its customer is reminded of it. */
const REMINDER_HOURS = 24;

/**
 * Sends reminders of visits that begin within 24 hours, once each; a booking or move within that time has just sent its
 * own e-mail. For the worker; concurrent runs are safe. @returns how many
 */
export async function remindOfVisits(db: Db, now = new Date()): Promise<number> {
  return inTransaction(db, async (trx) => {
    const due = await sql<{ id: string }>`update visits set reminded_at = ${now} where id in (
        select id from visits where state = 'booked' and reminded_at is null and order_item_id is not null
          and not is_final and lower(during) > ${now}
          and lower(during) <= ${now}::timestamptz + make_interval(hours => ${REMINDER_HOURS})
          and created_at < lower(during) - make_interval(hours => ${REMINDER_HOURS})
        order by lower(during) limit 50 for update skip locked)
      returning id`.execute(trx);
    for (const { id } of due.rows) await queueVisitMail(trx, 'visitReminder', id, now);
    return due.rows.length;
  });
}
