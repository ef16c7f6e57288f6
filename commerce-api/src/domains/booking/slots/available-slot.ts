/** A slot that is free, or was a moment ago. */
import type { Market } from '@aksamit/contracts';
import { addDays } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { bookingPolicies } from '../policies';
import { clearBusy } from './capacity-queries';
import type { SlotSearch } from './find-slots';
import { selectOffer } from './slot-offer-queries';
import { type ChosenUnits, chooseUnits, type Slot, slotsOfDay, type Unit } from './slot-rules';
import { SlotTaken } from './slot-taken';
import { localOf } from './zoned-time';

/** Advisory lock of a salon's calendar. */
export const SALON_LOCK = 4_174_005;

export interface AvailableSlot {
  search: SlotSearch;
  slot: Slot;
  units: ChosenUnits;
}

export interface SlotRequest {
  locationId: string;
  startAt: Date;
  productId: string;
  market: Pick<Market, 'additionalVisitTime'>;
  userId: string | null;
  now: Date;
  /** Already bought: its visits are available although it is sold no more. */
  isBought?: boolean;
  /** A visit that is being moved: its own time does not block it. */
  exceptVisitId?: string | undefined;
  /** Units chosen by staff; omitted: any free one. */
  wanted?: Partial<ChosenUnits>;
  /** Length of a visit that was sold already; else it is the treatment's, and the additional time of a first visit. */
  minutes?: number | undefined;
}

/** A slot that was free without a lock. */
export interface OfferedSlot {
  search: SlotSearch;
  slot: Slot;
  /** Of the salon, those that may do the treatment and were requested. */
  units: Unit[];
}

/**
 * Whether a start time is offered and free, without a lock: most late requests are refused here, so that a rush on one
 * slot does not queue up.
 * @throws SlotTaken, 404 for an unknown treatment, 422 for a time that the salon never offers
 */
export async function findOfferedSlot(trx: Trx, request: SlotRequest): Promise<OfferedSlot> {
  const { locationId, startAt, now, market, userId, exceptVisitId, wanted = {} } = request;
  const { date } = localOf(startAt);
  const { treatment, isFirstVisit, hours, busy, ...offer } = await selectOffer(trx, {
    productId: request.productId,
    who: request.isBought ? 'buyer' : null,
    userId,
    locationId,
    startAt,
    date,
    minutes: request.minutes ?? null,
    additionalMinutes: market.additionalVisitTime,
    now,
    exceptVisitId,
  });
  if (!treatment) throw notFound();
  const minutes = request.minutes ?? treatment.minutes + (isFirstVisit ? market.additionalVisitTime : 0);
  const search: SlotSearch = { locationId, treatment, minutes, now, exceptVisitId };
  const slot = slotsOfDay(hours, date, minutes).find((entry) => entry.startAt.getTime() === startAt.getTime());
  if (!slot || date > addDays(localOf(now).date, bookingPolicies.everywhere.mostDaysAhead))
    throw invalidFields({ startAt: ['slot_not_offered'] });
  const units = offer.units.filter(({ kind, id }) => wanted[kind] === undefined || wanted[kind] === id);
  if (startAt <= now || !chooseUnits(units, busy, slot)) throw new SlotTaken(search, startAt);
  return { search, slot, units };
}

/**
 * Free units for a start time, with the salon locked until the transaction ends: the next request waits and sees what
 * was written. The exclusion constraints remain the final check.
 * @throws SlotTaken, 404 for an unknown treatment, 422 for a time that the salon never offers
 */
export async function findAvailableSlot(trx: Trx, request: SlotRequest): Promise<AvailableSlot> {
  const { search, slot, units } = await findOfferedSlot(trx, request);
  const { locationId, now, exceptVisitId } = request;
  await sql`select pg_advisory_xact_lock(${SALON_LOCK}, ${locationId}::int)`.execute(trx);
  const span = { from: slot.startAt, to: slot.endAt, now, exceptVisitId };
  const chosen = chooseUnits(units, await clearBusy(trx, locationId, span), slot);
  if (!chosen) throw new SlotTaken(search, request.startAt);
  return { search, slot, units: chosen };
}
