/** Proofs that an e-mail address and a phone number are the customer's own. */
import type { LocaleCode, User } from '@aksamit/contracts';
import { unauthorized } from '../../../platform/api-error';
import { type Db, inTransaction, type Trx, violatedConstraint } from '../../../platform/database';
import type { PageLocale } from '../../../platform/page-address';
import type { PersonalData } from '../../../platform/personal-data';
import { peopleError } from '../errors';
import { findUser } from './account-queries';
import { sendTokenMail, useToken } from './email-tokens';
import { linkGuestOrders } from './link-guest-orders';
import { sendCode, useCode } from './one-time-code';
import { confirmEmail, confirmPhone } from './pending-contact';
import type { ProofContext } from './recover-access';
import { contactInUse } from './register-user';

/** Sends the link again that confirms a pending address, or the profile's unless it is verified. */
export async function requestActivation(db: Db, userId: string, page: PageLocale): Promise<void> {
  const user = await findUser(db, userId);
  if (!user || (user.emailVerifiedAt && !user.pendingEmail)) return;
  const { email, pendingEmail, firstName } = user;
  const purpose = pendingEmail ? 'emailChange' : 'activation';
  await inTransaction(db, (trx) =>
    sendTokenMail(trx, { userId, email: pendingEmail ?? email, firstName }, purpose, page),
  );
}

/**
 * Verifies the address that a link was sent to; a pending one becomes the current one.
 * @throws 422 link_invalid; 422 email_in_use when somebody else has taken the pending address meanwhile
 */
export async function activate(
  trx: Trx,
  token: string,
  { locale, now }: { locale: LocaleCode; now: Date },
): Promise<User> {
  try {
    const proof = await useToken(trx, token, 'activation', now);
    const userId = proof?.userId ?? (await confirmEmail(trx, token, locale, now));
    const user = userId === null ? null : await findUser(trx, userId);
    if (!user) throw peopleError('422 link_invalid', { fields: { token: ['link_invalid'] } });
    return user;
  } catch (error) {
    if (violatedConstraint(error) === 'users_one_email') throw contactInUse({ email: true, phone: false });
    throw error;
  }
}

/** Sends a code to the pending number, or to the profile's unless it is verified. */
export async function requestPhoneCode(db: Db, userId: string, context: ProofContext): Promise<void> {
  const user = await findUser(db, userId);
  if (!user || (user.phoneVerifiedAt && !user.pendingPhone)) return;
  const { phonePrefix, phone } = user.pendingPhone ?? user;
  await inTransaction(db, (trx) => sendCode(trx, { userId, phonePrefix, phone }, 'phone', context));
}

/**
 * Verifies the phone by its code; a pending one becomes the current one. Earlier guest orders with it become the
 * customer's.
 * @returns null for a wrong code, whose attempt is counted: the transaction must be committed
 * @throws 422 phone_in_use when somebody else has verified the number meanwhile
 */
export async function verifyPhone(
  trx: Trx,
  userId: string,
  code: string,
  context: ProofContext & { personalData: readonly PersonalData[] },
): Promise<User | null> {
  try {
    const sentTo = await useCode(trx, userId, 'phone', code, context);
    if (!sentTo) return null;
    if (!(await confirmPhone(trx, userId, sentTo, context))) return null;
    await linkGuestOrders(trx, userId, sentTo, context.personalData);
  } catch (error) {
    if (violatedConstraint(error) === 'users_one_verified_phone') throw contactInUse({ email: false, phone: true });
    throw error;
  }
  const user = await findUser(trx, userId);
  if (!user) throw unauthorized();
  return user;
}
