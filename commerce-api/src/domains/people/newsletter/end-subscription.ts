import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { peopleError } from '../errors';
import { subscriptionOf } from './cancellation-token';

/**
 * Ends the subscription of the address that a link was mailed to, also by an old link after a new subscription, and drops
 * its open requests. Succeeds when there is none. @throws 422 link_invalid for a token that the shop has not made
 */
export async function endSubscription(
  trx: Trx,
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const id = subscriptionOf(secret, token);
  if (id === null) throw peopleError('422 link_invalid', { fields: { token: ['link_invalid'] } });
  const ofAddress = sql`(market_id, email) = (select market_id, email from newsletter_subscriptions where id = ${id}::uuid)`;
  await sql`update newsletter_subscriptions set ended_at = ${now}
    where confirmed_at is not null and ended_at is null and ${ofAddress}`.execute(trx);
  await sql`delete from newsletter_subscriptions where confirmed_at is null and ${ofAddress}`.execute(trx);
}
