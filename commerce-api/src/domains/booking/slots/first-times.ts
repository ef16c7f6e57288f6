/** First free times in one salon: the one search behind pages and feeds, which reads the salon's calendar once. */
import { addDays } from '@aksamit/contracts/store-time';
import type { Db } from '../../../platform/database';
import { bookingPolicies } from '../policies';
import { selectBusy, selectHours, selectUnits } from './capacity-queries';
import { type BusyTime, freeSlots, type OpeningHours, slotsOfDay, type Unit } from './slot-rules';
import { localOf } from './zoned-time';

export interface FirstTimesSearch {
  locationId: string;
  now: Date;
  /** Local dates that are searched, today the first; no more than can be booked. */
  days: number;
  /** The days with a free time that each visit has at most. */
  mostDays: number;
}

/** A visit that is looked for: what it needs, and for how long. */
export interface SearchedVisit {
  categoryId: string;
  minutes: number;
}

/** Of each visit the first free time of the next days that have one, ISO 8601, in order of time; as many as visits. */
export async function findFirstTimes(
  db: Db,
  search: FirstTimesSearch,
  visits: readonly SearchedVisit[],
): Promise<string[][]> {
  if (visits.length === 0) return [];
  const { locationId, now } = search;
  const days = Math.min(search.days, bookingPolicies.everywhere.mostDaysAhead);
  const today = localOf(now).date;
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index));
  const hours = await selectHours(db, locationId, { from: today, to: addDays(today, days) });
  // A day of margin: the span is in UTC.
  const busy = await selectBusy(db, locationId, {
    from: now,
    to: new Date(`${addDays(today, days + 1)}T00:00:00Z`),
    now,
  });
  const units = new Map<string, Unit[]>();
  for (const categoryId of new Set(visits.map((visit) => visit.categoryId)))
    units.set(categoryId, await selectUnits(db, locationId, categoryId));
  // Visits of one category and length have the same times.
  const known = new Map<string, string[]>();
  return visits.map(({ categoryId, minutes }) => {
    const key = `${categoryId} ${minutes}`;
    const calendar = {
      hours,
      busy,
      units: units.get(categoryId) ?? [],
      dates,
      minutes,
      now,
      mostDays: search.mostDays,
    };
    const times = known.get(key) ?? firstTimes(calendar);
    known.set(key, times);
    return times;
  });
}

interface Calendar {
  hours: OpeningHours;
  busy: readonly BusyTime[];
  units: readonly Unit[];
  dates: readonly string[];
  minutes: number;
  now: Date;
  mostDays: number;
}

function firstTimes({ hours, busy, units, dates, minutes, now, mostDays }: Calendar): string[] {
  const times: string[] = [];
  for (const date of dates) {
    const all = slotsOfDay(hours, date, minutes);
    const [from, to] = [all[0]?.startAt.getTime() ?? 0, all.at(-1)?.endAt.getTime() ?? 0];
    const ofDay = busy.filter((time) => time.from < to && time.to > from);
    const [first] = freeSlots(all, units, ofDay, now);
    if (first) times.push(first.startAt.toISOString());
    if (times.length === mostDays) break;
  }
  return times;
}
