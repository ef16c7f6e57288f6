/** The capacity of a salon, and when each unit is taken. */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import type { BusyTime, DayHours, OpeningHours, Unit } from './slot-rules';

export interface Treatment {
  productId: string;
  categoryId: string;
  /** Its longest duration, minutes. */
  minutes: number;
}

/**
 * The customer who requests a treatment: a bought one is available although it is sold no more, unless the line was
 * canceled or the order refunded.
 */
export type TreatmentFor = 'buyer' | { userId: string };

/**
 * A treatment that is sold by visit, or was to the customer (`buyer`: known to have bought it); null when there is
 * none.
 */
export async function findTreatment(
  db: Db | Trx,
  productId: string,
  who: TreatmentFor | null = null,
): Promise<Treatment | null> {
  return (await findTreatments(db, [productId], who))[0] ?? null;
}

/** Those of some treatments that are sold by visit, or were to the customer. */
export async function findTreatments(
  db: Db | Trx,
  productIds: readonly string[],
  who: TreatmentFor | null = null,
): Promise<Treatment[]> {
  return (await treatmentsOf(productIds, who).execute(db)).rows;
}

/** Query: the same. */
export function treatmentsOf(productIds: readonly string[], who: TreatmentFor | null): RawBuilder<Treatment> {
  const userId = who === null || who === 'buyer' ? null : who.userId;
  return sql<Treatment>`select id::text as "productId", category_id::text as "categoryId",
      coalesce(duration_to, duration) as minutes
    from unnest(${[...new Set(productIds)]}::bigint[]) as wished (id) join products using (id)
    where (enabled or ${who === 'buyer'} or exists (select from order_items i join orders o on o.id = i.order_id
        where i.product_id = products.id and o.user_id = ${userId}::uuid and i.visit_count > 0
          and o.done_status in ('active', 'done') and o.paid_status <> 'refunded'))
      and duration > 0 and type in ('product', 'package', 'bundle', 'offer')`;
}

/** Rooms of the salon, and devices and therapists that may do the category, in one fixed order. */
export async function selectUnits(db: Db | Trx, locationId: string, categoryId: string): Promise<Unit[]> {
  return (await unitsOf(locationId, sql`${categoryId}`).execute(db)).rows;
}

/** Query: the same. */
export function unitsOf(locationId: string, categoryId: RawBuilder<unknown>): RawBuilder<Unit> {
  return sql<Unit>`
    select u.kind, u.id::text as id from (
      select 'room' as kind, r.id from rooms r where r.location_id = ${locationId} and r.enabled
      union all
      select 'device', d.id from devices d join device_categories dc on dc.device_id = d.id
        where d.location_id = ${locationId} and d.enabled and dc.category_id = ${categoryId}
      union all
      select 'therapist', t.id from therapists t join therapist_categories tc on tc.therapist_id = t.id
        where t.location_id = ${locationId} and t.enabled and tc.category_id = ${categoryId}
    ) u join locations l on l.id = ${locationId} and l.enabled order by u.kind, u.id`;
}

/** A visit, a blocked time, or one at which a therapist does not work; instants in milliseconds. */
export interface BusyRow {
  room: string | null;
  device: string | null;
  therapist: string | null;
  from: number;
  to: number;
  isOffShift: boolean;
}

interface BusySpan {
  from: Date;
  to: Date | RawBuilder<unknown>;
  now: Date;
  exceptVisitId?: string | undefined;
}

/**
 * Times between two instants that units of the salon are held, booked or blocked by staff, and at which therapists do not
 * work; holds that have ended do not count.
 */
export async function selectBusy(db: Db | Trx, locationId: string, span: BusySpan): Promise<BusyTime[]> {
  return toBusyTimes((await busyOf(locationId, span).execute(db)).rows);
}

/** The same, and the salon's ended holds are released: the constraints cannot check the time. */
export async function clearBusy(trx: Trx, locationId: string, span: BusySpan): Promise<BusyTime[]> {
  const found = await sql<BusyRow>`with ended as (${releaseEnded(locationId, span.now)})
    ${busyOf(locationId, span)}`.execute(trx);
  return toBusyTimes(found.rows);
}

/** Statement: releases the salon's ended holds. */
export const releaseEnded = (locationId: string, now: Date): RawBuilder<unknown> =>
  sql`update visits set state = 'released', holder = null, holder_address = null, updated_at = now()
      where location_id = ${locationId} and state = 'held' and hold_expires_at <= ${now}`;

