import type { LocaleCode, User } from '@aksamit/contracts';
import { forgiveAttempt, takeTurn, waitForTurn } from '../../../platform/attempt-pace';
import type { Db } from '../../../platform/database';
import { peopleError } from '../errors';
import { findCredentials, findUser } from './account-queries';
import { type CallingBrowser, knownBrowserId } from './known-browser';
import { loginLanes } from './login-lanes';
import { passSecondFactor } from './pass-second-factor';
import { isPassword } from './password';
import { openSession } from './session-queries';

/** The person who logs in, and when. */
export interface LoginAttempt {
  browser: CallingBrowser;
  address: string;
  locale: LocaleCode;
  now: Date;
  /** Times the attempts that wait for nothing. */
  factor: number;
  /** Ends a wait. */
  ending: AbortSignal;
}

/**
 * Waits for the attempt's turn; the right password passes however many were wrong before, and resets none of them. A
 * second factor is required of those who have one.
 * @throws what `passSecondFactor` does; 429 attempts_slowed; 401 invalid_credentials, alike for a wrong password and an
 *   unknown e-mail; 401 for a password replaced during the check: replacing it ended every session that it had opened
 */
export async function logIn(
  db: Db,
  input: { email: string; password: string; secondFactorCode?: string | undefined },
  { browser, address, locale, now, factor, ending }: LoginAttempt,
): Promise<{ user: User; authToken: string }> {
  const credentials = await findCredentials(db, input.email);
  const knownBrowser = credentials ? knownBrowserId(browser, credentials.id) : null;
  const lanes = loginLanes({ account: input.email.toLowerCase(), address, knownBrowserId: knownBrowser }, factor);
  await waitForTurn(await takeTurn(db, lanes, now), ending);
  const isRight = await isPassword(input.password, credentials?.passwordHash ?? null);
  const user = isRight && credentials ? await findUser(db, credentials.id) : null;
  if (!user) throw peopleError('401 invalid_credentials');
  await forgiveAttempt(db, lanes);
  const asked = { code: input.secondFactorCode, codeSecret: browser.secret, locale, now };
  const isPassed = await passSecondFactor(db, user.id, asked);
  return {
    user,
    authToken: await openSession(db, user.id, {
      passwordHash: credentials?.passwordHash ?? null,
      secondFactorAt: isPassed ? now : null,
    }),
  };
}
