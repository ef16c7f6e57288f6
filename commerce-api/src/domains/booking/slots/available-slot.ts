/** A slot that is free, or was a moment ago. */
import type { Market } from '@aksamit/contracts';
import { addDays } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { bookingPolicies } from '../policies';
import { clearBusy } from './capacity-queries';
import { type SlotSearch, unitsWith } from './find-slots';
import { selectOffer } from './slot-offer-queries';
import { type BusyTime, type ChosenUnits, chooseKnowingly, type Slot, slotsOfDay, type Unit } from './slot-rules';
import { OutsideShift, SlotTaken, TimePassed } from './slot-taken';
import { localOf } from './zoned-time';

/** Advisory lock of a salon's calendar. */
export const SALON_LOCK = 4_174_005;

export interface AvailableSlot {
  search: SlotSearch;
  slot: Slot;
  units: ChosenUnits;
  /** The therapist does not work then, and staff know it. */
  isOutsideShift: boolean;
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
  /** Therapist whom the customer asks for; null or omitted: anyone. */
  therapistId?: string | null | undefined;
  /**
   * Therapists who do not work then: `never` for customers; `asks` refuses with the reason, so that staff may decide;
   * `knowingly` takes one when nobody else is free. Omitted: never.
   */
  outsideShift?: 'never' | 'asks' | 'knowingly';
  /** A time that began less than this ago is not over yet; omitted: each that has begun is. */
  startedMinutes?: number;
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
 * @throws SlotTaken, TimePassed, 404 for an unknown treatment, 422 for a time that the salon never offers, and for a therapist who does
 *   not do the treatment there
 */
export async function findOfferedSlot(trx: Trx, request: SlotRequest): Promise<OfferedSlot> {
  const { locationId, startAt, now, market, userId, exceptVisitId } = request;
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
  const therapistId = request.therapistId ?? undefined;
  const search: SlotSearch = { locationId, treatment, minutes, now, exceptVisitId, therapistId };
  const slot = slotsOfDay(hours, date, minutes).find((entry) => entry.startAt.getTime() === startAt.getTime());
  if (!slot || date > addDays(localOf(now).date, bookingPolicies.everywhere.mostDaysAhead))
    throw invalidFields({ startAt: ['slot_not_offered'] });
  const units = onlyWanted(unitsWith(offer.units, therapistId), request.wanted);
  const startedMs = (request.startedMinutes ?? 0) * 60_000;
  if (startAt.getTime() + startedMs <= now.getTime()) throw new TimePassed(search, startAt);
  requireUnits(request, search, chooseKnowingly(units, busy, slot));
  return { search, slot, units };
}

const onlyWanted = (units: readonly Unit[], wanted: SlotRequest['wanted'] = {}): Unit[] =>
  units.filter(({ kind, id }) => wanted[kind] === undefined || wanted[kind] === id);

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
  const busy: BusyTime[] = await clearBusy(trx, locationId, span);
  return { search, slot, ...requireUnits(request, search, chooseKnowingly(units, busy, slot)) };
}

/** @throws SlotTaken, OutsideShift */
function requireUnits(
  { startAt, outsideShift = 'never' }: SlotRequest,
  search: SlotSearch,
  chosen: ReturnType<typeof chooseKnowingly>,
): Pick<AvailableSlot, 'units' | 'isOutsideShift'> {
  if (!chosen) throw new SlotTaken(search, startAt);
  if (!chosen.isOutsideShift || outsideShift === 'knowingly') return chosen;
  throw outsideShift === 'asks' ? new OutsideShift(search, startAt) : new SlotTaken(search, startAt);
}
