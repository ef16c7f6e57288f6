import { sql } from 'kysely';
import type { Trx } from '../../platform/database';

const THERAPISTS = [
  'Alicja',
  'Beata',
  'Celina',
  'Dorota',
  'Ewelina',
  'Kamila',
  'Liliana',
  'Marta',
  'Natalia',
  'Oliwia',
];

/** Rooms and therapists of a salon: by how long it is open, the first salons three. */
const units = sql`(select case when l.position < 14 then 3 else greatest(3, least(5, (extract(hour from max(h.closes - h.opens)) - 6)::int)) end
  from location_opening_hours h where h.location_id = l.id)`;

/**
 * Rooms and as many therapists in each salon from a position on; for each category it serves two devices; the third
 * therapist does not do the last category.
 */
export async function seedCapacity(trx: Trx, fromPosition = 0): Promise<void> {
  await sql`insert into rooms (location_id, name)
    select l.id, 'Gabinet ' || n from locations l cross join lateral generate_series(1, ${units}) n
    where l.position >= ${fromPosition} order by l.id, n`.execute(trx);
  await sql`with made as (
      insert into devices (location_id, name)
      select lc.location_id, c.code || ' ' || n from location_categories lc
        join locations l on l.id = lc.location_id and l.position >= ${fromPosition}
        join product_categories c on c.id = lc.category_id cross join generate_series(1, 2) n
      order by lc.location_id, c.id, n returning id, name)
    insert into device_categories (device_id, category_id)
    select m.id, c.id from made m join product_categories c on m.name in (c.code || ' 1', c.code || ' 2')`.execute(trx);
  await sql`with made as (
      insert into therapists (location_id, first_name)
      select l.id, (${THERAPISTS}::text[])[1 + (l.position + n) % ${THERAPISTS.length}::int] from locations l
        cross join lateral generate_series(0, ${units} - 1) n where l.position >= ${fromPosition}
      order by l.id, n returning id, location_id),
    ranked as (select id, location_id, row_number() over (partition by location_id order by id) as rank from made)
    insert into therapist_categories (therapist_id, category_id)
    select r.id, lc.category_id from ranked r join location_categories lc on lc.location_id = r.location_id
    where r.rank <> 3 or lc.category_id <> (select max(category_id) from location_categories o
      where o.location_id = r.location_id)`.execute(trx);
}

interface CalendarPlan {
  /** Salons from this position on, and before that one. */
  fromPosition: number;
  toPosition: number;
  days: number;
  /** The day is split into blocks of this many hours; each has one visit at most. */
  blockHours: number;
  /** Possible lengths of visits of a block, equally likely; 0: it is free. */
  minutes: readonly number[];
}

/** The first salons: visits of an hour for four weeks. */
const firstSalons: CalendarPlan = { fromPosition: 0, toPosition: 14, days: 28, blockHours: 1, minutes: [60, 0] };
/** The others: longer and shorter visits for two weeks; fewer rows, so that the first start stays quick. */
const otherSalons: CalendarPlan = {
  fromPosition: 14,
  toPosition: 1000,
  days: 14,
  blockHours: 2,
  minutes: [120, 60, 90, 0, 30],
};

/** Calendars that are about half full. Their content depends only on ids and dates. */
export const seedCalendars = (trx: Trx, now: Date) => fillCalendars(trx, now, firstSalons);
export const seedOtherCalendars = (trx: Trx, now: Date) => fillCalendars(trx, now, otherSalons);

async function fillCalendars(trx: Trx, now: Date, plan: CalendarPlan): Promise<void> {
  const { fromPosition, toPosition, days, blockHours, minutes } = plan;
  // The planner has no statistics on these rows yet.
  await sql`analyze locations, location_opening_hours, location_opening_exceptions, rooms, therapists,
    therapist_categories, devices, device_categories, products`.execute(trx);
  await sql`
    with staff as (select t.id, t.location_id, row_number() over (partition by t.location_id order by t.id) as rank
      from therapists t join locations l on l.id = t.location_id
        and l.position >= ${fromPosition} and l.position < ${toPosition}),
    salon_rooms as (select id, location_id, row_number() over (partition by location_id order by id) as rank from rooms),
    hours as (
      select s.id as therapist_id, s.location_id, s.rank, d.day + h.opens + make_interval(hours => n * ${blockHours}) as wall,
        ('x' || substr(md5(s.id || '-' || d.day || '-' || n), 1, 4))::bit(16)::int as dice
      from staff s
      cross join lateral (select (${now}::timestamptz at time zone 'Europe/Warsaw')::date + g as day
        from generate_series(1, ${days}::int) g) d
      join location_opening_hours h on h.location_id = s.location_id and h.weekday = extract(isodow from d.day)
        and not h.closed and h.opens is not null
      cross join generate_series(0, 11) n
      where make_interval(hours => (n + 1) * ${blockHours}) <= h.closes - h.opens
        and not exists (select from location_opening_exceptions e where e.location_id = s.location_id and e.date = d.day)
    )
    insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during)
    select 'booked', h.location_id, r.id, pick.device_id, h.therapist_id, pick.product_id,
      tstzrange(h.wall at time zone 'Europe/Warsaw', (h.wall at time zone 'Europe/Warsaw') + make_interval(mins => m.minutes))
    from hours h
    join salon_rooms r on r.location_id = h.location_id and r.rank = h.rank
    cross join lateral (select (${[...minutes]}::int[])[1 + h.dice % ${minutes.length}::int] as minutes) m
    cross join lateral (
      select d.id as device_id, (select min(p.id) from products p where p.category_id = tc.category_id) as product_id
      from therapist_categories tc
      join device_categories dc on dc.category_id = tc.category_id
      join devices d on d.id = dc.device_id and d.location_id = h.location_id
      where tc.therapist_id = h.therapist_id and exists (select from products p where p.category_id = tc.category_id)
      order by d.id offset h.rank * 2 - 2 limit 1) pick
    where m.minutes > 0
    -- In no order of time: the indexes of the exclusion constraints grow better.
    order by h.dice, h.therapist_id, h.wall`.execute(trx);
}
