import type { profileRequest, User } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields, unauthorized } from '../../../platform/api-error';
import { type Db, inTransaction, type Trx, violatedConstraint } from '../../../platform/database';
import type { PageLocale } from '../../../platform/page-address';
import { limitAttempts } from '../../../platform/rate-counter';
import type { UserActor } from '../../../platform/request-context';
import { localOf } from '../../booking/slots';
import { peopleError } from '../errors';
import { findTaken, findUser } from './account-queries';
import { dropPending, waitForEmail, waitForPhone } from './pending-contact';
import { contactInUse } from './register-user';
import { replaceSession } from './session-queries';

/** Each mails an address that may belong to anybody. */
const EMAIL_CHANGES_PER_HOUR = 5;
const FRESH_LOGIN_MS = 15 * 60_000;

/** @throws 403 fresh_login_required when the login is older than 15 minutes */
export function requireFreshLogin(actor: UserActor, now: Date): void {
  if (now.getTime() - Date.parse(actor.authenticatedAt) > FRESH_LOGIN_MS) throw peopleError('403 fresh_login_required');
}

/**
 * Changes the profile; omitted fields stay. A changed e-mail or phone is pending until it is confirmed: the new address
 * receives a link, the new number its code on request. Sending the current one again cancels the change.
 * @param limits times the limit on changes of the e-mail
 * @throws 403 fresh_login_required, 429, 422 email_in_use, phone_in_use, or on prefferedLocation, dateBirth
 */
export async function updateProfile(
  db: Db,
  actor: UserActor,
  input: z.output<typeof profileRequest>,
  now: Date,
  page: PageLocale,
  limits = 1,
): Promise<{ user: User; authToken: string }> {
  try {
    return await inTransaction(db, async (trx) => {
      await sql`select from users where id = ${actor.userId} for update`.execute(trx);
      const before = await findUser(trx, actor.userId);
      if (!before) throw unauthorized();
      const after = { ...before, ...withoutUndefined(input) };
      after.email = after.email.toLowerCase();
      const emailChanged = after.email !== before.email;
      const phoneChanged = after.phone !== before.phone || after.phonePrefix !== before.phonePrefix;
      if (emailChanged || phoneChanged) {
        requireFreshLogin(actor, now);
        const taken = await findTaken(trx, after, actor.userId);
        if (taken.email || taken.phone) throw contactInUse(taken);
      }
      if (input.prefferedLocation && !/^[1-9]\d{0,17}$/.test(input.prefferedLocation)) {
        throw invalidFields({ prefferedLocation: ['not_allowed'] });
      }
      // The age on the day of a visit follows from it: a typing error must not make the customer a child.
      if (input.dateBirth && input.dateBirth > localOf(now).date) throw invalidFields({ dateBirth: ['not_born_yet'] });
      await sql`update users set first_name = ${after.firstName}, last_name = ${after.lastName},
        gender = ${after.gender}, date_birth = ${after.dateBirth}::date,
        preffered_location_id = ${after.prefferedLocation}::bigint where id = ${actor.userId}`.execute(trx);
      if (input.email !== undefined) await dropPending(trx, actor.userId, ['email']);
      if (input.phone !== undefined || input.phonePrefix !== undefined) await dropPending(trx, actor.userId, ['phone']);
      if (emailChanged) await limitEmailChanges(trx, actor.userId, limits);
      if (emailChanged) await waitForEmail(trx, before, after.email, page, now);
      if (phoneChanged) await waitForPhone(trx, actor.userId, after, now);
      const authToken = await replaceSession(trx, actor);
      const user = await findUser(trx, actor.userId);
      if (!user) throw unauthorized();
      return { user, authToken };
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_preffered_location_id_fkey') throw invalidFields({ prefferedLocation: ['not_allowed'] });
    throw error;
  }
}

// In the transaction: a change that is refused is not counted.
function limitEmailChanges(trx: Trx, userId: string, limits: number): Promise<void> {
  const limit = { key: `email-changes:${userId}`, limit: EMAIL_CHANGES_PER_HOUR, windowSeconds: 3600 };
  return limitAttempts(trx, limit, limits);
}

function withoutUndefined<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> };
function withoutUndefined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined));
}
