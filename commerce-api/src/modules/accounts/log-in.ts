import type { User } from '@aksamit/shared-kit/contracts';
import { ApiError } from '../../platform/api-error';
import type { Db } from '../../platform/database';
import { findCredentials, findUser } from './account-queries';
import { isPassword } from './password';
import { openSession } from './session-queries';

/**
 * @throws 401 invalid_credentials, alike for a wrong password and an unknown e-mail; 401 for a password that was replaced
 *   while it was checked: whoever replaced it has ended every session that it had opened
 */
export async function logIn(
  db: Db,
  input: { email: string; password: string },
): Promise<{ user: User; authToken: string }> {
  const credentials = await findCredentials(db, input.email);
  const isRight = await isPassword(input.password, credentials?.passwordHash ?? null);
  const user = isRight && credentials ? await findUser(db, credentials.id) : null;
  if (!user) throw new ApiError(401, 'invalid_credentials');
  return { user, authToken: await openSession(db, user.id, { passwordHash: credentials?.passwordHash ?? null }) };
}
