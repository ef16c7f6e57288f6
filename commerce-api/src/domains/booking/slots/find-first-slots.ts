/** The first free times of all treatments of a salon at once, for feeds: its calendar is read once for all of them. */
import type { EventFirstSlots } from '@aksamit/contracts';
import { addDays } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { bookingPolicies } from '../policies';
import { selectBusy, selectHours, selectUnits, type Treatment } from './capacity-queries';
import { type BusyTime, freeSlots, type OpeningHours, slotsOfDay, type Unit } from './slot-rules';
import { localOf } from './zoned-time';

/** How far times are looked for, and the days that each treatment has at most. */
const DAYS_AHEAD = 30;
const MOST_DAYS = 7;
const MOST_TREATMENTS = 500;

interface SalonSearch {
  locationId: string;
  marketId: number;
  /** Of a first visit, which a visitor without a login has. */
  additionalMinutes: number;
  now: Date;
}

/** Of each single treatment that the salon gives, the first free time of the next days that have one, at most seven days. */
export async function findFirstSlots(db: Db, search: SalonSearch): Promise<EventFirstSlots[]> {
  const { locationId, additionalMinutes, now } = search;
  const treatments = await selectTreatments(db, search);
  const days = Math.min(DAYS_AHEAD, bookingPolicies.everywhere.mostDaysAhead);
  const today = localOf(now).date;
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index));
  const hours = await selectHours(db, locationId, { from: today, to: addDays(today, days) });
  const span = { from: now, to: new Date(`${addDays(today, days + 1)}T00:00:00Z`), now };
  const busy = treatments.length > 0 ? await selectBusy(db, locationId, span) : [];
  const known = new Map<string, string[]>();
  const units = new Map<string, Unit[]>();
  const found: EventFirstSlots[] = [];
  for (const { productId, categoryId, minutes: own } of treatments) {
    const minutes = own + additionalMinutes;
    const ofCategory = units.get(categoryId) ?? (await selectUnits(db, locationId, categoryId));
    units.set(categoryId, ofCategory);
    // Treatments of one category and length have the same times.
    const key = `${categoryId} ${minutes}`;
    const startsAt = known.get(key) ?? firstTimes({ hours, busy, units: ofCategory, dates, minutes, now });
    known.set(key, startsAt);
    if (startsAt.length > 0) found.push({ productId, minutes, startsAt });
  }
  return found;
}

interface Calendar {
  hours: OpeningHours;
  busy: readonly BusyTime[];
  units: readonly Unit[];
  dates: readonly string[];
  minutes: number;
  now: Date;
}

function firstTimes({ hours, busy, units, dates, minutes, now }: Calendar): string[] {
  const times: string[] = [];
  for (const date of dates) {
    const all = slotsOfDay(hours, date, minutes);
    const [from, to] = [all[0]?.startAt.getTime() ?? 0, all.at(-1)?.endAt.getTime() ?? 0];
    const ofDay = busy.filter((time) => time.from < to && time.to > from);
    const [first] = freeSlots(all, units, ofDay, now);
    if (first) times.push(first.startAt.toISOString());
    if (times.length === MOST_DAYS) break;
  }
  return times;
}

/** Single treatments that are on sale in the market and given in the salon. */
async function selectTreatments(db: Db, { locationId, marketId }: SalonSearch): Promise<Treatment[]> {
  const found = await sql<Treatment>`select p.id::text as "productId", p.category_id::text as "categoryId",
      coalesce(p.duration_to, p.duration) as minutes
    from location_categories lc join products p on p.category_id = lc.category_id
    join product_categories c on c.id = p.category_id and c.enabled
    where lc.location_id = ${locationId} and p.enabled and p.type = 'product' and p.duration > 0
      and ${marketId}::int = any(p.sold_in)
    order by p.position, p.id limit ${MOST_TREATMENTS}`.execute(db);
  return found.rows;
}
