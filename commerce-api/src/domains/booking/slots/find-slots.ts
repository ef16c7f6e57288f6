import type { EventFirstFreeDay, SlotAlternative } from '@aksamit/contracts';
import { addDays } from '@aksamit/contracts/store-time';
import { invalidFields } from '../../../platform/api-error';
import type { Db, Trx } from '../../../platform/database';
import { bookingPolicies } from '../policies';
import { selectBusy, selectHours, selectNeighbours, selectUnits, type Treatment } from './capacity-queries';
import { freeSlots, type Slot, slotsOfDay, type Unit } from './slot-rules';
import { localOf } from './zoned-time';

/** Farthest that other salons are looked for, kilometres (business constants). */
const FARTHEST_KM = 50;
const ALTERNATIVES = 3;

/** A treatment in a salon, with the length of this customer's visit. */
export interface SlotSearch {
  locationId: string;
  treatment: Treatment;
  /** Length of the visit, additional time of a first visit included. */
  minutes: number;
  now: Date;
  /** A visit that is being moved: its own time does not block it. */
  exceptVisitId?: string | undefined;
  /** Only times of this therapist; omitted: of anyone. */
  therapistId?: string | undefined;
}

export interface DayOfSlots {
  date: string;
  slots: Slot[];
  /** The salon does the treatment at some time of the day that is still ahead: without slots the day is full. */
  isOffered: boolean;
}

/**
 * Units of a salon with no other therapist than the requested one.
 * @throws 422 when nobody there who may do the treatment has that id
 */
export function unitsWith(units: readonly Unit[], therapistId: string | undefined): Unit[] {
  if (therapistId === undefined) return [...units];
  const remaining = units.filter(({ kind, id }) => kind !== 'therapist' || id === therapistId);
  if (!remaining.some(({ kind }) => kind === 'therapist')) throw invalidFields({ therapistId: ['therapist_not_here'] });
  return remaining;
}

/**
 * Free slots of some local dates. Days in the past or too far ahead have none.
 * @throws 422 for a therapist who does not do the treatment there
 */
export async function findFreeDays(
  db: Db | Trx,
  search: SlotSearch,
  first: string,
  days: number,
): Promise<DayOfSlots[]> {
  const dates = Array.from({ length: days }, (_, index) => addDays(first, index));
  const last = dates.at(-1) ?? first;
  const latest = addDays(localOf(search.now).date, bookingPolicies.everywhere.mostDaysAhead);
  const { locationId, treatment, now } = search;
  // A day of margin on both sides: the span is in UTC.
  const span = {
    from: new Date(`${addDays(first, -1)}T00:00:00Z`),
    to: new Date(`${addDays(last, 2)}T00:00:00Z`),
    now,
    exceptVisitId: search.exceptVisitId,
  };
  const hours = await selectHours(db, locationId, { from: first, to: last });
  const units = unitsWith(await selectUnits(db, locationId, treatment.categoryId), search.therapistId);
  const busy = units.length > 0 ? await selectBusy(db, locationId, span) : [];
  const isEquipped = new Set(units.map(({ kind }) => kind)).size === 3;
  return dates.map((date) => {
    const all = date > latest ? [] : slotsOfDay(hours, date, search.minutes);
    const [from, to] = [all[0]?.startAt.getTime() ?? 0, all.at(-1)?.endAt.getTime() ?? 0];
    const ofDay = busy.filter((time) => time.from < to && time.to > from);
    const isOffered = isEquipped && all.some(({ startAt }) => startAt > now);
    return { date, slots: freeSlots(all, units, ofDay, now), isOffered };
  });
}

/** The first local date with a free slot in any of the salons; null when there is none. */
export async function findFirstFreeDay(
  db: Db,
  search: Omit<SlotSearch, 'locationId'>,
  locationIds: readonly string[],
): Promise<EventFirstFreeDay> {
  const STEP = 14;
  const today = localOf(search.now).date;
  for (let ahead = 0; ahead <= bookingPolicies.everywhere.mostDaysAhead; ahead += STEP) {
    const first = addDays(today, ahead);
    let best: EventFirstFreeDay = null;
    // Of each further salon only the earlier days are searched.
    let days = STEP;
    for (const locationId of locationIds) {
      const found = await findFreeDays(db, { ...search, locationId }, first, days);
      const index = found.findIndex(({ slots }) => slots.length > 0);
      const date = found[index]?.date;
      if (date === undefined) continue;
      best = { date, locationId };
      days = index;
      if (days === 0) break;
    }
    if (best) return best;
  }
  return null;
}

/**
 * The three free slots nearest in time: in the same salon, there of the requested therapist and on `exceptDate` none, else in
 * those around it.
 */
export async function findAlternatives(
  db: Db,
  { exceptDate, ...search }: SlotSearch & { exceptDate?: string | undefined },
  startAt: Date,
): Promise<SlotAlternative[]> {
  const found = await nearestIn(db, search, startAt, exceptDate);
  if (found.length >= ALTERNATIVES) return found;
  for (const locationId of await selectNeighbours(db, search.locationId, search.treatment.categoryId, FARTHEST_KM)) {
    found.push(...(await nearestIn(db, { ...search, locationId, therapistId: undefined }, startAt)));
    if (found.length >= ALTERNATIVES) break;
  }
  return found.slice(0, ALTERNATIVES);
}

async function nearestIn(db: Db, search: SlotSearch, startAt: Date, exceptDate?: string): Promise<SlotAlternative[]> {
  const days = await findFreeDays(db, search, addDays(localOf(startAt).date, -3), 14);
  const distance = (slot: Slot) => Math.abs(slot.startAt.getTime() - startAt.getTime());
  return days
    .filter(({ date }) => date !== exceptDate)
    .flatMap((day) => day.slots)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, ALTERNATIVES)
    .map((slot) => ({ locationId: search.locationId, startAt: slot.startAt.toISOString() }));
}
