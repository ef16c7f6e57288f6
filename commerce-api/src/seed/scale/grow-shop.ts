/**
 * A larger shop for measurements: every treatment, article, salon and opinion so many times, with calendars and orders.
 * A repeated run adds the missing ones.
 */
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database';
import { growCalendars, growOrders } from './grow-sales';

/** Copies are recognized by the end of their code. */
const COPY = sql.lit('-x[0-9]+$');

/** Tables whose rows refresh the search one by one, and their kind in it. */
const SEARCHED = { products: 'product', product_body_parts: null, articles: 'article', locations: 'location' } as const;

/** @param scale 1 is the demo shop itself, 100 a hundred times its records */
export async function growShop(db: Db, scale: number): Promise<void> {
  const switchSearch = async (how: 'disable' | 'enable') => {
    for (const table of Object.keys(SEARCHED)) {
      await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger keep_search`.execute(db);
    }
  };
  // Indexing ten thousand records at once takes a fraction of the time of indexing each by itself.
  await switchSearch('disable');
  try {
    const growCopiedCalendars = (trx: Trx) => growCalendars(trx, COPY);
    for (const grow of [growProducts, growArticles, growSalons, growOpinions, growCopiedCalendars, growOrders]) {
      await unhurried(db, (trx) => grow(trx, scale));
    }
  } finally {
    await switchSearch('enable');
    await unhurried(db, refreshSearch);
  }
  await sql`analyze`.execute(db);
}

/** One transaction. The time-outs of ordinary requests do not fit here. */
async function unhurried(db: Db, work: (trx: Trx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await work(trx);
  });
}

/** Indexes the copies that are not searchable yet. */
async function refreshSearch(trx: Trx): Promise<void> {
  for (const [table, kind] of Object.entries(SEARCHED)) {
    if (kind === null) continue;
    await sql`select refresh_search(${kind}, (select array_agg(r.id) from ${sql.table(table)} r
      where r.code ~ ${COPY} and not exists (select from search_entries e
        where e.kind = ${kind} and e.record_id = r.id)))`.execute(trx);
  }
}

const copies = (scale: number) => sql`generate_series(2, ${scale}::int) as n`;
const named = (column: string) =>
  sql`jsonb_build_object('pl', ${sql.ref(column)} ->> 'pl' || ' ' || n, 'en', ${sql.ref(column)} ->> 'en' || ' ' || n)`;
const slugged = (column: string) =>
  sql`jsonb_build_object('pl', ${sql.ref(column)} ->> 'pl' || '-' || n, 'en', ${sql.ref(column)} ->> 'en' || '-' || n)`;

async function growProducts(trx: Trx, scale: number): Promise<void> {
  const long = new Date(Date.now() - 180 * 86_400_000).toISOString();
  await sql`insert into products (code, type, gender, category_id, name, slugs, lead, content, duration, duration_to,
      package_quantity, package_bonus_quantity, level, recommended_quantity_from, recommended_quantity_to,
      body_part_count, promo_recommended, is_special, is_bundlable, vat_rate, position)
    select p.code || '-x' || n, p.type, p.gender, p.category_id, ${named('p.name')}, ${slugged('p.slugs')}, p.lead,
      p.content, p.duration, p.duration_to, p.package_quantity, p.package_bonus_quantity, p.level,
      p.recommended_quantity_from, p.recommended_quantity_to, p.body_part_count, false, p.is_special, false, p.vat_rate,
      p.position + n * 10000
    from products p cross join ${copies(scale)}
    where p.type in ('product', 'package') and p.code !~ ${COPY}
      and not exists (select 1 from products done where done.code = p.code || '-x' || n)`.execute(trx);
  const pairs = sql`products p join products k on k.code ~ ${COPY} and p.code = regexp_replace(k.code, ${COPY}, '')
    and not exists (select 1 from product_prices done where done.product_id = k.id)`;
  await sql`insert into product_body_parts (product_id, body_part_id)
    select k.id, b.body_part_id from ${pairs} join product_body_parts b on b.product_id = p.id`.execute(trx);
  await sql`insert into promotion_products (promotion_id, product_id)
    select m.promotion_id, k.id from ${pairs} join promotion_products m on m.product_id = p.id`.execute(trx);
  await sql`select set_config('aksamit.price_valid_from', ${long}, true)`.execute(trx);
  await sql`insert into product_prices (product_id, market_id, currency, quantity_from, quantity_to, amount_minor)
    select k.id, pp.market_id, pp.currency, pp.quantity_from, pp.quantity_to, pp.amount_minor
    from ${pairs} join product_prices pp on pp.product_id = p.id`.execute(trx);
  await sql`select set_config('aksamit.price_valid_from', '', true)`.execute(trx);
}

async function growArticles(trx: Trx, scale: number): Promise<void> {
  await sql`insert into articles (code, category_id, author_id, title, slugs, lead, content, meta, published_at, gender,
      rating_sum, ratings_count)
    select a.code || '-x' || n, a.category_id, a.author_id, ${named('a.title')}, ${slugged('a.slugs')}, a.lead, a.content,
      a.meta, a.published_at - make_interval(hours => n), a.gender, a.rating_sum, a.ratings_count
    from articles a cross join ${copies(scale)}
    where a.code !~ ${COPY} and not exists (select 1 from articles done where done.code = a.code || '-x' || n)`.execute(
    trx,
  );
}

async function growSalons(trx: Trx, scale: number): Promise<void> {
  await sql`insert into locations (code, adid_code, name, slugs, content, city_id, postal_code, address, lat, lng, phone,
      email, position)
    select l.code || '-x' || n, l.adid_code || '-x' || n, ${named('l.name')}, ${slugged('l.slugs')}, l.content, l.city_id,
      l.postal_code, l.address || '/' || n, l.lat + (n % 17 - 8) * 0.003, l.lng + (n % 13 - 6) * 0.005, l.phone, l.email,
      l.position + n * 10000
    from locations l cross join ${copies(scale)}
    where l.code !~ ${COPY} and not exists (select 1 from locations done where done.code = l.code || '-x' || n)`.execute(
    trx,
  );
  const pairs = sql`locations l join locations k on k.code ~ ${COPY} and l.code = regexp_replace(k.code, ${COPY}, '')
    and not exists (select 1 from rooms done where done.location_id = k.id)`;
  await sql`insert into location_opening_hours (location_id, weekday, opens, closes, closed, all_day)
    select k.id, h.weekday, h.opens, h.closes, h.closed, h.all_day
    from ${pairs} join location_opening_hours h on h.location_id = l.id`.execute(trx);
  await sql`insert into location_categories (location_id, category_id)
    select k.id, c.category_id from ${pairs} join location_categories c on c.location_id = l.id`.execute(trx);
  await sql`insert into devices (location_id, name, name_en)
    select k.id, d.name, d.name_en from ${pairs} join devices d on d.location_id = l.id`.execute(trx);
  await sql`insert into therapists (location_id, first_name)
    select k.id, t.first_name from ${pairs} join therapists t on t.location_id = l.id`.execute(trx);
  await sql`insert into rooms (location_id, name, name_en)
    select k.id, r.name, r.name_en from ${pairs} join rooms r on r.location_id = l.id`.execute(trx);
  await sql`insert into device_categories (device_id, category_id)
    select d.id, c.category_id from devices d join locations k on k.id = d.location_id and k.code ~ ${COPY}
    join location_categories c on c.location_id = k.id on conflict do nothing`.execute(trx);
  await sql`insert into therapist_categories (therapist_id, category_id)
    select t.id, c.category_id from therapists t join locations k on k.id = t.location_id and k.code ~ ${COPY}
    join location_categories c on c.location_id = k.id on conflict do nothing`.execute(trx);
}

async function growOpinions(trx: Trx, scale: number): Promise<void> {
  // As many as are missing: opinions have no code.
  await sql`insert into opinions (location_id, product_id, author_name, rating, locale, content, translation, verification,
      status, created_at, moderated_at)
    select o.location_id, o.product_id, o.author_name, o.rating, o.locale, o.content, o.translation, o.verification,
      o.status, o.created_at - make_interval(mins => n), o.moderated_at
    from (select * from opinions where visit_id is null order by id limit 300) o cross join ${copies(scale)}
    where (select count(*) from opinions) < 300 * ${scale}::int`.execute(trx);
}
