import type { City, LocaleCode, Location, LocationCity } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { offsetOf, type PageRequest } from '../../../platform/pagination';
import { pictureColorOf, salonImagesOf } from '../../operations/pictures';
import { type CategoryJson, categoryJson, escapeLike, toCategory } from '../products';
import { type OpeningRow, openingColumns, toOpening } from './opening-columns';

interface Localized {
  pl: string;
  en: string;
}

interface LocationContent {
  headlineSeo: string;
  description: string;
  directions: string;
  metaTitle: string;
  metaDescription: string;
  infos: Location['infos'];
}

interface LocationRow extends OpeningRow {
  id: string;
  adid_code: string;
  name: Localized;
  slugs: Localized;
  content: { pl: LocationContent; en: LocationContent };
  country: string;
  city: Location['city'];
  postal_code: string;
  address: string;
  lat: number;
  lng: number;
  phone: string;
  email: string;
  is_virtual: boolean;
  picture_id: string | null;
  picture_color: string | null;
  pictures: { id: string; alt: Localized; color: string | null }[] | null;
  categories: CategoryJson[] | null;
  opinions: { rating: number | null; count: number };
  distance_km: number | null;
}

export interface LocationFilter {
  /** Slug or name. */
  city?: string | undefined;
  /** Code or slug of a category that the salon serves. */
  category?: string | undefined;
  /** Slugs of the only cities. */
  cities?: readonly string[] | undefined;
  q?: string | undefined;
}

/** A list of salons. */
export interface SalonListFilter extends LocationFilter {
  /** Of so many cities alone, those with the most salons of the filter. */
  largestCities?: number | undefined;
  /** Of each city so many at most, in the list's own order, those open to visitors first. */
  perCity?: number | undefined;
}

const columns = (now: Date) => sql`
  l.id, l.adid_code, l.name, l.slugs, l.content, l.country, l.postal_code, l.address, l.lat, l.lng, l.phone, l.email,
  l.is_virtual, l.picture_id::text as picture_id,
  ${pictureColorOf(sql`l`)} as picture_color,
  json_build_object('id', ct.id::text, 'name', ct.name, 'slug', ct.slug, 'voivodeship', ct.voivodeship,
    'lat', ct.lat, 'lng', ct.lng) as city,
  (select json_agg(json_build_object('id', x.picture_id::text, 'alt', x.alt, 'color', s.color) order by x.position, x.picture_id)
    from location_pictures x join shop_pictures s on s.id = x.picture_id where x.location_id = l.id) as pictures,
  ${openingColumns(now)},
  (select json_agg(${categoryJson} order by c.position) from location_categories lc
    join product_categories c on c.id = lc.category_id where lc.location_id = l.id and c.enabled) as categories,
  (select json_build_object('rating', round(avg(o.rating), 2)::float8, 'count', count(*)) from opinions o
    where o.location_id = l.id and o.status = 'published') as opinions`;

/** A page of a list of salons, in the requested order. */
export interface SalonPage<Field extends string> {
  page: PageRequest;
  /** Null: the list's own order. */
  sort: { field: Field; descending: boolean } | null;
}

/** One page of the salons of a filter. */
export async function selectLocations(
  db: Db,
  { largestCities, perCity, ...filter }: SalonListFilter,
  { page, sort }: SalonPage<'name' | 'city'>,
  locale: LocaleCode,
  now: Date,
): Promise<{ locations: Location[]; total: number }> {
  const by = { name: nameIn(locale), city: sql`ct.name collate polish` };
  const order = sort ? sql`${by[sort.field]} ${directionOf(sort)}, l.position, l.id` : sql`l.position, l.id`;
  const matching = perCity === undefined ? conditions(filter) : firstOfEachCity(filter, perCity);
  const where = largestCities === undefined ? matching : sql`${matching} and ${inLargest(filter, largestCities)}`;
  const found = await selectPage(db, sql`locations l ${cities} where ${where}`, { order, page }, now);
  return { locations: found.rows.map((row) => toLocation(row, locale)), total: found.total };
}

const firstOfEachCity = (filter: LocationFilter, perCity: number) => sql`l.id in (
  select nth.id from (
    select l.id, row_number() over (partition by l.city_id order by l.is_virtual, l.position, l.id) as place
    from locations l ${cities} where ${conditions(filter)}) nth
  where nth.place <= ${perCity})`;

/** Salons as the list of cities counts them, and its order among cities of one size. */
const inLargest = (filter: LocationFilter, count: number) => sql`l.city_id in (
  select ct.id from locations l ${cities} where ${conditions(filter)} and not l.is_virtual
  group by ct.id order by count(*) desc, ct.name collate "pl-x-icu" limit ${count})`;

