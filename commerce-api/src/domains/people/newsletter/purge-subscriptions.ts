/** Ends of what the newsletter stores about addresses, for the worker. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { peoplePolicies } from '../policies';

/** Purges requests that nobody confirmed in time: their address may be somebody else's. */
export async function purgeUnconfirmedSubscriptions(db: Db, now = new Date()): Promise<void> {
  await sql`delete from newsletter_subscriptions where confirmed_at is null and token_expires_at < ${now}`.execute(db);
}

/** Purges ended subscriptions when nothing has to be proven with them any more, as other consents. */
export async function purgeEndedSubscriptions(db: Db, now = new Date()): Promise<void> {
  const { retentionYears } = peoplePolicies.everywhere;
  await sql`delete from newsletter_subscriptions
    where ended_at < ${now}::timestamptz - make_interval(years => ${retentionYears})`.execute(db);
}
