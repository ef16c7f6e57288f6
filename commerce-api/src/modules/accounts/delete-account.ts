import type { LocaleCode } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';
import { ApiError, invalidFields, unauthorized } from '../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../platform/database';
import type { UserActor } from '../../platform/request-context';
import { releaseUserHolds } from '../bookings';
import { queueMessage } from '../messages';
import { findPasswordHash, findUser } from './account-queries';
import { useCode } from './one-time-code';
import { isPassword } from './password';
import { closeAllSessions } from './session-queries';

/**
 * Deletes the account: sessions, profile, cart with its held slots and waiting places go, orders, forms and consents stay
 * as the law asks (with the data that each order was made with, but no longer as this person's). Opinions stay under an
 * initial. E-mail and phone are free again.
 * @throws 401 without the account, 403 fresh_login_required with neither, 422 on `password` or `code`
 */
export async function deleteAccount(
  db: Db,
  { userId }: UserActor,
  proof: { password?: string | undefined; code?: string | undefined },
  context: { secret: string; locale: LocaleCode; now: Date },
): Promise<void> {
  await requireProof(db, userId, proof, context);
  await inTransaction(db, (trx) => removeAccount(trx, userId, context));
}

/** Takes an account away, inside a transaction; says so by e-mail. @throws 401 when it is gone already */
export async function removeAccount(
  trx: Trx,
  userId: string,
  context: { locale: LocaleCode; now: Date },
): Promise<void> {
  await sql`select from users where id = ${userId} for update`.execute(trx);
  const user = await findUser(trx, userId);
  if (!user) throw unauthorized();
  await closeAllSessions(trx, userId);
  await releaseUserHolds(trx, userId);
  await sql`delete from waiting_list where user_id = ${userId}`.execute(trx);
  await sql`delete from cart_items where cart_id in (select id from carts where user_id = ${userId}
    and state = 'open')`.execute(trx);
  await sql`update orders set user_id = null, is_unlinked = true where user_id = ${userId}`.execute(trx);
  await sql`update leads set user_id = null where user_id = ${userId}`.execute(trx);
  await sql`update opinions set user_id = null, author_name = upper(left(author_name, 1)) || '.'
    where user_id = ${userId}`.execute(trx);
  await sql`delete from email_tokens where user_id = ${userId}`.execute(trx);
  await sql`delete from one_time_codes where user_id = ${userId}`.execute(trx);
  await sql`update users set deleted_at = ${context.now}, email = id || '@deleted.invalid', email_verified_at = null,
    password_hash = null, first_name = '-', last_name = '-', gender = null, date_birth = null, phone_prefix = '0',
    phone = '000000', phone_verified_at = null, preffered_location_id = null, invoice = null,
    pending_email = null, pending_email_at = null, pending_phone_prefix = null, pending_phone = null,
    pending_phone_at = null
    where id = ${userId}`.execute(trx);
  await queueMessage(trx, {
    onceKey: `accountDeleted:${userId}`,
    channel: 'email',
    kind: 'accountDeleted',
    to: user.email,
    locale: context.locale,
    data: { values: { firstName: user.firstName } },
  });
}

async function requireProof(
  db: Db,
  userId: string,
  { password, code }: { password?: string | undefined; code?: string | undefined },
  context: { secret: string; now: Date },
): Promise<void> {
  if (password !== undefined) {
    if (await isPassword(password, await findPasswordHash(db, userId))) return;
    throw invalidFields({ password: ['wrong_password'] });
  }
  if (code !== undefined) {
    if (await inTransaction(db, (trx) => useCode(trx, userId, 'login', code, context))) return;
    throw invalidFields({ code: ['invalid_code'] });
  }
  throw new ApiError(403, 'fresh_login_required');
}
