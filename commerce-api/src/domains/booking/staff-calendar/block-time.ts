import type { BlockedTime, blockedTimeRequest } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import { type Trx, violatedConstraint } from '../../../platform/database';
import { isInScope, type SalonScope } from '../../people/staff';
import { bookingError } from '../errors';
import { blockedColumns } from './calendar-queries';

/**
 * Blocks a room, device or therapist for a while.
 * @throws 409 time_occupied when there are visits, 422 for a unit that is not the salon's
 */
export async function blockTime(
  trx: Trx,
  request: z.output<typeof blockedTimeRequest>,
  actorId: string,
): Promise<BlockedTime> {
  const { roomId = null, deviceId = null, therapistId = null } = request;
  try {
    const inserted = await sql<BlockedTime>`
      insert into blocked_times as b (location_id, room_id, device_id, therapist_id, during, reason, created_by)
      values (${request.locationId}, ${roomId}, ${deviceId}, ${therapistId},
        tstzrange(${request.startAt}::timestamptz, ${request.endAt}::timestamptz), ${request.reason}, ${actorId})
      returning ${blockedColumns}`.execute(trx);
    const made = inserted.rows[0];
    if (!made) throw new Error('Failed to block the time: nothing was written. Look at blocked_times.');
    return made;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'blocked_times_without_visits') throw bookingError('409 time_occupied');
    if (constraint?.startsWith('blocked_times_') && constraint.endsWith('_fkey')) {
      const field = roomId ? 'roomId' : deviceId ? 'deviceId' : 'therapistId';
      throw invalidFields({ [field]: ['not_allowed'] });
    }
    throw error;
  }
}

/** Opens a blocked time again. @returns its salon @throws 404 */
export async function unblockTime(trx: Trx, id: string, scope: SalonScope): Promise<string> {
  const found = await sql<{ locationId: string }>`select location_id::text as "locationId" from blocked_times
    where id = ${id} for update`.execute(trx);
  const locationId = found.rows[0]?.locationId;
  if (!locationId || !isInScope(scope, locationId)) throw notFound();
  await sql`delete from blocked_times where id = ${id}`.execute(trx);
  return locationId;
}
