import { staffLocationInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RecordKind } from '../../people/staff';

/** Salons, as staff edit them. */
export const locationKind: RecordKind = {
  one: 'location',
  many: 'locations',
  path: '/admin/locations',
  rights: { read: 'readOffer', write: 'manageLocations' },
  table: 'locations',
  idType: 'bigint',
  input: staffLocationInput,
  fixed: ['code'],
  links: {
    categoryIds: { table: 'location_categories', own: 'location_id', other: 'category_id' },
    pictures: {
      table: 'location_pictures',
      own: 'location_id',
      other: 'picture_id',
      fields: { alt: 'alt' },
      order: 'position',
    },
  },
  shown: { cityName: { schema: z.string(), read: sql`(select c.name from cities c where c.id = r.city_id)` } },
  searched: sql`(r.code || ' ' || (r.name ->> 'pl') || ' ' || r.address)`,
  filters: ['cityId', 'enabled'],
  sorts: ['code', 'position'],
};