/** The parts of a statement that finds salons by itself: selection, and mapping of its rows. */
export const salonCards = {
  /** @param chosen select of `record_id` and `nth`: enabled salons */
  select: (chosen: RawBuilder<unknown>, now: Date) => sql`(
    select json_agg(row_to_json(listed) order by listed.nth) from (
      select ${columns(now)}, null::float8 as distance_km, chosen.nth
      from (${chosen}) chosen join locations l on l.id = chosen.record_id ${cities}) listed)`,
  /** Of the rows of `select`, in their order. */
  read: (rows: readonly SalonCardRow[] | null, locale: LocaleCode): Location[] =>
    (rows ?? []).map((row) => toLocation({ ...row, id: String(row.id) }, locale)),
};
/** A row of `select`: in JSON made by row_to_json the id is a number. */
export type SalonCardRow = Omit<LocationRow, 'id'> & { id: number };

const cities = sql`join cities ct on ct.id = l.city_id`;
const nameIn = (locale: LocaleCode) => sql`(l.name ->> ${sql.lit(locale)}) collate polish`;
const directionOf = ({ descending }: { descending: boolean }) => (descending ? sql`desc` : sql`asc`);

/** Cuts a page out of the salons `l` before hours, exceptions and categories of any are looked up. */
async function selectPage(
  db: Db,
  from: RawBuilder<unknown>,
  { order, page, distance }: { order: RawBuilder<unknown>; page: PageRequest; distance?: RawBuilder<number> },
  now: Date,
): Promise<{ rows: LocationRow[]; total: number }> {
  const result = await sql<LocationRow & { total: number }>`
    with page as (
      select l.id, row_number() over (order by ${order}) as place, (count(*) over ())::int as total,
        ${distance ?? sql`null::float8`} as distance_km
      from ${from} order by ${order} limit ${page.perPage} offset ${offsetOf(page)}
    )
    select ${columns(now)}, page.distance_km, page.total
    from page join locations l on l.id = page.id ${cities} order by page.place`.execute(db);
  const isBeyond = result.rows.length === 0 && page.page > 1;
  const total = isBeyond ? await countSalons(db, from) : (result.rows[0]?.total ?? 0);
  return { rows: result.rows, total };
}

async function countSalons(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const result = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db);
  return result.rows[0]?.total ?? 0;
}

/** The salon with this slug in any locale, former slugs included. */
export async function selectLocation(db: Db, slug: string, locale: LocaleCode, now: Date): Promise<Location | null> {
  const result = await sql<LocationRow>`select ${columns(now)}, null::float8 as distance_km
    from slugs s join locations l on l.id = s.record_id join cities ct on ct.id = l.city_id
    where s.namespace = 'salons' and s.record_kind = 'location' and s.slug = ${slug} and l.enabled
    order by s.locale = ${locale} desc, s.is_current desc limit 1`.execute(db);
  return result.rows[0] ? toLocation(result.rows[0], locale) : null;
}

/** One page of the salons within a radius, the nearest first. Great-circle distance. */
export async function selectNearby(
  db: Db,
  point: { lat: number; lng: number; radiusKm: number },
  filter: LocationFilter,
  { page, sort }: SalonPage<'distanceKm' | 'name'>,
  locale: LocaleCode,
  now: Date,
): Promise<{ locations: (Location & { distanceKm: number })[]; total: number }> {
  const from = sql`locations l ${cities}
    cross join lateral (select 2 * 6371 * asin(least(1, sqrt(
      power(sin(radians(l.lat - ${point.lat}) / 2), 2)
      + cos(radians(${point.lat})) * cos(radians(l.lat)) * power(sin(radians(l.lng - ${point.lng}) / 2), 2)))) as km) d
    where ${conditions(filter)} and not l.is_virtual and ${inBox(point)} and d.km <= ${point.radiusKm}`;
  const by = { distanceKm: sql`d.km`, name: nameIn(locale) };
  const order = sort ? sql`${by[sort.field]} ${directionOf(sort)}, l.id` : sql`d.km, l.id`;
  const found = await selectPage(db, from, { order, page, distance: sql<number>`d.km` }, now);
  const locations = found.rows.map((row) => ({
    ...toLocation(row, locale),
    distanceKm: Math.round((row.distance_km ?? 0) * 10) / 10,
  }));
  return { locations, total: found.total };
}

const KM_PER_DEGREE = 111;

