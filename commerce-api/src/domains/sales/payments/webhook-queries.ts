import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { peoplePolicies } from '../../people/policies';
import type { Disbelief } from './gateways/gateway';

/** An accepted webhook's text, for later questions; longer than any that gateways send. */
const STORED_CHARACTERS = 10_000;
/** Days for which counts of rejected webhooks are stored: (gateways x reasons) rows a day. */
const COUNTED_DAYS = 14;
const PURGED_AT_ONCE = 1000;

/** Stores a gateway's webhook with its outcome. Accepted ones only. */
export async function storeWebhook(db: Db, provider: string, payload: string, outcome: string): Promise<void> {
  await sql`insert into payment_notices (payment_provider, payload, outcome)
    values (${provider}, ${payload.slice(0, STORED_CHARACTERS)}, ${outcome})`.execute(db);
}

/** Counts rejected webhooks, with a hash of the latest: enough to detect an attack, or a wrong key. */
export async function countUnbelieved(
  db: Db,
  provider: string,
  { reason, payload, now }: { reason: Disbelief; payload: string; now: Date },
): Promise<void> {
  const hash = createHash('sha256').update(payload).digest();
  await sql`insert into unbelieved_notices as u (payment_provider, reason, day, latest_hash, latest_at)
    values (${provider}, ${reason}, (${now}::timestamptz at time zone 'UTC')::date, ${hash}, ${now})
    on conflict (payment_provider, reason, day) do update set count = u.count + 1, latest_hash = excluded.latest_hash,
      latest_at = excluded.latest_at`.execute(db);
}

/**
 * Purges webhooks with the end of their retention, since names and addresses of payers may be in them; those that earlier releases
 * stored without accepting them; and counts of rejected ones, after two weeks. For the worker. Source: readings.md,
 * "Clocks kept by the worker"; docs/decisions/0080.
 * @returns how many webhooks were purged
 */
export async function purgeOldWebhooks(db: Db, now = new Date()): Promise<number> {
  const { retentionYears } = peoplePolicies.everywhere;
  await sql`delete from unbelieved_notices
    where day < (${now}::timestamptz at time zone 'UTC')::date - ${COUNTED_DAYS}::int`.execute(db);
  const unbelieved = () =>
    sql`delete from payment_notices where id in (select id from payment_notices where outcome = 'notBelieved'
      limit ${PURGED_AT_ONCE})`.execute(db);
  const old = () =>
    sql`delete from payment_notices where id in (select id from payment_notices order by id limit ${PURGED_AT_ONCE})
      and received_at < ${now}::timestamptz - make_interval(years => ${retentionYears})`.execute(db);
  let purged = 0;
  for (const step of [unbelieved, old]) {
    for (let rows = PURGED_AT_ONCE; rows === PURGED_AT_ONCE; purged += rows) {
      rows = Number((await step()).numAffectedRows ?? 0n);
    }
  }
  return purged;
}
