import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import { invalidFields, unauthorized } from '../../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { type PersonalData, personalDataOrder } from '../../../platform/personal-data';
import type { UserActor } from '../../../platform/request-context';
import { queueMessage } from '../../operations/messages';
import { peopleError } from '../errors';
import { findPasswordHash, findUser } from './account-queries';
import { useCode } from './one-time-code';
import { isPassword } from './password';
import { closeAllSessions } from './session-queries';

/**
 * Deletes the account: sessions, profile, carts with their held slots, waiting-list entries and unneeded files are
 * deleted; orders, visits, forms and consents are retained by law (with the data that each order was made with, but no
 * longer as this person's). Requests for a call are anonymized, opinions stay under an initial. E-mail and phone are free
 * again.
 * @throws 401 without the account, 403 fresh_login_required with neither, 409 last_admin, 422 on `password` (also when
 *   somebody replaced it while it was checked) or `code`
 */
export async function deleteAccount(
  db: Db,
  { userId }: UserActor,
  proof: { password?: string | undefined; code?: string | undefined },
  context: { secret: string; locale: LocaleCode; now: Date; personalData: readonly PersonalData[] },
): Promise<void> {
  const passwordHash = await requireProof(db, userId, proof, context);
  await inTransaction(db, async (trx) => {
    await lockAccount(trx, userId);
    if (passwordHash !== null && passwordHash !== (await findPasswordHash(trx, userId))) {
      throw invalidFields({ password: ['wrong_password'] });
    }
    await removeAccount(trx, userId, context);
  });
}

/**
 * Locks the account, and with an admin's all others': the last admin stays one, also when two are deleted at once.
 * @throws 409 last_admin
 */
async function lockAccount(trx: Trx, userId: string): Promise<void> {
  const locked = await sql<{ id: string; role: string }>`select id, role from users where deleted_at is null
    and (id = ${userId} or (role = 'admin' and exists (select from users u where u.id = ${userId} and u.role = 'admin')))
    order by id for update`.execute(trx);
  const isAdmin = locked.rows.some(({ id, role }) => id === userId && role === 'admin');
  const isLast = !locked.rows.some(({ id, role }) => id !== userId && role === 'admin');
  if (isAdmin && isLast) throw peopleError('409 last_admin');
}

/**
 * Deletes an account, inside a transaction, and confirms it by e-mail. Every domain deletes or anonymizes its own rows, by
 * its `personalData`; the account's row is locked before all of them. @throws 401 when it is already deleted
 */
export async function removeAccount(
  trx: Trx,
  userId: string,
  { locale, now, personalData }: { locale: LocaleCode; now: Date; personalData: readonly PersonalData[] },
): Promise<void> {
  const order = personalDataOrder(personalData);
  await sql`select from users where id = ${userId} for update`.execute(trx);
  const user = await findUser(trx, userId);
  if (!user) throw unauthorized();
  await closeAllSessions(trx, userId);
  for (const domain of order.purge) await domain.purge?.(trx, userId, now);
  await sql`delete from staff_locations where user_id = ${userId}`.execute(trx);
  for (const domain of order.change) await domain.anonymize?.(trx, userId);
  await sql`update leads set user_id = null where user_id = ${userId}`.execute(trx);
  await sql`delete from email_tokens where user_id = ${userId}`.execute(trx);
  await sql`delete from second_factors where user_id = ${userId}`.execute(trx);
  await sql`delete from one_time_codes where user_id = ${userId}`.execute(trx);
  await sql`update users set deleted_at = ${now}, email = id || '@deleted.invalid', email_verified_at = null,
    password_hash = null, first_name = '-', last_name = '-', gender = null, date_birth = null, phone_prefix = '0',
    phone = '000000', phone_verified_at = null, preffered_location_id = null, invoice = null,
    pending_email = null, pending_email_at = null, pending_phone_prefix = null, pending_phone = null,
    pending_phone_at = null, visit_reminders = 'email'
    where id = ${userId}`.execute(trx);
  await queueMessage(trx, {
    onceKey: `accountDeleted:${userId}`,
    channel: 'email',
    kind: 'accountDeleted',
    to: user.email,
    locale,
    data: { values: { firstName: user.firstName } },
  });
}

/** @returns hash of the password that proved it; null for a code */
async function requireProof(
  db: Db,
  userId: string,
  { password, code }: { password?: string | undefined; code?: string | undefined },
  context: { secret: string; now: Date },
): Promise<string | null> {
  if (password !== undefined) {
    const passwordHash = await findPasswordHash(db, userId);
    if (await isPassword(password, passwordHash)) return passwordHash;
    throw invalidFields({ password: ['wrong_password'] });
  }
  if (code !== undefined) {
    if (await inTransaction(db, (trx) => useCode(trx, userId, 'login', code, context))) return null;
    throw invalidFields({ code: ['invalid_code'] });
  }
  throw peopleError('403 fresh_login_required');
}