/** A box around the circle, so that an index excludes distant salons. */
function inBox({ lat, lng, radiusKm }: { lat: number; lng: number; radiusKm: number }): RawBuilder<boolean> {
  const north = radiusKm / KM_PER_DEGREE + 0.01;
  // Near the poles a circle crosses every meridian.
  const narrow = Math.max(0.01, Math.cos((Math.min(89, Math.abs(lat) + north) * Math.PI) / 180));
  const east = north / narrow;
  return sql<boolean>`l.lat between ${lat - north} and ${lat + north} and l.lng between ${lng - east} and ${lng + east}`;
}

/** The city of this slug or name, without regard to accents and case; null when it is not known. */
export async function findCity(db: Db, city: string): Promise<{ lat: number; lng: number } | null> {
  const result = await sql<{ lat: number; lng: number }>`select lat, lng from cities
    where slug = ${city} or search = search_form(${city}) limit 1`.execute(db);
  return result.rows[0] ?? null;
}

/** Cities that have a salon open to visitors, or one that serves the category, with how many. */
export async function selectLocationCities(
  db: Db,
  { q = '', category }: { q?: string | undefined; category?: string | undefined },
  locale: LocaleCode,
): Promise<LocationCity[]> {
  const result = await sql<LocationCity>`
    select ct.id::text, ct.name, ct.slug, ct.voivodeship, ct.lat, ct.lng, count(*)::int as "locationsCount",
      case when count(*) = 1 then min(l.slugs ->> ${locale}::text) end as "onlyLocationSlug"
    from locations l ${cities}
    where ${conditions({ category })} and not l.is_virtual and ${isNamed(q)}
    group by ct.id order by ct.name collate "pl-x-icu"`.execute(db);
  return result.rows;
}

/** All known cities. */
export async function selectCities(db: Db, q = ''): Promise<City[]> {
  const result = await sql<City>`select ct.id::text, ct.name, ct.slug, ct.voivodeship, ct.lat, ct.lng
    from cities ct where ${isNamed(q)} order by ct.name collate "pl-x-icu"`.execute(db);
  return result.rows;
}

const isNamed = (q: string) => sql`ct.search like '%' || search_form(${escapeLike(q)}) || '%'`;

/** Condition on salons `l` and their cities `ct`. */
export function conditions(filter: LocationFilter): RawBuilder<unknown> {
  const parts = [sql`l.enabled`];
  if (filter.city) parts.push(sql`(ct.slug = ${filter.city} or ct.search = search_form(${filter.city}))`);
  if (filter.cities) parts.push(sql`ct.slug = any(${filter.cities})`);
  if (filter.category) {
    parts.push(sql`exists (select 1 from location_categories lc join product_categories c on c.id = lc.category_id
      where lc.location_id = l.id and c.enabled
        and (c.code = ${filter.category} or ${filter.category} in (c.slugs ->> 'pl', c.slugs ->> 'en')))`);
  }
  if (filter.q) {
    parts.push(sql`search_form((l.name ->> 'pl') || ' ' || (l.name ->> 'en') || ' ' || l.address || ' ' || ct.name)
      like '%' || search_form(${escapeLike(filter.q)}) || '%'`);
  }
  return sql.join(parts, sql` and `);
}

function toLocation(row: LocationRow, locale: LocaleCode): Location {
  const locales = (['pl', 'en'] as const).map((code) => {
    const { infos: _infos, ...texts } = row.content[code];
    return {
      locale: code,
      name: row.name[code],
      slug: row.slugs[code],
      ...texts,
      productCategoryId: null,
      showInCategoryMenu: true,
    };
  });
  const own = locales.find((entry) => entry.locale === locale) ?? locales[0];
  if (!own) throw new Error('Failed to answer a salon: it has no texts. Add them to its record.');
  return {
    id: row.id,
    name: row.name[locale],
    slug: row.slugs[locale],
    slugs: row.slugs,
    adidCode: row.adid_code,
    country: row.country,
    region: row.city.voivodeship,
    city: row.city,
    postalCode: row.postal_code,
    address: row.address,
    location: { lat: row.lat, lng: row.lng },
    phone: row.phone,
    email: row.email,
    images: salonImagesOf(row.id, row.name[locale], {
      pictureId: row.picture_id,
      color: row.picture_color,
      gallery: (row.pictures ?? []).map((picture) => ({ ...picture, alt: picture.alt[locale] })),
    }),
    locale: own,
    locales,
    ...toOpening(row, locale),
    productCategories: (row.categories ?? []).map((category) => toCategory(category, locale)),
    isVirtual: row.is_virtual,
    infos: row.content[locale].infos,
    rating: row.opinions.rating,
    ratingsCount: row.opinions.count,
  };
}
