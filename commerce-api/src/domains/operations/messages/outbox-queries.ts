/** SQL of the outbox. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { type Write, writeTogether } from '../../../platform/write-together';
import type { DueMessage, NewMessage } from './message-kinds';

const USEFUL_SECONDS = 3 * 24 * 3600;
/** Seconds until the next attempt, by the number of attempts; the last applies to all further ones. */
const RETRY_AFTER_SECONDS = [10, 30, 120, 600, 1800, 3600];
/**
 * Seconds for which a worker owns a message it claimed: longer than an attempt can last with all its time-outs, or a
 * second worker would send a message that the first is still delivering.
 */
const TAKEN_SECONDS: Record<NewMessage['channel'], number> = { email: 300, sms: 60 };

/**
 * Writes a message in the transaction of its cause: it is sent exactly when that commits. The same cause twice
 * (`onceKey`) writes one message.
 */
export async function queueMessage(trx: Trx, message: NewMessage): Promise<void> {
  await writeTogether(trx, [messageWrite(message)]);
}

/** The same as a write that is sent together with others. */
export function messageWrite(message: NewMessage): Write {
  const { onceKey, kind, channel, to, locale, data, secret = null, usefulSeconds = USEFUL_SECONDS } = message;
  return sql`insert into messages (once_key, kind, channel, recipient, locale, data, secret, expires_at,
      is_repeatable)
    values (${onceKey}, ${kind}, ${channel}, ${to}, ${locale}, ${JSON.stringify(data)}::jsonb, ${secret},
      now() + make_interval(secs => ${usefulSeconds}), ${secret === null})
    on conflict (once_key) do nothing`;
}

/**
 * Withdraws unsent messages that are no longer true: a later attempt would contradict newer messages. One that is being
 * delivered at this moment is sent nevertheless. `last_error` is `withdrawn`, and they are not counted as undelivered.
 * @param causes beginnings of their `onceKey`
 */
export async function withdrawMessages(trx: Trx, causes: readonly string[]): Promise<void> {
  await sql`update messages set state = 'expired', closed_at = now(), secret = null, last_error = 'withdrawn'
    where state = 'due'
      and exists (select from unnest(${causes}::text[]) cause where starts_with(once_key, cause))`.execute(trx);
}

/**
 * Claims the message that has been due the longest, for one worker only. It is due again only when an attempt must have
 * ended by then, so a worker that is killed in between delays it.
 * @returns null when nothing is due
 */
export async function takeDueMessage(db: Db, channel: NewMessage['channel'], now: Date): Promise<DueMessage | null> {
  const due = await sql<DueMessage>`
    update messages m set tries = tries + 1,
      next_try_at = ${now}::timestamptz + make_interval(secs => ${TAKEN_SECONDS[channel]})
    where m.id = (select id from messages where state = 'due' and channel = ${channel} and next_try_at <= ${now}
        and expires_at > ${now} order by next_try_at limit 1 for update skip locked)
    returning m.id, m.kind, m.recipient, m.locale, m.data, m.secret, m.tries as attempts`.execute(db);
  return due.rows[0] ?? null;
}

/** Records that a message was delivered to its provider, and deletes its secret. */
export async function closeSent(db: Db, id: string): Promise<void> {
  await sql`update messages set state = 'sent', closed_at = now(), secret = null, last_error = null
    where id = ${id} and state = 'due'`.execute(db);
}

/**
 * Records a permanent failure of a message, and deletes its secret. @param replacedBy channel of what is sent instead
 * @returns false: it was closed before, as one that is withdrawn is
 */
export async function closeRefused(
  db: Db | Trx,
  id: string,
  why: string,
  replacedBy: 'email' | null = null,
): Promise<boolean> {
  const replaced = replacedBy === null ? {} : { replacedBy };
  const closed = await sql`update messages set state = 'failed', closed_at = now(), secret = null, last_error = ${why},
      data = data || ${JSON.stringify(replaced)}::jsonb
    where id = ${id} and state = 'due'`.execute(db);
  return closed.numAffectedRows === 1n;
}

/** Schedules the next attempt of a message that was not accepted; the delay grows with the attempts. */
export async function recordFailedAttempt(db: Db, id: string, why: string, attemptedAt: Date): Promise<void> {
  await sql`update messages m set last_error = ${why.slice(0, 500)}, next_try_at = ${attemptedAt}::timestamptz
      + make_interval(secs => (${RETRY_AFTER_SECONDS}::int[])[least(m.tries, ${RETRY_AFTER_SECONDS.length})])
    where id = ${id} and state = 'due'`.execute(db);
}

/**
 * Expires messages that are past their lifetime, and purges messages 90 days after they were closed. For the worker.
 * @returns how many expired undelivered
 */
export async function expireMessages(db: Db, now = new Date()): Promise<number> {
  const late = await sql`update messages set state = 'expired', closed_at = now(), secret = null
    where state = 'due' and expires_at <= ${now}`.execute(db);
  await sql`delete from messages where closed_at < ${now}::timestamptz - interval '90 days'`.execute(db);
  return Number(late.numAffectedRows ?? 0n);
}
