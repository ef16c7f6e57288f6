/**
 * A changed e-mail or phone: it is pending until it is confirmed, the former one stays valid until then. Source:
 * readings.md, "Sessions, visitors, cookies".
 */
import { randomUUID } from 'node:crypto';
import type { LocaleCode, User } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { type PageLocale, pageAddress } from '../../../platform/page-address';
import { hashToken } from '../../../platform/secret-token';
import { queueMessage } from '../../operations/messages';
import { sendTokenMail } from './email-tokens';

/** An unconfirmed change expires. */
const DAYS_TO_CONFIRM = 7;

type Owner = Pick<User, 'id' | 'email' | 'firstName'>;

/**
 * Makes an address pending: it receives the link, the current address a notification. The user's row must be locked.
 */
export async function waitForEmail(
  trx: Trx,
  user: Owner,
  pendingEmail: string,
  page: PageLocale,
  now: Date,
): Promise<void> {
  await sql`update users set pending_email = ${pendingEmail}, pending_email_at = ${now}
    where id = ${user.id}`.execute(trx);
  await sendTokenMail(trx, { userId: user.id, email: pendingEmail, firstName: user.firstName }, 'emailChange', page);
  await queueMessage(trx, {
    onceKey: `emailChangeRequested:${randomUUID()}`,
    channel: 'email',
    kind: 'emailChangeRequested',
    to: user.email,
    locale: page.locale,
    data: { values: { firstName: user.firstName }, path: pageAddress('panel/settings', page) },
  });
}

/** Makes a number pending; its code is sent on request. The user's row must be locked. */
export async function waitForPhone(
  trx: Trx,
  userId: string,
  { phonePrefix, phone }: { phonePrefix: string; phone: string },
  now: Date,
): Promise<void> {
  await sql`update users set pending_phone_prefix = ${phonePrefix}, pending_phone = ${phone}, pending_phone_at = ${now}
    where id = ${userId}`.execute(trx);
}

/** Cancels pending changes: of the e-mail, of the phone, or both. */
export async function dropPending(trx: Trx, userId: string, kinds: readonly ('email' | 'phone')[]): Promise<void> {
  if (kinds.includes('email')) {
    await sql`update users set pending_email = null, pending_email_at = null where id = ${userId}`.execute(trx);
    await sql`delete from email_tokens where user_id = ${userId} and purpose = 'emailChange'`.execute(trx);
  }
  if (kinds.includes('phone')) {
    await sql`update users set pending_phone_prefix = null, pending_phone = null, pending_phone_at = null
      where id = ${userId}`.execute(trx);
  }
}

/**
 * Consumes a link sent to a pending address, which becomes the current and verified one. The former address is
 * notified.
 * @returns the user's id; null when the link is unknown, used, too old, or another address is pending by now
 */
export async function confirmEmail(trx: Trx, token: string, locale: LocaleCode, now: Date): Promise<string | null> {
  const known = await sql<{ userId: string }>`select user_id as "userId" from email_tokens
    where token_hash = ${hashToken(token)} and purpose = 'emailChange'`.execute(trx);
  const userId = known.rows[0]?.userId;
  if (userId === undefined) return null;
  const locked = await sql<Owner & { pendingEmail: string | null }>`select id, email, first_name as "firstName",
      pending_email as "pendingEmail" from users where id = ${userId} and deleted_at is null for update`.execute(trx);
  const before = locked.rows[0];
  const used = await sql`delete from email_tokens where token_hash = ${hashToken(token)} and purpose = 'emailChange'
    and expires_at > ${now} and email = ${before?.pendingEmail ?? null}`.execute(trx);
  if (!before || used.numAffectedRows !== 1n) return null;
  await sql`update users set email = pending_email, email_verified_at = ${now}, pending_email = null,
    pending_email_at = null where id = ${userId}`.execute(trx);
  // Links to the former address are invalid from now on.
  await sql`delete from email_tokens where user_id = ${userId}`.execute(trx);
  await queueMessage(trx, {
    onceKey: `emailChanged:${randomUUID()}`,
    channel: 'email',
    kind: 'emailChanged',
    to: before.email,
    locale,
    data: { values: { firstName: before.firstName } },
  });
  return userId;
}

/**
 * The number that a code was sent to is the customer's: the profile's is verified, a pending one becomes the current
 * one.
 * @returns false when neither is that number any more
 * @throws the database's refusal of `users_one_verified_phone`
 */
export async function confirmPhone(
  trx: Trx,
  userId: string,
  { phonePrefix, phone }: { phonePrefix: string; phone: string },
  { locale, now }: { locale: LocaleCode; now: Date },
): Promise<boolean> {
  const isWaiting = sql`(pending_phone_prefix = ${phonePrefix} and pending_phone = ${phone})`;
  const found = await sql<Owner & { isWaiting: boolean | null }>`select id, email, first_name as "firstName",
      ${isWaiting} as "isWaiting" from users where id = ${userId}
      and (${isWaiting} or (phone_prefix = ${phonePrefix} and phone = ${phone})) for update`.execute(trx);
  const user = found.rows[0];
  if (!user) return false;
  await sql`update users set phone_prefix = ${phonePrefix}, phone = ${phone}, phone_verified_at = ${now}
    where id = ${userId}`.execute(trx);
  if (!user.isWaiting) return true;
  await dropPending(trx, userId, ['phone']);
  await queueMessage(trx, {
    onceKey: `phoneChanged:${randomUUID()}`,
    channel: 'email',
    kind: 'phoneChanged',
    to: user.email,
    locale,
    data: { values: { firstName: user.firstName } },
  });
  return true;
}

/** Purges changes that were not confirmed within seven days. For the worker. */
export async function purgePendingContacts(db: Db, now = new Date()): Promise<void> {
  const isOld = (column: 'pending_email_at' | 'pending_phone_at') =>
    sql`${sql.ref(column)} < ${now}::timestamptz - make_interval(days => ${DAYS_TO_CONFIRM})`;
  await sql`update users set pending_email = null, pending_email_at = null
    where ${isOld('pending_email_at')}`.execute(db);
  await sql`update users set pending_phone_prefix = null, pending_phone = null, pending_phone_at = null
    where ${isOld('pending_phone_at')}`.execute(db);
}
