import type { FirstFreeTime, LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { findFreeDays, type SlotSearch } from './find-slots';
import { localOf } from './zoned-time';

/** Salons that one response has: each costs three queries. */
const SALONS = 4;
/** Days that are searched, today among them. */
const DAYS = 14;

interface SalonRow {
  id: string;
  name: string;
  slug: string;
  city: string;
}

/** The first salons that do the category: of a city by its slug or name, else each of another city. */
async function selectSalons(db: Db, categoryId: string, city: string | null, locale: LocaleCode): Promise<SalonRow[]> {
  const found = await sql<SalonRow>`select s.id, s.name, s.slug, s.city from (
      select l.id::text as id, l.name ->> ${locale}::text as name, l.slugs ->> ${locale}::text as slug, c.name as city,
        l.position, l.id as number, row_number() over (partition by c.id order by l.position, l.id) as nth
      from locations l join cities c on c.id = l.city_id
      join location_categories lc on lc.location_id = l.id and lc.category_id = ${categoryId}
      where l.enabled and not l.is_virtual
        and (${city}::text is null or c.slug = ${city} or c.search = search_form(${city ?? ''}))) s
    where s.nth = 1 or ${city}::text is not null
    order by s.position, s.number limit ${SALONS}`.execute(db);
  return found.rows;
}

/** A few salons with the start of their first free slot, the earliest first. */
export async function findFirstFreeTimes(
  db: Db,
  search: Omit<SlotSearch, 'locationId'>,
  { city, locale }: { city: string | null; locale: LocaleCode },
): Promise<FirstFreeTime[]> {
  const today = localOf(search.now).date;
  const times: FirstFreeTime[] = [];
  for (const location of await selectSalons(db, search.treatment.categoryId, city, locale)) {
    const days = await findFreeDays(db, { ...search, locationId: location.id }, today, DAYS);
    const first = days.find(({ slots }) => slots.length > 0)?.slots[0];
    times.push({ location, startAt: first ? first.startAt.toISOString() : null });
  }
  const instantOf = ({ startAt }: FirstFreeTime) => (startAt === null ? Number.POSITIVE_INFINITY : Date.parse(startAt));
  return times.sort((a, b) => (instantOf(a) < instantOf(b) ? -1 : instantOf(a) > instantOf(b) ? 1 : 0));
}
