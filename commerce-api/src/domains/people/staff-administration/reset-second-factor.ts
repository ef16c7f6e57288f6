import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { closeAllSessions, dropSecondFactor, mailSecondFactor } from '../accounts';
import { peopleError } from '../errors';

/**
 * Removes the second factor of a user who has lost it; their sessions end, and they are notified. Never one's own: that
 * is removed in the settings, with a fresh login.
 * @throws 404 without one, 409 own_second_factor
 */
export async function resetSecondFactor(trx: Trx, actorId: string, userId: string, locale: LocaleCode): Promise<void> {
  if (actorId === userId) throw peopleError('409 own_second_factor');
  await sql`select from users where id = ${userId} for update`.execute(trx);
  if (!(await dropSecondFactor(trx, userId))) throw notFound();
  await closeAllSessions(trx, userId);
  await mailSecondFactor(trx, userId, 'secondFactorReset', locale);
}
