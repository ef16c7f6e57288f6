import { storeDateOf } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { type OpenDay, planWeek, type WeekUnit } from './demo-week';

/** No test books here, so that a full week disturbs none. */
export const DEMO_WEEK_SALON = 'tychy-grota';
/** Therapists that the salon has for the week, each with a room. */
const UNITS = 8;
const MORE_THERAPISTS = ['Pola', 'Róża', 'Sonia', 'Tola', 'Wanda'];

/** What the devices of each category are called; their numbers stay. */
const DEVICE_NAMES = {
  epilation: { pl: 'Laser diodowy', en: 'Diode laser' },
  endermology: { pl: 'Endermologia', en: 'Endermology' },
  hydrogenCleansing: { pl: 'Oczyszczanie wodorowe', en: 'Hydrogen cleansing' },
  electrostimulation: { pl: 'Elektrostymulator', en: 'Electrostimulator' },
  dermapen: { pl: 'Dermapen', en: 'Dermapen' },
  radioWaves: { pl: 'Fale radiowe', en: 'Radio waves' },
};

/** Devices were called by the codes of their categories, which no reception understands. */
export async function seedDeviceNames(trx: Trx): Promise<void> {
  await sql`update devices d set name = (n.label ->> 'pl') || substr(d.name, length(n.code) + 1)
    from jsonb_each(${JSON.stringify(DEVICE_NAMES)}::jsonb) as n (code, label)
    where d.name ~ ('^' || n.code || ' [0-9]+$')`.execute(trx);
}

/** English names of the devices that still have the names of above. */
export async function seedEnglishDeviceNames(trx: Trx): Promise<void> {
  await sql`update devices d set name_en = n.en || substr(d.name, length(n.pl) + 1)
    from jsonb_to_recordset(${JSON.stringify(Object.values(DEVICE_NAMES))}::jsonb) as n (pl text, en text)
    where d.name_en is null and d.name ~ ('^' || n.pl || ' [0-9]+$')`.execute(trx);
}

/** English names of the rooms that still have those of the first start. */
export async function seedEnglishRoomNames(trx: Trx): Promise<void> {
  await sql`update rooms set name_en = 'Room' || substr(name, length('Gabinet') + 1)
    where name_en is null and name ~ '^Gabinet [0-9]+$'`.execute(trx);
}

/** The week of the first start in one salon: 400 visits with their people, in every state; an earlier one of many. */
export async function seedDemoWeek(trx: Trx, now: Date): Promise<void> {
  const found = await sql<{ id: string }>`select id::text as id from locations where code = ${DEMO_WEEK_SALON}`.execute(
    trx,
  );
  const locationId = found.rows[0]?.id;
  if (locationId === undefined) return;
  await addUnits(trx, locationId);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', timeStyle: 'short' }).format(now);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const visits = planWeek(await selectUnits(trx, locationId), await selectDays(trx, locationId), {
    date: storeDateOf(now),
    minutes: hours * 60 + minutes,
  });
  await clearWeek(trx, locationId, visits.map(({ date }) => date).sort());
  await insertVisits(trx, locationId, visits, now);
  await insertEarlierVisits(trx, locationId);
}

async function addUnits(trx: Trx, locationId: string): Promise<void> {
  await sql`insert into rooms (location_id, name) select ${locationId}, 'Gabinet ' || n
    from generate_series((select count(*) + 1 from rooms where location_id = ${locationId}), ${UNITS}::int) n`.execute(
    trx,
  );
  await sql`with made as (insert into therapists (location_id, first_name)
      select ${locationId}, (${MORE_THERAPISTS}::text[])[n]
      from generate_series(1, ${UNITS}::int - (select count(*)::int from therapists where location_id = ${locationId})) n
      returning id)
    insert into therapist_categories (therapist_id, category_id)
    select m.id, c.category_id from made m cross join location_categories c where c.location_id = ${locationId}`.execute(
    trx,
  );
}

/** The n-th therapist with the n-th room and device. */
async function selectUnits(trx: Trx, locationId: string): Promise<WeekUnit[]> {
  const ranked = (table: 'rooms' | 'devices' | 'therapists') =>
    sql`(select id, row_number() over (order by id) as rank from ${sql.table(table)} where location_id = ${locationId})`;
  const found =
    await sql<WeekUnit>`select t.id::text as "therapistId", r.id::text as "roomId", d.id::text as "deviceId",
      (select json_agg(json_build_object('productId', p.id::text, 'minutes', p.duration) order by p.id)
        from (select p.id, p.duration from products p join device_categories dc on dc.category_id = p.category_id
          where dc.device_id = d.id and p.enabled and p.type = 'product' and p.duration between 15 and 90
          order by p.position, p.id limit 12) p) as treatments
    from ${ranked('therapists')} t join ${ranked('rooms')} r on r.rank = t.rank join ${ranked('devices')} d on d.rank = t.rank
    where t.rank <= ${UNITS}::int order by t.rank`.execute(trx);
  return found.rows.map((unit) => ({ ...unit, treatments: unit.treatments ?? [] }));
}

