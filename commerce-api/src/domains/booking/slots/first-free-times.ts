import type { FirstFreeTime, LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { Treatment } from './capacity-queries';
import { findFirstTimes } from './first-times';

/** Salons that one response has unless they are named: each costs three queries. */
const SALONS = 4;
/** Days that are searched, today among them. */
const DAYS = 14;

interface SalonRow {
  id: string;
  name: string;
  slug: string;
  city: string;
}

interface WantedSalons {
  locale: LocaleCode;
  /** Slug or name; the salons of this city. */
  city: string | null;
  /** These salons; null: a few, each of another city unless one is named. */
  locationIds: readonly string[] | null;
}

/** Salons that do the category and are open to visitors. */
async function selectSalons(
  db: Db,
  categoryId: string,
  { locale, city, locationIds }: WantedSalons,
): Promise<SalonRow[]> {
  const most = locationIds?.length ?? SALONS;
  const found = await sql<SalonRow>`select s.id, s.name, s.slug, s.city from (
      select l.id::text as id, l.name ->> ${locale}::text as name, l.slugs ->> ${locale}::text as slug, c.name as city,
        l.position, l.id as number, row_number() over (partition by c.id order by l.position, l.id) as nth
      from locations l join cities c on c.id = l.city_id
      join location_categories lc on lc.location_id = l.id and lc.category_id = ${categoryId}
      where l.enabled and not l.is_virtual
        and (${city}::text is null or c.slug = ${city} or c.search = search_form(${city ?? ''}))
        and (${locationIds}::bigint[] is null or l.id = any(${locationIds}::bigint[]))) s
    where s.nth = 1 or ${city}::text is not null or ${locationIds}::bigint[] is not null
    order by s.position, s.number limit ${most}`.execute(db);
  return found.rows;
}

interface TimesSearch {
  treatment: Treatment;
  /** Length of the visit, additional time of a first visit included. */
  minutes: number;
  now: Date;
}

/** Salons with the start of their first free slot, the earliest first. */
export async function findFirstFreeTimes(
  db: Db,
  { treatment: { categoryId }, minutes, now }: TimesSearch,
  wanted: WantedSalons,
): Promise<FirstFreeTime[]> {
  const times: FirstFreeTime[] = [];
  for (const location of await selectSalons(db, categoryId, wanted)) {
    const search = { locationId: location.id, now, days: DAYS, mostDays: 1 };
    const [found] = await findFirstTimes(db, search, [{ categoryId, minutes }]);
    times.push({ location, startAt: found?.[0] ?? null });
  }
  const instantOf = ({ startAt }: FirstFreeTime) => (startAt === null ? Number.POSITIVE_INFINITY : Date.parse(startAt));
  return times.sort((a, b) => (instantOf(a) < instantOf(b) ? -1 : instantOf(a) > instantOf(b) ? 1 : 0));
}
