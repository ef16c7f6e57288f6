/** SQL of the outbox. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database';
import type { DueMessage, NewMessage } from './message-kinds';

const USEFUL_SECONDS = 3 * 24 * 3600;
/** Seconds until the next try, by how often it was tried; the last holds on. */
const TRY_AFTER_SECONDS = [10, 30, 120, 600, 1800, 3600];

/**
 * Writes a message in the transaction of its cause: it goes out exactly when that holds. The same cause twice
 * (`onceKey`) writes one message.
 */
export async function queueMessage(trx: Trx, message: NewMessage): Promise<void> {
  const { onceKey, kind, channel, to, locale, data, secret = null, usefulSeconds = USEFUL_SECONDS } = message;
  await sql`insert into messages (once_key, kind, channel, recipient, locale, data, secret, expires_at)
    values (${onceKey}, ${kind}, ${channel}, ${to}, ${locale}, ${JSON.stringify(data)}::jsonb, ${secret},
      now() + make_interval(secs => ${usefulSeconds}))
    on conflict (once_key) do nothing`.execute(trx);
}

/**
 * Takes messages that are due, each for one worker only. Their next try is planned before this one, so a worker that is
 * killed in between only delays them.
 */
export async function takeDueMessages(
  db: Db,
  channel: NewMessage['channel'],
  now: Date,
  limit: number,
): Promise<DueMessage[]> {
  const due = await sql<DueMessage>`
    update messages m set tries = tries + 1, next_try_at = ${now}::timestamptz
        + make_interval(secs => (${TRY_AFTER_SECONDS}::int[])[least(m.tries + 1, ${TRY_AFTER_SECONDS.length})])
    where m.id in (select id from messages where state = 'due' and channel = ${channel} and next_try_at <= ${now}
        and expires_at > ${now} order by next_try_at limit ${limit} for update skip locked)
    returning m.id, m.kind, m.recipient, m.locale, m.data, m.secret, m.tries`.execute(db);
  return due.rows;
}

/** What became of a message for good; its secret is forgotten. */
export async function closeMessage(
  db: Db,
  id: string,
  state: 'sent' | 'failed',
  why: string | null = null,
): Promise<void> {
  await sql`update messages set state = ${state}, closed_at = now(), secret = null, last_error = ${why}
    where id = ${id} and state = 'due'`.execute(db);
}

export async function noteFailedTry(db: Db, id: string, why: string): Promise<void> {
  await sql`update messages set last_error = ${why.slice(0, 500)} where id = ${id} and state = 'due'`.execute(db);
}

/** Closes what came too late to be of use, and forgets messages 90 days after they were closed. For the worker. */
export async function forgetOldMessages(db: Db, now = new Date()): Promise<void> {
  await sql`update messages set state = 'expired', closed_at = now(), secret = null
    where state = 'due' and expires_at <= ${now}`.execute(db);
  await sql`delete from messages where closed_at < ${now}::timestamptz - interval '90 days'`.execute(db);
}
