/** The first free day of each kind of visit, ready for pages. Source: docs/decisions/0228. */
import { daysBetween } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { inTransaction } from '../../../platform/database';
import { findFirstTimes, type SearchedVisit } from './first-times';
import { localOf } from './zoned-time';

/** Days that are searched, today among them. */
const DAYS = 14;

interface FoundDay {
  date: string;
  locationId: string;
}

/** Finds the first free day of each kind of visit anew, and stores it. For the worker; concurrent runs are safe. */
export async function keepFirstFreeDays(db: Db, now = new Date()): Promise<void> {
  const visits = await selectVisits(db);
  const found = new Map<SearchedVisit, FoundDay>();
  for (const salon of await selectSalons(db)) await searchSalon(db, now, salon, visits, found);
  const rows = [...found].map(([{ categoryId, minutes }, { date, locationId }]) => {
    return { category_id: categoryId, minutes, date, location_id: locationId };
  });
  await inTransaction(db, async (trx) => {
    await sql`lock table first_free_days in share row exclusive mode`.execute(trx);
    await sql`delete from first_free_days`.execute(trx);
    await sql`insert into first_free_days (category_id, minutes, date, location_id)
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as r (category_id bigint, minutes integer, date date, location_id bigint)`.execute(trx);
  });
}

/** A salon that is searched after others is read only for days before those that they have. */
async function searchSalon(
  db: Db,
  now: Date,
  { locationId, categoryIds }: Salon,
  visits: readonly SearchedVisit[],
  found: Map<SearchedVisit, FoundDay>,
): Promise<void> {
  const today = localOf(now).date;
  const daysBefore = (visit: SearchedVisit): number => {
    const date = found.get(visit)?.date;
    return date === undefined ? DAYS : daysBetween(today, date);
  };
  const wanted = visits.filter((visit) => categoryIds.includes(visit.categoryId) && daysBefore(visit) > 0);
  const days = Math.max(0, ...wanted.map(daysBefore));
  const times = await findFirstTimes(db, { locationId, now, days, mostDays: 1 }, wanted);
  for (const [index, visit] of wanted.entries()) {
    const first = times[index]?.[0];
    const date = first === undefined ? null : localOf(new Date(first)).date;
    if (date !== null && daysBetween(today, date) < daysBefore(visit)) found.set(visit, { date, locationId });
  }
}

/** Kinds of visits of what is sold, as long as a first one: visits of one category and length have the same times. */
async function selectVisits(db: Db): Promise<SearchedVisit[]> {
  const rows = await sql<SearchedVisit>`select distinct p.category_id::text as "categoryId",
      coalesce(p.duration_to, p.duration) + m.additional_visit_time as minutes
    from products p join product_categories c on c.id = p.category_id and c.enabled
      join markets m on m.id = any(p.sold_in)
    where p.enabled and p.type in ('product', 'package') and p.duration > 0 order by 1, 2`.execute(db);
  return rows.rows;
}

interface Salon {
  locationId: string;
  categoryIds: string[];
}

/** Salons that are open to visitors. */
async function selectSalons(db: Db): Promise<Salon[]> {
  const rows = await sql<Salon>`select l.id::text as "locationId",
      json_agg(lc.category_id::text order by lc.category_id) as "categoryIds"
    from locations l join location_categories lc on lc.location_id = l.id
    where l.enabled and not l.is_virtual group by l.id order by l.position, l.id`.execute(db);
  return rows.rows;
}
