import type { User } from '@aksamit/contracts';
import { sql } from 'kysely';
import { invalidFields, unauthorized } from '../../../platform/api-error';
import { type Db, inTransaction } from '../../../platform/database';
import type { UserActor } from '../../../platform/request-context';
import { findPasswordHash, findUser } from './account-queries';
import { refuseCommonPassword } from './common-passwords';
import { hashPassword, isPassword } from './password';
import { dropPending } from './pending-contact';
import { closeAllSessions, openSession } from './session-queries';

/**
 * Changes the password, ends every session and every link for a new password, cancels pending changes of contacts, and
 * opens a new session.
 * @throws 422 on currentPassword when it is wrong, also when another request replaced it during the check; 422 on
 * password
 *   for a common one
 */
export async function changePassword(
  db: Db,
  { userId, secondFactorAt }: UserActor,
  input: { currentPassword: string; password: string },
): Promise<{ user: User; authToken: string }> {
  const wrongPassword = invalidFields({ currentPassword: ['wrong_password'] });
  const currentHash = await findPasswordHash(db, userId);
  if (!(await isPassword(input.currentPassword, currentHash))) throw wrongPassword;
  const owner = await findUser(db, userId);
  if (!owner) throw unauthorized();
  refuseCommonPassword(input.password, owner);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(db, async (trx) => {
    const changed = await sql`update users set password_hash = ${passwordHash}
      where id = ${userId} and password_hash = ${currentHash}`.execute(trx);
    if (changed.numAffectedRows !== 1n) throw wrongPassword;
    await sql`delete from email_tokens where user_id = ${userId} and purpose = 'password'`.execute(trx);
    await dropPending(trx, userId, ['email', 'phone']);
    await closeAllSessions(trx, userId);
    const authToken = await openSession(trx, userId, { secondFactorAt });
    const user = await findUser(trx, userId);
    if (!user) throw unauthorized();
    return { user, authToken };
  });
}
