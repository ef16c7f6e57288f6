import type { registerRequest, User } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { ApiError } from '../../../platform/api-error';
import { type Db, inTransaction, violatedConstraint } from '../../../platform/database';
import type { PageLocale } from '../../../platform/page-address';
import { peopleError } from '../errors';
import { findTaken, findUser } from './account-queries';
import { refuseCommonPassword } from './common-passwords';
import { recordConsents, requireRegulations } from './consents';
import { sendTokenMail } from './email-tokens';
import { hashPassword } from './password';
import { openSession } from './session-queries';

/** 422 email_in_use or phone_in_use, with the field's message. */
export function contactInUse(taken: { email: boolean; phone: boolean }): ApiError {
  return peopleError(taken.email ? '422 email_in_use' : '422 phone_in_use', {
    fields: {
      ...(taken.email ? { email: ['email_in_use'] } : {}),
      ...(taken.phone ? { phone: ['phone_in_use'] } : {}),
    },
  });
}

/**
 * Makes an account, logs it in, and mails the link that verifies its address.
 * @throws 422 email_in_use, phone_in_use, on `agrees` without the regulations, on `password` for a common one
 */
export async function registerUser(
  db: Db,
  marketId: string,
  input: z.output<typeof registerRequest>,
  page: PageLocale,
): Promise<{ user: User; authToken: string }> {
  requireRegulations(input.agrees);
  refuseCommonPassword(input.password, input);
  const taken = await findTaken(db, input, null);
  if (taken.email || taken.phone) throw contactInUse(taken);
  const passwordHash = await hashPassword(input.password);
  try {
    return await inTransaction(db, async (trx) => {
      const inserted = await sql<{ id: string }>`
        insert into users (market_id, email, password_hash, first_name, last_name, gender, phone_prefix, phone)
        values (${marketId}, lower(${input.email}), ${passwordHash}, ${input.firstName}, ${input.lastName},
          ${input.gender ?? null}, ${input.phonePrefix}, ${input.phone})
        returning id`.execute(trx);
      const userId = inserted.rows[0]?.id ?? '';
      await recordConsents(trx, { userId, orderId: null }, input.agrees, 'registration');
      const authToken = await openSession(trx, userId);
      const user = await findUser(trx, userId);
      if (!user) throw new Error('Failed to register: the new account cannot be read. Look at the users table.');
      const { email, firstName } = user;
      await sendTokenMail(trx, { userId, email, firstName }, 'activation', page);
      return { user, authToken };
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_one_email') throw contactInUse({ email: true, phone: false });
    throw error;
  }
}
