import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database';
import { bookingPolicies } from '../policies';
import { queueVisitMail } from '../slots';
import { channelsOf } from './reminder-rules';
import { queueReminderSms, selectReminded } from './reminder-sms';

/** SQL: how long before a visit `v` its customer is reminded of it. */
const reminderTime = () =>
  sql`make_interval(hours => ${bookingPolicies.sqlOf(
    'reminderHours',
    sql`(select o.market_id from order_items i join orders o on o.id = i.order_id where i.id = v.order_item_id)`,
  )})`;

export interface ReminderSettings {
  /** Origin of the links, without a slash at the end. */
  publicOrigin: string;
  /** False: the shop has no sender of SMS. */
  sendsSms: boolean;
}

/**
 * Sends reminders of visits that begin within `reminderHours`, once each, as their customers chose; a booking or move within
 * that time has just sent its own e-mail. For the worker; concurrent runs are safe. @returns how many visits
 */
export async function remindOfVisits(
  db: Db,
  { publicOrigin, sendsSms }: ReminderSettings,
  now = new Date(),
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const due = await sql<{ id: string }>`update visits set reminded_at = ${now} where id in (
        select v.id from visits v where v.state = 'booked' and v.reminded_at is null and v.order_item_id is not null
          and lower(v.during) > ${now} and lower(v.during) <= ${now}::timestamptz + ${reminderTime()}
          and v.created_at < lower(v.during) - ${reminderTime()}
        order by lower(v.during) limit 50 for update of v skip locked)
      returning id`.execute(trx);
    if (due.rows.length === 0) return 0;
    const visits = await selectReminded(
      trx,
      due.rows.map(({ id }) => id),
    );
    for (const visit of visits) {
      const { number } = visit;
      const channels = channelsOf(visit.choice, sendsSms && number !== null);
      if (channels.email) await queueVisitMail(trx, 'visitReminder', visit.id, now);
      if (channels.sms && number !== null) await queueReminderSms(trx, { ...visit, number }, { publicOrigin, now });
    }
    return due.rows.length;
  });
}
