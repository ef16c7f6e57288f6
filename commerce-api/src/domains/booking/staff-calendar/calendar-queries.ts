import type { LocaleCode } from '@aksamit/contracts';
import type { BlockedTime, OffShift, StaffCalendar, StaffEvent } from '@aksamit/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { deviceName, roomName } from '../../catalogue/locations';
import { healthAcknowledgedAt } from '../slots';

/** The visit's person: the account, else the order's buyer, else the name that staff entered. */
function eventColumns(locale: LocaleCode) {
  return sql`v.id, case v.state when 'booked' then 'active' else v.state end as "doneStatus",
    lower(v.during) as "startAt", upper(v.during) as "endAt",
    json_build_object('id', l.id::text, 'name', l.name ->> ${locale}::text) as location,
    json_build_object('id', p.id::text, 'name', p.name ->> ${locale}::text) as product,
    json_build_object('id', r.id::text, 'name', ${roomName(locale)}) as room,
    json_build_object('id', d.id::text, 'name', ${deviceName(locale)}) as device,
    json_build_object('id', t.id::text, 'name', t.first_name) as therapist,
    v.is_therapist_chosen as "isTherapistChosen",
    case when v.state <> 'held' then
      case when n.first_name is not null then json_build_object('firstName', n.first_name, 'lastName', n.last_name,
          'phonePrefix', n.phone_prefix, 'phone', n.phone)
        when o.id is not null then json_build_object('firstName', o.first_name, 'lastName', o.last_name,
          'phonePrefix', o.phone_prefix, 'phone', o.phone)
        when u.id is not null then json_build_object('firstName', u.first_name, 'lastName', u.last_name,
          'phonePrefix', u.phone_prefix, 'phone', u.phone) end end as customer,
    o.id as "orderId", o.number as "orderNumber", v.order_item_id as "orderProductId", n.note,
    n.interview_at as "interviewAt", n.customer_card_at as "customerCardAt",
    case when v.reminder_refused_at >= v.reminded_at then
      case when coalesce(o.email, u.email) is null then 'undelivered' else 'replaced' end end as "refusedReminder",
    n.guardian_consent_at as "guardianConsentAt", n.arrived_at as "arrivedAt", v.is_final as "isFinal", v.version,
    coalesce(extract(year from age((lower(v.during) at time zone 'Europe/Warsaw')::date, u.date_birth)) between 16 and 17,
      o.age_declaration = 'minorWithGuardian', false) as "needsGuardian",
    ${healthAcknowledgedAt(sql`(h.user_id = v.user_id or (v.user_id is null and h.visitor_id = o.visitor_id))`)}
      as "healthAcknowledgedAt"`;
}

export async function selectEvents(
  trx: Trx,
  locale: LocaleCode,
  condition: RawBuilder<unknown>,
): Promise<StaffEvent[]> {
  const found = await sql<StaffEvent>`select ${eventColumns(locale)}
    from visits v join locations l on l.id = v.location_id join products p on p.id = v.product_id
    join rooms r on r.id = v.room_id join devices d on d.id = v.device_id join therapists t on t.id = v.therapist_id
    left join order_items i on i.id = v.order_item_id left join orders o on o.id = i.order_id
    left join users u on u.id = v.user_id and u.deleted_at is null
    left join visit_notes n on n.visit_id = v.id
    where ${condition} order by lower(v.during), v.id`.execute(trx);
  return found.rows;
}

export async function findStaffEvent(trx: Trx, visitId: string, locale: LocaleCode): Promise<StaffEvent | null> {
  const [event] = await selectEvents(trx, locale, sql`v.id = ${visitId} and v.state <> 'released'`);
  return event ?? null;
}

export interface CalendarSpan {
  locationId: string;
  from: Date;
  to: Date;
  now: Date;
  therapistId?: string | undefined;
  roomId?: string | undefined;
  deviceId?: string | undefined;
}

/** Condition on `visits v`: an entry of the span. Ended holds are excluded. */
const isShown = ({ locationId, from, to, now }: CalendarSpan) => sql`v.location_id = ${locationId}
  and v.during && tstzrange(${from}, ${to}) and (v.state in ('booked', 'done', 'noShow', 'refused', 'canceled')
    or (v.state = 'held' and v.hold_expires_at > ${now}))`;

async function selectBlockedTimes(trx: Trx, { locationId, from, to }: CalendarSpan): Promise<BlockedTime[]> {
  const found = await sql<BlockedTime>`select ${blockedColumns} from blocked_times b
    where b.location_id = ${locationId} and b.during && tstzrange(${from}, ${to})
    order by lower(b.during), b.id`.execute(trx);
  return found.rows;
}

async function selectOffShift(trx: Trx, { locationId, from, to }: CalendarSpan): Promise<OffShift[]> {
  const found = await sql<OffShift>`select therapist_id::text as "therapistId", lower(during) as "startAt",
      upper(during) as "endAt", is_break as "isBreak"
    from times_off_shift(${locationId}::bigint, tstzrange(${from}::timestamptz, ${to}::timestamptz))
    order by 2, 1`.execute(trx);
  return found.rows;
}

/** Those of the entries that are in the span now. */
export async function selectEventsById(
  trx: Trx,
  span: CalendarSpan,
  locale: LocaleCode,
  ids: readonly string[],
): Promise<StaffEvent[]> {
  if (ids.length === 0) return [];
  return selectEvents(trx, locale, sql`v.id = any (${ids}::uuid[]) and ${isShown(span)}`);
}

/** Those of the blocked times that are in the span now. */
export async function selectBlockedTimesById(
  trx: Trx,
  span: CalendarSpan,
  ids: readonly string[],
): Promise<BlockedTime[]> {
  if (ids.length === 0) return [];
  return (await selectBlockedTimes(trx, span)).filter(({ id }) => ids.includes(id));
}

/** The entries of a salon's calendar between two instants, and the salon's units. Ended holds are excluded. */
export async function selectCalendar(
  trx: Trx,
  span: CalendarSpan,
  locale: LocaleCode,
): Promise<Omit<StaffCalendar, 'from' | 'to' | 'cursor'>> {
  const { locationId } = span;
  const events = await selectEvents(
    trx,
    locale,
    sql`${isShown(span)} and (${span.therapistId ?? null}::bigint is null or v.therapist_id = ${span.therapistId ?? null})
      and (${span.roomId ?? null}::bigint is null or v.room_id = ${span.roomId ?? null})
      and (${span.deviceId ?? null}::bigint is null or v.device_id = ${span.deviceId ?? null})`,
  );
  const units = await sql<{ kind: 'room' | 'device' | 'therapist'; id: string; name: string }>`
    select 'room' as kind, id::text as id, ${roomName(locale)} as name from rooms r where location_id = ${locationId} and enabled
    union all select 'device', id::text, ${deviceName(locale)} from devices d where location_id = ${locationId} and enabled
    union all select 'therapist', id::text, first_name from therapists where location_id = ${locationId} and enabled
    order by kind, name, id`.execute(trx);
  const unitsOf = (wanted: 'room' | 'device' | 'therapist') =>
    units.rows.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }));
  return {
    events,
    blockedTimes: await selectBlockedTimes(trx, span),
    rooms: unitsOf('room'),
    devices: unitsOf('device'),
    therapists: unitsOf('therapist'),
    offShift: await selectOffShift(trx, span),
  };
}

export const blockedColumns = sql`b.id, b.location_id::text as "locationId", b.room_id::text as "roomId",
  b.device_id::text as "deviceId", b.therapist_id::text as "therapistId", lower(b.during) as "startAt",
  upper(b.during) as "endAt", b.reason`;
