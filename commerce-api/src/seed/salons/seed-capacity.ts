import { sql } from 'kysely';
import type { Trx } from '../../platform/database';

const THERAPISTS = ['Alicja', 'Beata', 'Celina', 'Dorota', 'Ewelina'];

/**
 * Three rooms in each salon; for each category it serves one device, for laser two; three therapists, of whom the
 * third does not do the last category.
 */
export async function seedCapacity(trx: Trx): Promise<void> {
  await sql`insert into rooms (location_id, name)
    select l.id, 'Gabinet ' || n from locations l cross join generate_series(1, 3) n order by l.id, n`.execute(trx);
  await sql`with made as (
      insert into devices (location_id, name)
      select lc.location_id, c.code || ' ' || n from location_categories lc
        join product_categories c on c.id = lc.category_id cross join generate_series(1, 2) n
      order by lc.location_id, c.id, n returning id, name)
    insert into device_categories (device_id, category_id)
    select m.id, c.id from made m join product_categories c on m.name in (c.code || ' 1', c.code || ' 2')`.execute(trx);
  await sql`with made as (
      insert into therapists (location_id, first_name)
      select l.id, (${THERAPISTS}::text[])[1 + (l.position + n) % 5] from locations l
        cross join generate_series(0, 2) n order by l.id, n returning id, location_id),
    ranked as (select id, location_id, row_number() over (partition by location_id order by id) as rank from made)
    insert into therapist_categories (therapist_id, category_id)
    select r.id, lc.category_id from ranked r join location_categories lc on lc.location_id = r.location_id
    where r.rank < 3 or lc.category_id <> (select max(category_id) from location_categories o
      where o.location_id = r.location_id)`.execute(trx);
}

/** Calendars that are about half full for four weeks: visits of an hour, one in two of each therapist's hours. */
export async function seedCalendars(trx: Trx, now: Date): Promise<void> {
  await sql`
    with staff as (select t.id, t.location_id, row_number() over (partition by t.location_id order by t.id) as rank
      from therapists t),
    salon_rooms as (select id, location_id, row_number() over (partition by location_id order by id) as rank from rooms),
    hours as (
      select s.id as therapist_id, s.location_id, s.rank, d.day + h.opens + make_interval(hours => n) as wall,
        ('x' || substr(md5(s.id || '-' || d.day || '-' || n), 1, 4))::bit(16)::int as dice
      from staff s
      cross join lateral (select (${now}::timestamptz at time zone 'Europe/Warsaw')::date + g as day
        from generate_series(1, 28) g) d
      join location_opening_hours h on h.location_id = s.location_id and h.weekday = extract(isodow from d.day)
        and not h.closed and h.opens is not null
      cross join generate_series(0, 11) n
      where h.opens + make_interval(hours => n + 1) <= h.closes and n < extract(hour from h.closes - h.opens)
        and not exists (select from location_opening_exceptions e where e.location_id = s.location_id and e.date = d.day)
    )
    insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during)
    select 'booked', h.location_id, r.id, pick.device_id, h.therapist_id, pick.product_id,
      tstzrange(h.wall at time zone 'Europe/Warsaw', (h.wall at time zone 'Europe/Warsaw') + interval '1 hour')
    from hours h
    join salon_rooms r on r.location_id = h.location_id and r.rank = h.rank
    cross join lateral (
      select d.id as device_id, (select min(p.id) from products p where p.category_id = tc.category_id) as product_id
      from therapist_categories tc
      join device_categories dc on dc.category_id = tc.category_id
      join devices d on d.id = dc.device_id and d.location_id = h.location_id
      where tc.therapist_id = h.therapist_id and exists (select from products p where p.category_id = tc.category_id)
      order by d.id offset h.rank * 2 - 2 limit 1) pick
    where h.dice % 2 = 0`.execute(trx);
}
