/** Past and future of a larger shop: orders of the past year with their visits, and full calendars. */
import { sql } from 'kysely';
import type { Trx } from '../../platform/database';

/** Orders of the past year for each step of the scale; the demo itself has none. */
const ORDERS_PER_STEP = 500;
/** Of the calendars. More would add nothing, and each visit is checked by three exclusion constraints. */
const DAYS_AHEAD = 3;

/** Rooms, devices or therapists with their position among those of their salon. */
const ranked = (table: 'rooms' | 'devices' | 'therapists') =>
  sql`(select id, location_id, row_number() over (partition by location_id order by id) as rank
    from ${sql.table(table)})`;

/**
 * Copied salons are as full in the next days as those that they are copied from.
 * @param copy matches the end of a copy's code
 */
export async function growCalendars(trx: Trx, copy: ReturnType<typeof sql.lit>): Promise<void> {
  await sql`analyze locations, rooms, devices, therapists, visits`.execute(trx);
  await sql`with unit_rooms as materialized ${ranked('rooms')}, unit_devices as materialized ${ranked('devices')},
      unit_therapists as materialized ${ranked('therapists')},
      pairs as materialized (select l.id as original, k.id as copy from locations l
        join locations k on k.code ~ ${copy} and l.code = regexp_replace(k.code, ${copy}, '')
        where not exists (select from visits v where v.location_id = k.id and v.state = 'booked'))
    insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during)
    select 'booked', p.copy, kr.id, kd.id, kt.id, v.product_id, v.during
    from pairs p join visits v on v.location_id = p.original and v.state = 'booked'
      and v.during && tstzrange(now(), now() + make_interval(days => ${DAYS_AHEAD}::int))
    join unit_rooms lr on lr.id = v.room_id join unit_rooms kr on kr.location_id = p.copy and kr.rank = lr.rank
    join unit_devices ld on ld.id = v.device_id join unit_devices kd on kd.location_id = p.copy and kd.rank = ld.rank
    join unit_therapists lt on lt.id = v.therapist_id
    join unit_therapists kt on kt.location_id = p.copy and kt.rank = lt.rank
    -- In no order of time: the indexes of the exclusion constraints grow better.
    order by md5(p.copy || v.id::text)`.execute(trx);
}

/**
 * Ids derived from a number, so that rows of several tables are made apart and belong together. Marked as the version
 * and variant of random ones: the API accepts no others.
 */
const idOf = (kind: string) =>
  sql`overlay(overlay(md5(${sql.lit(`scale-${kind}-`)} || n) placing '4' from 13) placing '8' from 17)::uuid`;

/** Orders of guests, each paid in the salon for one treatment whose visit is done. */
export async function growOrders(trx: Trx, scale: number): Promise<void> {
  await sql`create temporary table new_orders on commit drop as
    with sold as materialized (select p.id, p.name, p.slugs, p.vat_rate, pp.amount_minor as price, m.id as market_id,
        row_number() over (order by p.id) - 1 as rank, count(*) over () as total
      from products p join product_prices pp on pp.product_id = p.id and 1 between pp.quantity_from and pp.quantity_to
      join markets m on m.id = pp.market_id and m.slug = 'pl' where p.type = 'product'),
    salons as materialized (select l.id, r.id as room_id, d.id as device_id, t.id as therapist_id,
        row_number() over (order by l.id) - 1 as rank, count(*) over () as total
      from locations l
      join (select location_id, min(id) as id from rooms group by 1) r on r.location_id = l.id
      join (select location_id, min(id) as id from devices group by 1) d on d.location_id = l.id
      join (select location_id, min(id) as id from therapists group by 1) t on t.location_id = l.id)
    select n, s.id as product_id, s.name, s.slugs, s.vat_rate, s.price, s.market_id, l.id as location_id, l.room_id,
      l.device_id, l.therapist_id, now() - make_interval(days => 30 + n % 335, mins => n % 600) as at
    from generate_series(1, ${ORDERS_PER_STEP * scale}::int) n
    join sold s on s.rank = n % s.total join salons l on l.rank = n % l.total
    where not exists (select from orders done where done.id = ${idOf('order')})`.execute(trx);
  await sql`analyze new_orders`.execute(trx);
  await sql`insert into visitors (unique_id, market_id)
    select 'pl_x' || lpad(n::text, 11, '0'), market_id from new_orders on conflict do nothing`.execute(trx);
  await sql`insert into carts (id, market_id, visitor_id, currency, state, version, created_at, updated_at)
    select ${idOf('cart')}, o.market_id, v.id, 'PLN', 'ordered', 2, o.at, o.at
    from new_orders o join visitors v on v.unique_id = 'pl_x' || lpad(o.n::text, 11, '0')`.execute(trx);
  await sql`insert into orders (id, number, market_id, locale, base_path, visitor_id, cart_id, cart_version,
      request_scope, currency, done_status, paid_status, payment_method, original_price_total, discount_code_value,
      price_total, amount_due, amount_paid, first_name, last_name, email, phone_prefix, phone, created_at)
    select ${idOf('order')}, 'AX-' || lpad(n::text, 8, '0'), o.market_id, 'pl', '', c.visitor_id, c.id, 2,
      'scale-' || n, 'PLN', 'done', 'paid', 'cash', price, 0, price, price, price, 'Ewa', 'Przykład ' || n,
      'scale-' || n || '@example.com', '48', lpad((600000000 + n)::text, 9, '0'), at
    from new_orders o join carts c on c.id = ${idOf('cart')}`.execute(trx);
  await sql`insert into order_items (id, order_id, position, item_type, product_id, name, slugs, quantity,
      standard_price, discount_code_value, price, vat_rate, later_reservation)
    select ${idOf('item')}, ${idOf('order')}, 0, 'product', product_id, name, slugs, 1, price, 0, price, vat_rate, true
    from new_orders`.execute(trx);
  await sql`insert into order_payments (id, order_id, amount, currency, payment_method, status, created_at)
    select ${idOf('payment')}, ${idOf('order')}, price, 'PLN', 'cash', 'completed', at from new_orders`.execute(trx);
  await sql`insert into payment_transactions (order_payment_id, payment_method, payment_provider, amount, currency,
      status, session_id, continue_url, is_settling, settled_at, created_at)
    select ${idOf('payment')}, 'cash', 'salon', price, 'PLN', 'completed', 'scale-' || n, '', true, at, at
    from new_orders`.execute(trx);
  await sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, order_item_id,
      created_at)
    select 'done', location_id, room_id, device_id, therapist_id, product_id,
      tstzrange(at + interval '7 days', at + interval '7 days 1 hour'), ${idOf('item')}, at from new_orders`.execute(
    trx,
  );
}
