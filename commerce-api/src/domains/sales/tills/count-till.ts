/** What people do with a till: its float, cash besides payments, its count, and what is found later. */
import type {
  tillClosingRequest,
  tillCorrectionRequest,
  tillFloatRequest,
  tillMovementRequest,
} from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { salesError } from '../errors';
import { makeTill } from './open-till';
import { expectedIn, type LockedTill, lockTill } from './till-queries';

/** Which till, who works on it, and when. */
export interface TillWork {
  locationId: string;
  date: string;
  actorId: string;
  now: Date;
}

/** @throws 422 on `date` for a day ahead */
async function workOn(trx: Trx, { locationId, date, now }: TillWork): Promise<LockedTill> {
  if (date > storeDateOf(now)) throw invalidFields({ date: ['day_ahead'] });
  await makeTill(trx, locationId, date);
  return lockTill(trx, locationId, date);
}

/** @throws 409 till_closed; till_changed when somebody set another float since; 422 on `date` */
export async function setFloat(
  trx: Trx,
  work: TillWork,
  { amount, amountBefore }: z.output<typeof tillFloatRequest>,
): Promise<void> {
  const till = await workOn(trx, work);
  if (till.isClosed) throw salesError('409 till_closed');
  if (till.openingFloat !== amountBefore) throw salesError('409 till_changed');
  await sql`update tills set opening_float = ${amount}, float_set_by = ${work.actorId}, float_set_at = ${work.now}
    where id = ${till.id}`.execute(trx);
}

/**
 * Records cash put into a till or taken out of it besides payments. A closing that has begun goes first.
 * @throws 409 till_closed; 422 on `date` for a day ahead
 */
export async function moveCash(
  trx: Trx,
  work: TillWork,
  { direction, amount, reason }: z.output<typeof tillMovementRequest>,
): Promise<void> {
  const till = await workOn(trx, work);
  if (till.isClosed) throw salesError('409 till_closed');
  await sql`insert into till_movements (till_id, amount, reason, made_by, made_at)
    values (${till.id}, ${direction === 'in' ? amount : -amount}, ${reason}, ${work.actorId}, ${work.now})`.execute(
    trx,
  );
}

/**
 * Closes a till with the cash as it was counted. Money that is being taken meanwhile is waited for: it is in, and then the
 * count is refused, or it goes into the next till.
 * @returns count minus what was expected, minor units
 * @throws 409 till_closed; till_changed when money came since it was shown; 422 on `reason` for a difference without one,
 *   on `date` for a day ahead
 */
export async function closeTill(
  trx: Trx,
  work: TillWork,
  { counted, expected, reason }: z.output<typeof tillClosingRequest>,
): Promise<number> {
  const till = await workOn(trx, work);
  if (till.isClosed) throw salesError('409 till_closed');
  const present = await expectedIn(trx, till.id);
  if (present !== expected) throw salesError('409 till_changed');
  if (counted !== present && reason === undefined) throw invalidFields({ reason: ['required'] });
  await sql`update tills set expected = ${present}, counted = ${counted}, reason = ${reason ?? null},
    closed_by = ${work.actorId}, closed_at = ${work.now} where id = ${till.id}`.execute(trx);
  return counted - present;
}

/** @throws 409 till_open; till_changed when somebody corrected it since; 422 on `date` */
export async function correctTill(
  trx: Trx,
  work: TillWork,
  { counted, note, correctionsBefore }: z.output<typeof tillCorrectionRequest>,
): Promise<void> {
  const till = await workOn(trx, work);
  if (!till.isClosed) throw salesError('409 till_open');
  const made = await sql<{ count: number }>`select count(*)::int as count from till_corrections
    where till_id = ${till.id}`.execute(trx);
  if (made.rows[0]?.count !== correctionsBefore) throw salesError('409 till_changed');
  await sql`insert into till_corrections (till_id, counted, note, made_by, made_at)
    values (${till.id}, ${counted}, ${note}, ${work.actorId}, ${work.now})`.execute(trx);
}