async function selectDays(trx: Trx, locationId: string): Promise<OpenDay[]> {
  const found = await sql<OpenDay>`select weekday, (extract(epoch from opens) / 60)::int as "from",
      (extract(epoch from closes) / 60)::int as "to"
    from location_opening_hours where location_id = ${locationId} and not closed and opens is not null
    order by weekday`.execute(trx);
  return found.rows;
}

/** Takes away what the demo's calendars have in that week: visits of nobody. */
async function clearWeek(trx: Trx, locationId: string, dates: readonly string[]): Promise<void> {
  await sql`delete from visits v where v.location_id = ${locationId} and v.state = 'booked' and v.order_item_id is null
    and v.user_id is null and v.cart_item_id is null and v.holder is null
    and (lower(v.during) at time zone 'Europe/Warsaw')::date between ${dates[0] ?? null}::date and ${dates.at(-1) ?? null}::date
    and not exists (select from visit_notes n where n.visit_id = v.id)`.execute(trx);
}

async function insertVisits(
  trx: Trx,
  locationId: string,
  visits: ReturnType<typeof planWeek>,
  now: Date,
): Promise<void> {
  await sql`create temporary table demo_week on commit drop as
    select gen_random_uuid() as id, p.*,
      (p.date + make_interval(mins => p."from")) at time zone 'Europe/Warsaw' as start_at,
      (p.date + make_interval(mins => p."to")) at time zone 'Europe/Warsaw' as end_at
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as p ("therapistId" bigint, "roomId" bigint,
      "deviceId" bigint, "productId" bigint, date date, "from" int, "to" int, state text, "firstName" text,
      "lastName" text, phone text, note text, "hasInterview" boolean, "hasCard" boolean, "hasGuardian" boolean,
      "isArrived" boolean)`.execute(trx);
  await sql`insert into visits (id, state, location_id, room_id, device_id, therapist_id, product_id, during, created_at)
    select w.id, w.state, ${locationId}, w."roomId", w."deviceId", w."therapistId", w."productId",
      tstzrange(w.start_at, w.end_at), least(${now}::timestamptz, w.start_at) - interval '3 days'
    from demo_week w
    -- Somebody's own visit, in a shop that is not new, stays.
    where not exists (select from visits v where v.location_id = ${locationId} and v.state in ('held', 'booked')
      and v.during && tstzrange(w.start_at, w.end_at)
      and (v.room_id = w."roomId" or v.device_id = w."deviceId" or v.therapist_id = w."therapistId"))`.execute(trx);
  await sql`insert into visit_notes (visit_id, first_name, last_name, phone_prefix, phone, note, interview_at,
      customer_card_at, guardian_consent_at, arrived_at)
    select w.id, w."firstName", w."lastName", '48', w.phone, w.note, case when w."hasInterview" then w.start_at end,
      case when w."hasCard" then w.start_at end, case when w."hasGuardian" then w.start_at end,
      case when w."isArrived" then least(w.start_at - interval '4 minutes', ${now}) end
    from demo_week w join visits v on v.id = w.id`.execute(trx);
}

/** Four weeks earlier many of them were there too, so that their cards have a past. */
async function insertEarlierVisits(trx: Trx, locationId: string): Promise<void> {
  await sql`create temporary table demo_month on commit drop as
    select gen_random_uuid() as earlier_id, w.* from demo_week w
    where w."from" % 2 = 0 and ('x' || substr(md5(w.phone), 1, 2))::bit(8)::int < 120`.execute(trx);
  await sql`insert into visits (id, state, location_id, room_id, device_id, therapist_id, product_id, during, created_at)
    select earlier_id, case when "from" % 90 = 0 then 'noShow' else 'done' end, ${locationId}, "roomId", "deviceId",
      "therapistId", "productId", tstzrange(start_at - interval '28 days', end_at - interval '28 days'),
      start_at - interval '40 days' from demo_month`.execute(trx);
  await sql`insert into visit_notes (visit_id, first_name, last_name, phone_prefix, phone, interview_at, customer_card_at)
    select earlier_id, "firstName", "lastName", '48', phone, start_at - interval '28 days', start_at - interval '28 days'
    from demo_month`.execute(trx);
}
