/** Working hours of therapists, read and written. Every verb runs inside the staff call's transaction. */
import type { LocaleCode } from '@aksamit/contracts';
import type { StaffEvent, shiftPreviewRequest, TherapistRota, therapistRotaRequest } from '@aksamit/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { isInScope, type SalonScope } from '../../people/staff';
import { bookingError } from '../errors';
import { localOf, SALON_LOCK } from '../slots';
import { selectEvents } from '../staff-calendar';
import { withFormerBreaks } from './former-breaks';

type Rota = z.output<typeof therapistRotaRequest>;
type Hours = Pick<z.output<typeof shiftPreviewRequest>, 'week' | 'exceptions'>;

const clockOf = (column: string) => sql`to_char(${sql.ref(column)}, 'HH24:MI')`;
const hoursOf = (row: string) => sql`'start', ${clockOf(`${row}.starts`)}, 'end', ${clockOf(`${row}.ends`)},
  'breakStart', ${clockOf(`${row}.break_starts`)}, 'breakEnd', ${clockOf(`${row}.break_ends`)},
  'moreBreaks', (select coalesce(json_agg(json_build_object('start', to_char(make_interval(mins => lower(b)), 'HH24:MI'),
      'end', to_char(make_interval(mins => upper(b)), 'HH24:MI')) order by lower(b)), '[]')
    from unnest(${sql.ref(`${row}.further_breaks`)}) b)`;

/** As the tables have them, of the breaks of a day in JSON. */
const furtherBreaksOf = (column: RawBuilder<unknown>) => sql`coalesce((select range_agg(int4range(
    (extract(epoch from b.start) / 60)::int, (extract(epoch from b."end") / 60)::int))
  from jsonb_to_recordset(${column}) as b (start time, "end" time)), '{}')`;

async function selectWhere(trx: Trx, now: Date, condition: RawBuilder<unknown>): Promise<TherapistRota[]> {
  const found = await sql<TherapistRota>`select json_build_object('id', t.id::text, 'name', t.first_name) as therapist,
      coalesce(r.version, 0) as version,
      (select coalesce(json_agg(json_build_object('weekday', s.weekday, ${hoursOf('s')}) order by s.weekday), '[]')
        from therapist_shifts s where s.therapist_id = t.id) as week,
      (select coalesce(json_agg(json_build_object('date', to_char(e.date, 'YYYY-MM-DD'), ${hoursOf('e')})
          order by e.date), '[]')
        from therapist_shift_exceptions e where e.therapist_id = t.id and e.date >= ${localOf(now).date}::date)
        as exceptions
    from therapists t left join therapist_rotas r on r.therapist_id = t.id where ${condition}
    order by t.first_name, t.id`.execute(trx);
  return found.rows;
}

/** Of all therapists who work in a salon. */
export const selectRotas = (trx: Trx, locationId: string, now: Date): Promise<TherapistRota[]> =>
  selectWhere(trx, now, sql`t.location_id = ${locationId} and t.enabled`);

async function findRota(trx: Trx, therapistId: string, now: Date): Promise<TherapistRota> {
  const [rota] = await selectWhere(trx, now, sql`t.id = ${therapistId}`);
  if (!rota) throw notFound();
  return rota;
}

/** @returns salon of a therapist @throws 404 for one of another's salon and for none, alike */
async function requireTherapist(trx: Trx, therapistId: string, scope: SalonScope): Promise<string> {
  const found = await sql<{ locationId: string }>`select location_id::text as "locationId" from therapists
    where id = ${therapistId}`.execute(trx);
  const locationId = found.rows[0]?.locationId;
  if (!locationId || !isInScope(scope, locationId)) throw notFound();
  return locationId;
}

/**
 * Replaces the week, and the dates from today on. Booked visits stay, also those outside of it.
 * @throws 404; 409 shift_changed with the rota as it is now
 */
export async function writeRota(
  trx: Trx,
  { therapistId, scope, now }: { therapistId: string; scope: SalonScope; now: Date },
  rota: Rota,
): Promise<{ locationId: string; rota: TherapistRota }> {
  const locationId = await requireTherapist(trx, therapistId, scope);
  // Bookings take it too: none is made by the former rota while this one is written.
  await sql`select pg_advisory_xact_lock(${SALON_LOCK}, ${locationId}::int)`.execute(trx);
  const before = await findRota(trx, therapistId, now);
  if (before.version !== rota.version) throw bookingError('409 shift_changed', { details: { rota: before } });
  const hours = withFormerBreaks(rota, before);
  await writeDays(trx, { therapistId, locationId, today: localOf(now).date }, hours);
  return { locationId, rota: await findRota(trx, therapistId, now) };
}

async function writeDays(
  trx: Trx,
  { therapistId, locationId, today }: { therapistId: string; locationId: string; today: string },
  { week, exceptions }: Hours,
): Promise<void> {
  await sql`insert into therapist_rotas (therapist_id, location_id) values (${therapistId}, ${locationId})
    on conflict (therapist_id) do update set version = therapist_rotas.version + 1,
      changed_in = pg_current_xact_id()::text::bigint`.execute(trx);
  await sql`delete from therapist_shifts where therapist_id = ${therapistId}`.execute(trx);
  await sql`insert into therapist_shifts (therapist_id, weekday, starts, ends, break_starts, break_ends, further_breaks)
    select ${therapistId}, d.weekday, d.start, d."end", d."breakStart", d."breakEnd",
      ${furtherBreaksOf(sql`d."moreBreaks"`)}
    from jsonb_to_recordset(${JSON.stringify(week)}::jsonb)
      as d (weekday smallint, start time, "end" time, "breakStart" time, "breakEnd" time, "moreBreaks" jsonb)`.execute(
    trx,
  );
  await sql`delete from therapist_shift_exceptions where therapist_id = ${therapistId}
    and date >= ${today}::date`.execute(trx);
  await sql`insert into therapist_shift_exceptions (therapist_id, date, starts, ends, break_starts, break_ends,
      further_breaks)
    select ${therapistId}, d.date, d.start, d."end", d."breakStart", d."breakEnd",
      ${furtherBreaksOf(sql`d."moreBreaks"`)}
    from jsonb_to_recordset(${JSON.stringify(exceptions)}::jsonb)
      as d (date date, start time, "end" time, "breakStart" time, "breakEnd" time, "moreBreaks" jsonb)
    where d.date >= ${today}::date`.execute(trx);
}

/** Booked visits ahead that a rota would leave outside, by the rules of the database itself: written, asked, undone. */
export async function previewRota(
  trx: Trx,
  { therapistId, scope, now, locale }: { therapistId: string; scope: SalonScope; now: Date; locale: LocaleCode },
  hours: Hours,
): Promise<{ locationId: string; events: StaffEvent[] }> {
  const locationId = await requireTherapist(trx, therapistId, scope);
  await sql`savepoint before_preview`.execute(trx);
  const proposed = withFormerBreaks(hours, await findRota(trx, therapistId, now));
  await writeDays(trx, { therapistId, locationId, today: localOf(now).date }, proposed);
  const events = await selectEvents(
    trx,
    locale,
    sql`v.location_id = ${locationId} and v.therapist_id = ${therapistId} and v.state = 'booked'
      and lower(v.during) > ${now}::timestamptz and exists (select from times_off_shift(v.location_id, v.during) o
        where o.therapist_id = v.therapist_id)`,
  );
  await sql`rollback to savepoint before_preview`.execute(trx);
  return { locationId, events };
}
