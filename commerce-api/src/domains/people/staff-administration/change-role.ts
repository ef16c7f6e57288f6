import type { UserRole } from '@aksamit/contracts';
import type { StaffUser } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { invalidFields, notFound } from '../../../platform/api-error';
import { type Trx, violatedConstraint } from '../../../platform/database';
import { purgeEndedSessions } from '../accounts';
import { revokeKeysOf } from '../api-keys';
import { peopleError } from '../errors';
import { findStaffUser } from './user-queries';

/**
 * Gives a user another role, with the salons that the role staff works for. It takes effect with the user's next call.
 * The API keys of an admin who becomes something else are revoked. Nobody changes their own role, and the last admin stays one, also when two admins degrade each other at once.
 * @throws 404, 409 own_role or last_admin, 422 for an unknown salon
 */
export async function changeRole(
  trx: Trx,
  actorId: string,
  userId: string,
  change: { role: UserRole; locationIds: string[] },
): Promise<{ before: StaffUser; after: StaffUser }> {
  if (actorId === userId) throw peopleError('409 own_role');
  // All admins and the user, locked in one order: the count below stays true.
  const locked = await sql<{ id: string; role: UserRole }>`select id, role from users
    where deleted_at is null and (role = 'admin' or id = ${userId}) order by id for update`.execute(trx);
  const before = await findStaffUser(trx, userId);
  if (!before) throw notFound();
  const otherAdmins = locked.rows.filter((row) => row.role === 'admin' && row.id !== userId);
  // The caller was an admin when the call began; another admin may have changed that since.
  if (!otherAdmins.some((row) => row.id === actorId)) throw peopleError('409 last_admin');
  // A session that is too old for staff does not become valid again for a customer.
  await purgeEndedSessions(trx, userId);
  await sql`update users set role = ${change.role} where id = ${userId}`.execute(trx);
  if (before.role === 'admin' && change.role !== 'admin') await revokeKeysOf(trx, userId, actorId);
  await sql`delete from staff_locations where user_id = ${userId}`.execute(trx);
  try {
    await sql`insert into staff_locations (user_id, location_id)
      select ${userId}::uuid, l from unnest(${change.locationIds}::bigint[]) l on conflict do nothing`.execute(trx);
  } catch (error) {
    if (violatedConstraint(error) === 'staff_locations_location_id_fkey') {
      throw invalidFields({ locationIds: ['not_allowed'] });
    }
    throw error;
  }
  const after = await findStaffUser(trx, userId);
  if (!after) throw notFound();
  return { before, after };
}
