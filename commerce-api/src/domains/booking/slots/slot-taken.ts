/** A requested slot that cannot be had: the refusal with other free slots. */
import type { SlotAlternative } from '@aksamit/contracts';
import { type Db, violatedConstraint } from '../../../platform/database';
import { bookingError } from '../errors';
import { bookingPolicies } from '../policies';
import { findAlternatives, type SlotSearch } from './find-slots';
import { localOf } from './zoned-time';

/** The requested slot is not available: returned as 409 with alternatives once the transaction is over. */
export class SlotTaken extends Error {
  constructor(
    readonly search: SlotSearch,
    readonly startAt: Date,
  ) {
    super('The slot is taken');
    this.name = 'SlotTaken';
  }
}

/** The slot is free, but was held for the longest time already: returned as 409 hold_over with alternatives on other days. */
export class HoldOver extends SlotTaken {
  constructor(
    search: SlotSearch,
    startAt: Date,
    /** When it may be held again. */
    readonly from: Date,
  ) {
    super(search, startAt);
    this.name = 'HoldOver';
  }
}

/** Only therapists who do not work then are free: returned to staff, who may know better, as 409 outside_shift. */
export class OutsideShift extends SlotTaken {}

/** The time is over: returned to staff as 409 time_passed, to customers, who are offered none such, as a taken one. */
export class TimePassed extends SlotTaken {}

/** Refusals of a time, as far as the caller learns the difference. */
export type TimeRefusal = 'slot_taken' | 'hold_expired' | 'outside_shift' | 'time_passed';

/**
 * Runs work that may throw SlotTaken.
 * @param passed reason of a time that is over; omitted: as of any other that cannot be had
 * @throws 409 with the nearest free slots, those among them that only the line's own hold or the visit to be moved
 * covers
 */
export async function withAlternatives<Result>(
  db: Db,
  work: () => Promise<Result>,
  code: 'slot_taken' | 'hold_expired' = 'slot_taken',
  passed: TimeRefusal = code,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HoldOver) {
      const time = clockOf(error.from);
      const alternatives = await alternativesFor(db, error);
      const values = { time, minutes: bookingPolicies.everywhere.longestHoldMinutes };
      throw bookingError('409 hold_over', { values, details: { alternatives } });
    }
    if (!(error instanceof SlotTaken)) throw error;
    throw bookingError(`409 ${reasonOf(error, { taken: code, passed })}`, {
      details: { alternatives: await alternativesFor(db, error) },
    });
  }
}

function reasonOf(error: SlotTaken, { taken, passed }: Record<'taken' | 'passed', TimeRefusal>): TimeRefusal {
  if (error instanceof TimePassed) return passed;
  return error instanceof OutsideShift ? 'outside_shift' : taken;
}

/** Wall time in the salons, up to the full minute. */
function clockOf(instant: Date): string {
  const { minute } = localOf(new Date(instant.getTime() + 59_999));
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

const lookups = new WeakMap<Db, Map<string, Promise<SlotAlternative[]>>>();

/** The nearest free slots; concurrent callers who lose the same slot, and hold nothing else, share one query. */
function alternativesFor(db: Db, taken: SlotTaken): Promise<SlotAlternative[]> {
  const { search, startAt } = taken;
  const exceptDate = taken instanceof HoldOver ? localOf(startAt).date : undefined;
  const running = lookups.get(db) ?? new Map<string, Promise<SlotAlternative[]>>();
  lookups.set(db, running);
  const key = [
    search.locationId,
    search.treatment.productId,
    search.minutes,
    startAt.getTime(),
    search.exceptVisitId,
    search.therapistId,
    exceptDate,
  ].join(' ');
  const known = running.get(key);
  if (known) return known;
  const lookup = findAlternatives(db, { ...search, exceptDate }, startAt).finally(() => running.delete(key));
  running.set(key, lookup);
  return lookup;
}

/** Whether an error is an exclusion constraint of visits: another request was faster, past the lock. */
export const isOverlap = (error: unknown) => /^visits_one_per_/.test(violatedConstraint(error) ?? '');
