/** The first free times of all treatments of a salon at once, for feeds. */
import type { EventFirstSlots } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { Treatment } from './capacity-queries';
import { findFirstTimes } from './first-times';

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
  const treatments = (await selectTreatments(db, search)).map(({ productId, categoryId, minutes }) => {
    return { productId, categoryId, minutes: minutes + additionalMinutes };
  });
  const found = await findFirstTimes(db, { locationId, now, days: DAYS_AHEAD, mostDays: MOST_DAYS }, treatments);
  return treatments.flatMap(({ productId, minutes }, index) => {
    const startsAt = found[index] ?? [];
    return startsAt.length > 0 ? [{ productId, minutes, startsAt }] : [];
  });
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
