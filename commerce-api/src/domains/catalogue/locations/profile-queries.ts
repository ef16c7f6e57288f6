import type { LocaleCode, LocalizedSlugs, ProfiledLocation } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { conditions, type LocationFilter } from './location-queries';
import type { MapPoint } from './map-rules';

interface ProfileRow {
  id: string;
  name: string;
  slugs: LocalizedSlugs;
  adidCode: string;
  city: ProfiledLocation['city'];
  postalCode: string;
  address: string;
  lat: number;
  lng: number;
  phone: string;
  gmb: ProfiledLocation['gmb'];
}

/** Salons that have a business profile on the maps service, with it. */
export async function selectProfiles(db: Db, filter: LocationFilter, locale: LocaleCode): Promise<ProfiledLocation[]> {
  const result = await sql<ProfileRow>`
    select l.id::text, l.name ->> ${locale}::text as name, l.slugs, l.adid_code as "adidCode",
      json_build_object('id', ct.id::text, 'name', ct.name, 'slug', ct.slug, 'voivodeship', ct.voivodeship,
        'lat', ct.lat, 'lng', ct.lng) as city,
      l.postal_code as "postalCode", l.address, l.lat, l.lng, l.phone,
      json_build_object('placeId', g.place_id, 'profileUrl', g.profile_url, 'reviewUrl', g.review_url,
        'rating', g.rating, 'ratingsCount', g.ratings_count,
        'refreshedAt', to_char(g.refreshed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as gmb
    from location_profiles g join locations l on l.id = g.location_id join cities ct on ct.id = l.city_id
    where ${conditions(filter)} order by l.position, l.id`.execute(db);
  return result.rows.map(({ lat, lng, ...row }) => ({ ...row, slug: row.slugs[locale], location: { lat, lng } }));
}

/** Salons as points of a map. */
export async function selectMapPoints(db: Db, filter: LocationFilter, locale: LocaleCode): Promise<MapPoint[]> {
  const result = await sql<MapPoint>`
    select l.id::text as "locationId", l.name ->> ${locale}::text as name, l.slugs ->> ${locale}::text as slug,
      ct.name as city, ct.voivodeship, l.address, l.lat, l.lng,
      coalesce((select json_agg(c.code order by c.position) from location_categories lc
        join product_categories c on c.id = lc.category_id where lc.location_id = l.id and c.enabled), '[]') as categories
    from locations l join cities ct on ct.id = l.city_id
    where ${conditions(filter)} and not l.is_virtual order by l.position, l.id`.execute(db);
  return result.rows;
}
