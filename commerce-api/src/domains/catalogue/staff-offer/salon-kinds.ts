/** The parts of a salon, as staff edit them: the city around it, its rooms, devices and therapists. */
import { staffCityInput, staffDeviceInput, staffRoomInput, staffTherapistInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { RecordKind } from '../../people/staff';

/**
 * Rooms, devices and therapists cannot change salon; create a new record. Deactivate (`enabled = false`) instead of
 * deleting.
 */
const inOneSalon = { fixed: ['locationId'], filters: ['locationId', 'enabled'] };

export const cityKind: RecordKind = {
  one: 'city',
  many: 'cities',
  path: '/admin/cities',
  rights: { read: 'readOffer', write: 'manageLocations' },
  table: 'cities',
  idType: 'bigint',
  input: staffCityInput,
  searched: sql`r.name`,
  filters: ['voivodeship'],
  sorts: ['name'],
};

export const roomKind: RecordKind = {
  ...inOneSalon,
  one: 'room',
  many: 'rooms',
  path: '/admin/rooms',
  rights: { read: 'readOffer', write: 'manageLocations' },
  table: 'rooms',
  idType: 'bigint',
  input: staffRoomInput,
  searched: sql`(r.name || ' ' || coalesce(r.name_en, ''))`,
  sorts: ['name'],
};

export const deviceKind: RecordKind = {
  ...inOneSalon,
  one: 'device',
  many: 'devices',
  path: '/admin/devices',
  rights: { read: 'readOffer', write: 'manageLocations' },
  table: 'devices',
  idType: 'bigint',
  input: staffDeviceInput,
  links: { categoryIds: { table: 'device_categories', own: 'device_id', other: 'category_id' } },
  searched: sql`(r.name || ' ' || coalesce(r.name_en, ''))`,
  sorts: ['name'],
};

export const therapistKind: RecordKind = {
  ...inOneSalon,
  one: 'staff',
  many: 'staff',
  path: '/admin/staff',
  rights: { read: 'readOffer', write: 'manageStaff' },
  table: 'therapists',
  idType: 'bigint',
  input: staffTherapistInput,
  links: { categoryIds: { table: 'therapist_categories', own: 'therapist_id', other: 'category_id' } },
  searched: sql`r.first_name`,
  sorts: ['firstName'],
};
