/** What becomes of a reminder whose SMS its provider will never deliver. Source: docs/decisions/0244. */
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import type { RefusedMessageHandler } from '../../../platform/refused-message';
import { queueVisitMail } from '../slots';

/**
 * Sends the reminder by e-mail, once, while the visit is ahead at the time that the SMS named, and records on the visit that
 * the number could not be reached. A visit without an address keeps the record alone, which staff see.
 */
export const replaceRefusedReminder: RefusedMessageHandler = async (trx, { data: { visit } }, { close, now }) => {
  const reminded = visit ? await lockReminded(trx, visit, now) : null;
  const hasEmail = reminded?.hasEmail === true;
  const isClosed = await close(hasEmail ? 'email' : null);
  if (!isClosed || !reminded) return;
  // With its version colleagues' calendars show it at once.
  await sql`update visits set reminder_refused_at = ${now}, version = version + 1 where id = ${reminded.id}`.execute(
    trx,
  );
  // Who chose both has the e-mail already: it is written once.
  if (hasEmail) await queueVisitMail(trx, 'visitReminder', reminded.id, now);
};

/** The visit, if it is still ahead at that time. */
async function lockReminded(trx: Trx, { id, startAt }: { id: string; startAt: string }, now: Date) {
  const found = await sql<{ id: string; hasEmail: boolean }>`select v.id,
      coalesce(o.email, u.email) is not null as "hasEmail"
    from visits v left join order_items i on i.id = v.order_item_id left join orders o on o.id = i.order_id
      left join users u on u.id = coalesce(v.user_id, o.user_id) and u.deleted_at is null
    where v.id = ${id} and v.state = 'booked' and lower(v.during) = ${startAt}::timestamptz and lower(v.during) > ${now}
    for update of v`.execute(trx);
  return found.rows[0] ?? null;
}
