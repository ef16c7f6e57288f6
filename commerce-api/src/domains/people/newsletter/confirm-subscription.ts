import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { hashToken } from '../../../platform/secret-token';
import { queueMessage } from '../../operations/messages';
import { peopleError } from '../errors';
import { cancellationToken } from './cancellation-token';
import { cancellationPaths, type NewsletterContext } from './request-subscription';

/**
 * Makes a request a subscription and mails that it is one. The link may be used again while it is valid: a press that
 * was repeated finds what it asked for. @throws 422 link_invalid: unknown, expired, or the subscription has ended
 */
export async function confirmSubscription(trx: Trx, token: string, context: NewsletterContext): Promise<void> {
  const { secret, page, now } = context;
  const requested = await sql<{ id: string; email: string; marketId: number; isConfirmed: boolean }>`
    select id, email, market_id as "marketId", confirmed_at is not null as "isConfirmed" from newsletter_subscriptions
    where token_hash = ${hashToken(token)} and token_expires_at > ${now} and ended_at is null
    for update`.execute(trx);
  const [request] = requested.rows;
  if (!request) throw peopleError('422 link_invalid', { fields: { token: ['link_invalid'] } });
  if (request.isConfirmed) return;
  const { id, email, marketId } = request;
  // Two links of one address: one transaction after the other, so that the second finds the first one's subscription.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter:${marketId}:${email}`}, 0))`.execute(trx);
  const confirmed = await sql<{ id: string }>`update newsletter_subscriptions s set confirmed_at = ${now}
    where s.id = ${id} and not exists (select from newsletter_subscriptions o where o.market_id = s.market_id
      and o.email = s.email and o.confirmed_at is not null and o.ended_at is null)
    returning s.id`.execute(trx);
  if (confirmed.rows.length === 0) return;
  await queueMessage(trx, {
    onceKey: `newsletterWelcome:${id}`,
    channel: 'email',
    kind: 'newsletterWelcome',
    to: email,
    locale: page.locale,
    data: { values: {}, ...cancellationPaths(page) },
    secret: cancellationToken(secret, id),
  });
}
