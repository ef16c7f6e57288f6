import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { durationText } from '../../../platform/duration-text';
import { type PageLocale, pageAddress } from '../../../platform/page-address';
import { countAttempt } from '../../../platform/rate-counter';
import { hashToken, newToken } from '../../../platform/secret-token';
import { queueMessage } from '../../operations/messages';
import { peoplePolicies } from '../policies';
import { cancellationToken } from './cancellation-token';

export interface SubscriptionRequest {
  marketId: string;
  email: string;
  textVersion: string;
  /** Path of the page with the form. */
  source: string;
  /** Network address of the sender; stored as a keyed hash. */
  address: string;
}

export interface NewsletterContext {
  /** Keys hashes and tokens. */
  secret: string;
  page: PageLocale;
  now: Date;
}

const MAILS_A_DAY = 3;
const DAY = 86_400;
/** A form that was sent twice: the first link is on its way. */
const REPEATED_SECONDS = 60;

/**
 * Stores a request and mails the link that confirms it; to a subscriber that there already is a subscription. An address
 * receives three e-mails a day at most, and nothing that was typed but the address is used in them: anybody can type any.
 */
export async function requestSubscription(
  trx: Trx,
  request: SubscriptionRequest,
  context: NewsletterContext,
): Promise<void> {
  const email = request.email.toLowerCase();
  const counted = { key: `newsletter:${email}`, limit: MAILS_A_DAY, windowSeconds: DAY };
  const existing = await sql<{ id: string; isActive: boolean }>`select id, confirmed_at is not null as "isActive"
    from newsletter_subscriptions where market_id = ${Number(request.marketId)} and email = ${email}
      and ((confirmed_at is not null and ended_at is null)
        or (confirmed_at is null and created_at > ${context.now}::timestamptz - make_interval(secs => ${REPEATED_SECONDS})))
    order by "isActive" desc limit 1`.execute(trx);
  const [found] = existing.rows;
  if (found && !found.isActive) return;
  if ((await countAttempt(trx, counted)).count > MAILS_A_DAY) return;
  if (found) await mailExisting(trx, { id: found.id, email }, context);
  else await mailConfirmation(trx, { ...request, email }, context);
}

async function mailConfirmation(
  trx: Trx,
  { marketId, email, textVersion, source, address }: SubscriptionRequest,
  { secret, page, now }: NewsletterContext,
): Promise<void> {
  const token = newToken();
  const { newsletterConfirmationHours } = peoplePolicies.everywhere;
  const seconds = newsletterConfirmationHours * 3600;
  const addressHash = createHmac('sha256', secret).update(`consent.${address}`).digest();
  const made = await sql<{ id: string }>`insert into newsletter_subscriptions (market_id, locale, email, text_version,
      source, address_hash, token_hash, token_expires_at, created_at)
    values (${Number(marketId)}, ${page.locale}, ${email}, ${textVersion}, ${source}, ${addressHash}, ${hashToken(token)},
      ${now}::timestamptz + make_interval(secs => ${seconds}), ${now})
    returning id`.execute(trx);
  await queueMessage(trx, {
    onceKey: `newsletterConfirmation:${made.rows[0]?.id}`,
    channel: 'email',
    kind: 'newsletterConfirmation',
    to: email,
    locale: page.locale,
    data: {
      values: { hours: durationText('hours', newsletterConfirmationHours, page.locale) },
      path: `${pageAddress('content/newsletter-confirmation', page)}?token=`,
    },
    secret: token,
    usefulSeconds: seconds,
  });
}

async function mailExisting(
  trx: Trx,
  { id, email }: { id: string; email: string },
  { secret, page, now }: NewsletterContext,
): Promise<void> {
  await queueMessage(trx, {
    onceKey: `newsletterExisting:${id}:${now.toISOString()}`,
    channel: 'email',
    kind: 'newsletterExisting',
    to: email,
    locale: page.locale,
    data: { values: {}, ...cancellationPaths(page) },
    secret: cancellationToken(secret, id),
  });
}

/** Link and one-click address (RFC 8058) that end a subscription; the e-mail's secret is its token. */
export const cancellationPaths = (page: PageLocale) => ({
  path: `${pageAddress('content/newsletter-cancellation', page)}?token=`,
  oneClickPath: '/api/newsletter-subscriptions/one-click?token=',
});
