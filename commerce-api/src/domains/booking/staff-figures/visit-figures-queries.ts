import type { LocaleCode } from '@aksamit/contracts';
import type { VisitFigures } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { deviceName, roomName } from '../../catalogue/locations';

export interface FiguresSpan {
  /** Dates by the salons' clock, both included. */
  from: string;
  to: string;
  locationId?: string | undefined;
}

const beginning = ({ from, to, locationId }: FiguresSpan) => sql`v.state not in ('held', 'released')
  and lower(v.during) >= ${from}::date::timestamp at time zone 'Europe/Warsaw'
  and lower(v.during) < (${to}::date + 1)::timestamp at time zone 'Europe/Warsaw'
  and (${locationId ?? null}::bigint is null or v.location_id = ${locationId ?? null})`;

const counted = (state: string) => sql`(count(*) filter (where v.state = ${state}))::int`;

/** Visits by day, and how much of the opening time of each room and device they take. */
export async function selectVisitFigures(trx: Trx, span: FiguresSpan, locale: LocaleCode): Promise<VisitFigures> {
  const days = await sql<VisitFigures['days'][number]>`
    select to_char((lower(v.during) at time zone 'Europe/Warsaw')::date, 'YYYY-MM-DD') as date,
      ${counted('booked')} as booked, ${counted('done')} as done, ${counted('noShow')} as "noShow",
      ${counted('refused')} as refused, ${counted('canceled')} as canceled
    from visits v where ${beginning(span)} group by 1 order by 1`.execute(trx);
  return { days: days.rows, occupancy: await selectOccupancy(trx, span, locale) };
}

/** An exception of a date counts instead of the weekday's hours; a salon without either is closed. */
const openMinutes = ({ from, to }: FiguresSpan) => sql`
  select l.id as location_id, sum(case
      when coalesce(x.closed, h.closed, true) then 0
      when coalesce(x.all_day, h.all_day) then 1440
      when x.location_id is not null then extract(epoch from x.closes - x.opens) / 60
      else extract(epoch from h.closes - h.opens) / 60 end)::int as minutes
  from locations l cross join generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
    left join location_opening_exceptions x on x.location_id = l.id and x.date = d.day::date
    left join location_opening_hours h on h.location_id = l.id and h.weekday = extract(isodow from d.day)
  group by l.id`;

async function selectOccupancy(trx: Trx, span: FiguresSpan, locale: LocaleCode): Promise<VisitFigures['occupancy']> {
  const { locationId } = span;
  const found = await sql<VisitFigures['occupancy'][number]>`
    with open as (${openMinutes(span)}),
      taken as materialized (
        select v.room_id, v.device_id, (extract(epoch from upper(v.during) - lower(v.during)) / 60)::int as minutes
        from visits v where ${beginning(span)} and v.state in ('booked', 'done', 'noShow')),
      sums as (
        select 'room' as kind, room_id as id, sum(minutes)::int as minutes from taken group by room_id
        union all select 'device', device_id, sum(minutes)::int from taken group by device_id),
      units as (
        select 'room' as kind, id, ${roomName(locale)} as name, location_id from rooms r where enabled
        union all select 'device', id, ${deviceName(locale)}, location_id from devices d where enabled)
    select u.kind, u.id::text as id, u.name, u.location_id::text as "locationId", coalesce(s.minutes, 0) as "visitMinutes",
      coalesce(o.minutes, 0) as "openMinutes"
    from units u join locations l on l.id = u.location_id left join open o on o.location_id = u.location_id
      left join sums s on s.kind = u.kind and s.id = u.id
    where l.enabled and not l.is_virtual and (${locationId ?? null}::bigint is null or l.id = ${locationId ?? null})
    order by l.position, l.id, u.kind desc, u.name, u.id`.execute(trx);
  return found.rows;
}
