/** Opening hours of salons: the week, and dates that differ from it. */
import type { OpenTime, Weekday } from '@aksamit/contracts';
import type { OpeningException, openingExceptionChange, openTimeInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Trx } from '../../../platform/database';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const hourColumns = sql`to_char(h.opens, 'HH24:MI') as start, to_char(h.closes, 'HH24:MI') as "end", h.closed,
  h.all_day as "allDay"`;

type Day = OpenTime[Weekday];

export async function readWeek(trx: Trx, locationId: string): Promise<Partial<Record<Weekday, Day>>> {
  const found = await sql<Day & { weekday: number }>`select h.weekday, ${hourColumns} from location_opening_hours h
    where h.location_id = ${locationId}`.execute(trx);
  return Object.fromEntries(found.rows.map(({ weekday, ...day }) => [WEEKDAYS[weekday - 1], day]));
}

export async function writeWeek(trx: Trx, locationId: string, week: z.output<typeof openTimeInput>): Promise<void> {
  for (const [index, name] of WEEKDAYS.entries()) {
    const { start, end, closed, allDay } = week[name];
    await sql`insert into location_opening_hours (location_id, weekday, opens, closes, closed, all_day)
      values (${locationId}, ${index + 1}, ${start}::time, ${end}::time, ${closed}, ${allDay})
      on conflict (location_id, weekday) do update set opens = excluded.opens, closes = excluded.closes,
        closed = excluded.closed, all_day = excluded.all_day`.execute(trx);
  }
}

// A visit is affected when it does not lie within the day's hours, by the salons' clock.
const exceptionColumns = sql`h.location_id::text as "locationId", to_char(h.date, 'YYYY-MM-DD') as date, ${hourColumns},
  h.reason, (select coalesce(json_agg(v.id order by lower(v.during)), '[]') from visits v
    where v.location_id = h.location_id and v.state = 'booked'
      and (lower(v.during) at time zone 'Europe/Warsaw')::date = h.date
      and not h.all_day and (h.closed or (lower(v.during) at time zone 'Europe/Warsaw')::time < h.opens
        or (upper(v.during) at time zone 'Europe/Warsaw') > h.date + h.closes)) as "affectedEvents"`;

export async function selectExceptions(
  trx: Trx,
  locationId: string,
  span: { from: string; to: string },
): Promise<OpeningException[]> {
  const found = await sql<OpeningException>`select ${exceptionColumns} from location_opening_exceptions h
    where h.location_id = ${locationId} and h.date between ${span.from} and ${span.to} order by h.date`.execute(trx);
  return found.rows;
}

export async function findException(trx: Trx, locationId: string, date: string): Promise<OpeningException | null> {
  const [found] = await selectExceptions(trx, locationId, { from: date, to: date });
  return found ?? null;
}

type Hours = z.output<typeof openingExceptionChange>;

/** @returns false when the date has its own hours already */
export async function addException(trx: Trx, locationId: string, date: string, hours: Hours): Promise<boolean> {
  const { start, end, closed, allDay, reason } = hours;
  const made = await sql`insert into location_opening_exceptions (location_id, date, opens, closes, closed, all_day,
      reason)
    values (${locationId}, ${date}, ${start}::time, ${end}::time, ${closed}, ${allDay}, ${JSON.stringify(reason)}::jsonb)
    on conflict do nothing`.execute(trx);
  return (made.numAffectedRows ?? 0n) > 0n;
}

/** @returns false when there is none */
export async function changeException(trx: Trx, locationId: string, date: string, hours: Hours): Promise<boolean> {
  const { start, end, closed, allDay, reason } = hours;
  const changed = await sql`update location_opening_exceptions set opens = ${start}::time, closes = ${end}::time,
      closed = ${closed}, all_day = ${allDay}, reason = ${JSON.stringify(reason)}::jsonb
    where location_id = ${locationId} and date = ${date}`.execute(trx);
  return (changed.numAffectedRows ?? 0n) > 0n;
}

/** The week's hours apply again. @returns false when there is none */
export async function removeException(trx: Trx, locationId: string, date: string): Promise<boolean> {
  const gone = await sql`delete from location_opening_exceptions
    where location_id = ${locationId} and date = ${date}`.execute(trx);
  return (gone.numAffectedRows ?? 0n) > 0n;
}
