/** Proofs that an e-mail address and a phone number are the customer's own. */
import type { LocaleCode, User } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';
import { ApiError, invalidFields, unauthorized } from '../../platform/api-error';
import { type Db, inTransaction, violatedConstraint } from '../../platform/database';
import { findUser } from './account-queries';
import { sendTokenMail, useToken } from './email-tokens';
import { linkGuestOrders } from './link-guest-orders';
import { sendCode, useCode } from './one-time-code';
import type { ProofContext } from './recover-access';
import { contactInUse } from './register-user';

/** Sends the activation link again, unless the address is verified. */
export async function requestActivation(
  db: Db,
  userId: string,
  link: { prefix: string; locale: LocaleCode },
): Promise<void> {
  const user = await findUser(db, userId);
  if (!user || user.emailVerifiedAt) return;
  const { email, firstName } = user;
  await inTransaction(db, (trx) => sendTokenMail(trx, { userId, email, firstName }, 'activation', link));
}

/** @throws 422 link_invalid */
export async function activate(db: Db, token: string, now: Date): Promise<User> {
  return inTransaction(db, async (trx) => {
    const userId = await useToken(trx, token, 'activation', now);
    const user = userId === null ? null : await findUser(trx, userId);
    if (!user) throw new ApiError(422, 'link_invalid', { fields: { token: ['link_invalid'] } });
    return user;
  });
}

/** Sends a code to the profile's number, unless it is verified. */
export async function requestPhoneCode(db: Db, userId: string, context: ProofContext): Promise<void> {
  const user = await findUser(db, userId);
  if (!user || user.phoneVerifiedAt) return;
  const { phonePrefix, phone } = user;
  await inTransaction(db, (trx) => sendCode(trx, { userId, phonePrefix, phone }, 'phone', context));
}

/**
 * Verifies the phone by its code; earlier orders that were made with it as a guest become the customer's.
 * @throws 422 on `code`; 422 phone_in_use when somebody else has verified the number meanwhile
 */
export async function verifyPhone(db: Db, userId: string, code: string, context: ProofContext): Promise<User> {
  try {
    const isVerified = await inTransaction(db, async (trx) => {
      const sentTo = await useCode(trx, userId, 'phone', code, context);
      if (!sentTo) return false;
      const updated = await sql`update users set phone_verified_at = ${context.now} where id = ${userId}
        and phone_prefix = ${sentTo.phonePrefix} and phone = ${sentTo.phone}`.execute(trx);
      if (updated.numAffectedRows !== 1n) return false;
      await linkGuestOrders(trx, userId, sentTo);
      return true;
    });
    if (!isVerified) throw invalidFields({ code: ['invalid_code'] });
  } catch (error) {
    if (violatedConstraint(error) === 'users_one_verified_phone') throw contactInUse({ email: false, phone: true });
    throw error;
  }
  const user = await findUser(db, userId);
  if (!user) throw unauthorized();
  return user;
}
