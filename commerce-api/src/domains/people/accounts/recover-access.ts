/** Ways into an account without its password: a link by e-mail, a code by SMS. */
import type { LocaleCode, User } from '@aksamit/contracts';
import { sql } from 'kysely';
import { unauthorized } from '../../../platform/api-error';
import { forgiveAttempt, takeTurn, waitForTurn } from '../../../platform/attempt-pace';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import type { PageLocale } from '../../../platform/page-address';
import { peopleError } from '../errors';
import { findCredentials, findUser } from './account-queries';
import { refuseCommonPassword } from './common-passwords';
import { findTokenOwner, sendTokenMail, useToken } from './email-tokens';
import { type CallingBrowser, knownBrowserId } from './known-browser';
import type { LoginAttempt } from './log-in';
import { loginLanes } from './login-lanes';
import { type CodeOwner, sendCode, useCode } from './one-time-code';
import { hasSecondFactor, passSecondFactor } from './pass-second-factor';
import { hashPassword } from './password';
import { dropPending } from './pending-contact';
import { closeAllSessions, openSession } from './session-queries';

export interface ProofContext {
  /** Keys the hashes of codes. */
  secret: string;
  locale: LocaleCode;
  now: Date;
}

type Session = { user: User; authToken: string };
export interface PhoneNumber {
  phonePrefix: string;
  phone: string;
}

async function findVerifiedPhone(db: Db, { phonePrefix, phone }: PhoneNumber): Promise<CodeOwner | null> {
  const found = await sql<CodeOwner>`select id as "userId", phone_prefix as "phonePrefix", phone from users
    where phone_prefix = ${phonePrefix} and phone = ${phone} and phone_verified_at is not null
      and deleted_at is null`.execute(db);
  return found.rows[0] ?? null;
}

/** Sends a login code when the number is a user's verified one; the response does not reveal whether it is. */
export async function requestLoginCode(
  db: Db,
  number: PhoneNumber,
  browser: CallingBrowser,
  context: ProofContext,
): Promise<void> {
  const owner = await findVerifiedPhone(db, number);
  const asker = owner && { knownBrowserId: knownBrowserId(browser, owner.userId) };
  if (owner) await inTransaction(db, (trx) => sendCode(trx, owner, 'login', { ...context, ...asker }));
}

/**
 * The calling browser's id for the account of an address; null when it never logged in there, or there is no account.
 */
export async function knownBrowserOf(db: Db, email: string, browser: CallingBrowser): Promise<string | null> {
  const credentials = await findCredentials(db, email);
  return credentials && knownBrowserId(browser, credentials.id);
}

/**
 * Waits for the attempt's turn. A second factor is required as well of those who have one.
 * @throws what `passSecondFactor` does; 429 attempts_slowed; 401 invalid_code, alike for an unknown number, a wrong
 * code,
 *   an old one and too many attempts
 */
export async function logInByCode(
  db: Db,
  number: PhoneNumber,
  { code, secondFactorCode }: { code: string; secondFactorCode?: string | undefined },
  { browser, address, now, factor, ending }: LoginAttempt,
  context: ProofContext,
): Promise<Session> {
  const owner = await findVerifiedPhone(db, number);
  const browserId = owner && knownBrowserId(browser, owner.userId);
  const account = `+${number.phonePrefix}${number.phone}`;
  const lanes = loginLanes({ account, address, knownBrowserId: browserId }, factor);
  const guesser =
    browserId === null ? { key: `address:${address}`, isKnown: false } : { key: `browser:${browserId}`, isKnown: true };
  await waitForTurn(await takeTurn(db, lanes, now), ending);
  /** Whether the code is right. Sent to a number that is no longer this person's, it proves nothing. */
  const isRight = async (trx: Trx, userId: string, isReusable: boolean) => {
    const sentTo = await useCode(trx, userId, 'login', code, { ...context, guesser, isReusable });
    return sentTo?.phone === number.phone && sentTo.phonePrefix === number.phonePrefix;
  };
  let secondFactorAt: Date | null = null;
  if (owner && (await hasSecondFactor(db, owner.userId))) {
    // Consumed with the second factor only: a user who has yet to enter that one needs no other code by SMS.
    if (!(await inTransaction(db, (trx) => isRight(trx, owner.userId, true)))) throw peopleError('401 invalid_code');
    await forgiveAttempt(db, lanes);
    const asked = { code: secondFactorCode, codeSecret: context.secret, locale: context.locale, now };
    if (await passSecondFactor(db, owner.userId, asked)) secondFactorAt = now;
  }
  const session = owner
    ? await inTransaction(db, async (trx) => {
        const user = (await isRight(trx, owner.userId, false)) ? await findUser(trx, owner.userId) : null;
        return user && { user, authToken: await openSession(trx, user.id, { secondFactorAt }) };
      })
    : null;
  if (!session) throw peopleError('401 invalid_code');
  if (!secondFactorAt) await forgiveAttempt(db, lanes);
  return session;
}

/** Sends a link for a new password when the address is a user's; the response does not reveal whether it is. */
export async function requestPasswordReset(db: Db, email: string, page: PageLocale): Promise<void> {
  const found = await sql<{ userId: string; email: string; firstName: string }>`
    select id as "userId", email, first_name as "firstName" from users
    where email = lower(${email}) and deleted_at is null`.execute(db);
  const user = found.rows[0];
  if (user) await inTransaction(db, (trx) => sendTokenMail(trx, user, 'password', page));
}

/**
 * Sets the password by a link, ends every session and opens one. Where the link is the first proof of the address,
 * another person may have made the account with their own phone: that phone must be verified again. A second factor is
 * required first of those who have one.
 * @throws what `passSecondFactor` does; 422 link_invalid; 422 on `password` for a common one, which does not consume
 * the
 *   link
 */
export async function resetPassword(
  db: Db,
  { token, password, secondFactorCode }: { token: string; password: string; secondFactorCode?: string | undefined },
  { secret, locale, now }: ProofContext,
): Promise<Session> {
  const ownerId = await findTokenOwner(db, token, 'password', now);
  const asked = { code: secondFactorCode, codeSecret: secret, locale, now };
  const isPassed = ownerId !== null && (await passSecondFactor(db, ownerId, asked));
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    const proof = await useToken(trx, token, 'password', now);
    if (proof === null) throw peopleError('422 link_invalid', { fields: { token: ['link_invalid'] } });
    const { userId, isFirstProof } = proof;
    const user = await findUser(trx, userId);
    if (!user) throw unauthorized();
    refuseCommonPassword(password, user);
    await sql`update users set password_hash = ${passwordHash},
      phone_verified_at = case when not ${isFirstProof}::boolean then phone_verified_at end
      where id = ${userId}`.execute(trx);
    // An earlier intruder must not keep access by a contact of their own.
    await dropPending(trx, userId, ['email', 'phone']);
    await closeAllSessions(trx, userId);
    const changed = await findUser(trx, userId);
    if (!changed) throw unauthorized();
    return { user: changed, authToken: await openSession(trx, userId, { secondFactorAt: isPassed ? now : null }) };
  });
}
