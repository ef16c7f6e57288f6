import type { VisitReminders } from '@aksamit/contracts';
import { sql } from 'kysely';
import { invalidFields } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';

/**
 * Sets how a customer is reminded of visits. SMS go to a verified phone only: another one may be somebody else's. Source:
 * docs/decisions/0229. @throws 422 on `visitReminders` without such a phone
 */
export async function setVisitReminders(trx: Trx, userId: string, choice: VisitReminders): Promise<void> {
  const needsPhone = choice === 'sms' || choice === 'both';
  const set = await sql`update users set visit_reminders = ${choice}
    where id = ${userId} and deleted_at is null and (not ${needsPhone}::boolean or phone_verified_at is not null)`.execute(
    trx,
  );
  // A user deleted meanwhile is found by what reads the profile next.
  if (set.numAffectedRows === 0n && needsPhone) throw invalidFields({ visitReminders: ['phone_not_verified'] });
}