/** Query: visits, blocked times and what lies outside of shifts, as `selectBusy` reads them. */
export function busyOf(locationId: string, { from, to, now, exceptVisitId }: BusySpan): RawBuilder<BusyRow> {
  return sql<BusyRow>`select room_id::text as room, device_id::text as device, therapist_id::text as therapist,
      (extract(epoch from lower(during)) * 1000)::float8 as "from",
      (extract(epoch from upper(during)) * 1000)::float8 as "to", off as "isOffShift"
    from (
      select room_id, device_id, therapist_id, during, false as off from visits
        where location_id = ${locationId} and during && tstzrange(${from}, ${to})
          and (state = 'booked' or (state = 'held' and hold_expires_at > ${now}))
          and id is distinct from ${exceptVisitId ?? null}::uuid
      union all
      select room_id, device_id, therapist_id, during, false from blocked_times
        where location_id = ${locationId} and during && tstzrange(${from}, ${to})
      union all
      select null, null, therapist_id, during, true
        from times_off_shift(${locationId}::bigint, tstzrange(${from}::timestamptz, (${to})::timestamptz))
    ) taken`;
}

/** The units that each row takes. */
export const toBusyTimes = (rows: readonly BusyRow[]): BusyTime[] =>
  rows.flatMap(({ room, device, therapist, from, to, isOffShift }): BusyTime[] => [
    ...(room ? [{ kind: 'room' as const, id: room, from, to }] : []),
    ...(device ? [{ kind: 'device' as const, id: device, from, to }] : []),
    ...(therapist ? [{ kind: 'therapist' as const, id: therapist, from, to, isOffShift }] : []),
  ]);

/** Opening hours of a weekday, or of the date of an exception. */
export interface HoursRow {
  weekday: number | null;
  date: string | null;
  opens: number | null;
  closes: number | null;
  closed: boolean;
  allDay: boolean;
}

/** Opening hours of the salon with the exceptions of a span of dates. */
export async function selectHours(db: Db | Trx, locationId: string, dates: DateSpan): Promise<OpeningHours> {
  return toOpeningHours((await hoursRowsOf(locationId, dates).execute(db)).rows);
}

interface DateSpan {
  from: string;
  to: string;
}

/** Query: the same, as rows. */
export function hoursRowsOf(locationId: string, { from, to }: DateSpan): RawBuilder<HoursRow> {
  return sql<HoursRow>`
    select weekday, null::text as date, (extract(epoch from opens) / 60)::int as opens,
      (extract(epoch from closes) / 60)::int as closes, closed, all_day as "allDay"
    from location_opening_hours where location_id = ${locationId}
    union all
    select null, to_char(date, 'YYYY-MM-DD'), (extract(epoch from opens) / 60)::int,
      (extract(epoch from closes) / 60)::int, closed, all_day
    from location_opening_exceptions where location_id = ${locationId} and date between ${from} and ${to}`;
}

/** The rows as the rules read them. */
export function toOpeningHours(rows: readonly HoursRow[]): OpeningHours {
  const week = new Map<number, DayHours>();
  const exceptions = new Map<string, DayHours>();
  for (const row of rows) {
    if (row.weekday !== null) week.set(row.weekday, toHours(row));
    if (row.date !== null) exceptions.set(row.date, toHours(row));
  }
  return { week, exceptions };
}

function toHours({ opens, closes, closed, allDay }: HoursRow): DayHours {
  if (closed) return null;
  if (allDay) return { opens: 0, closes: 1440 };
  return opens === null || closes === null ? null : { opens, closes };
}

/** Salons of a city by slug or name; only those that serve the category. */
export async function selectSalonsOfCity(db: Db, city: string, categoryId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`select l.id::text as id from locations l
    join cities c on c.id = l.city_id
    join location_categories lc on lc.location_id = l.id and lc.category_id = ${categoryId}
    where l.enabled and (c.slug = ${city} or c.search = search_form(${city}))
    order by l.position, l.id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Other salons within a radius that serve the category, the nearest first. Great-circle distance. */
export async function selectNeighbours(
  db: Db,
  locationId: string,
  categoryId: string,
  radiusKm: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select l.id::text as id from locations here
    join locations l on l.id <> here.id and l.enabled
    join location_categories lc on lc.location_id = l.id and lc.category_id = ${categoryId}
    cross join lateral (select 2 * 6371 * asin(least(1, sqrt(power(sin(radians(l.lat - here.lat) / 2), 2)
      + cos(radians(here.lat)) * cos(radians(l.lat)) * power(sin(radians(l.lng - here.lng) / 2), 2)))) as km) d
    where here.id = ${locationId} and d.km <= ${radiusKm} order by d.km, l.id limit 3`.execute(db);
  return found.rows.map(({ id }) => id);
}
