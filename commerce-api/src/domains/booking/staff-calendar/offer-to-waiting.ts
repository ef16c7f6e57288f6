import { sql } from 'kysely';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { isInScope, type SalonScope } from '../../people/staff';
import { findAvailableSlot, localOf } from '../slots';
import { selectWaiting, sendOffer, WAITING_DAY_LOCK } from '../visits';

interface Offer {
  id: string;
  startAt: Date;
  now: Date;
}

/**
 * Offers a free time of the day to somebody who waits for it, by the e-mail that the worker sends as well. Nothing is
 * held. A time that is on offer to them already is not mailed again.
 * @returns the salon
 * @throws SlotTaken; 404 for another salon's entry and for none, alike; 422 for another day or a time that the salon
 *   never offers
 */
export async function offerToWaiting(trx: Trx, scope: SalonScope, { id, startAt, now }: Offer): Promise<string> {
  const seen = await sql<{ locationId: string; date: string }>`select location_id::text as "locationId",
      to_char(date, 'YYYY-MM-DD') as date from waiting_list where id = ${id}`.execute(trx);
  const day = seen.rows[0];
  if (!day || !isInScope(scope, day.locationId)) throw notFound();
  if (localOf(startAt).date !== day.date) throw invalidFields({ startAt: ['slot_not_offered'] });
  // The worker that offers this day goes first, and is seen.
  await sql`select pg_advisory_xact_lock(${WAITING_DAY_LOCK}, hashtext(${`${day.locationId} ${day.date}`}))`.execute(
    trx,
  );
  await sql`select from waiting_list where id = ${id} for update`.execute(trx);
  const [entry] = await selectWaiting(trx, sql`w.id = ${id}`);
  if (!entry) throw notFound();
  const { locationId, productId, userId, additionalVisitTime, isBeforeBuying } = entry;
  const market = { additionalVisitTime };
  const isBought = !isBeforeBuying;
  await findAvailableSlot(trx, { locationId, productId, userId, startAt, market, now, isBought });
  const isOnOffer = !entry.isOfferGone && Date.parse(entry.offeredStartAt ?? '') === startAt.getTime();
  if (!isOnOffer) await sendOffer(trx, entry, startAt, now);
  return locationId;
}
