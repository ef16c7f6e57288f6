import type { LocaleCode } from '@aksamit/contracts/platform';
import { staffDeviceInput, staffRoomInput, staffTherapistInput } from '@aksamit/contracts/staff';
import { recordCalls, type StoredRecord } from '../api/record-calls';
import { defineKind, type KindColumn, type KindInput } from '../record-kind';
import { enabledColumn, plainColumn, referenceColumn } from './cells';

/** What rooms, devices and therapists have in common: they stay in their salon, and are switched off instead of deleted. */
const inOneSalon = {
  section: 'salons',
  fixed: ['locationId'],
  viewers: ['manager', 'admin'],
  editors: ['admin'],
  isSearched: true,
  filters: [
    { name: 'locationId', kind: 'reference', to: 'locations' },
    { name: 'enabled', kind: 'switch' },
  ],
  copyOmits: [],
} as const satisfies Partial<KindInput>;

const CONTROLS: KindInput['controls'] = {
  locationId: { kind: 'reference', to: 'locations' },
  categoryIds: { kind: 'references', to: 'categories' },
};

export const therapistKind = defineKind({
  ...inOneSalon,
  slug: 'therapists',
  calls: recordCalls(
    {
      list: 'GET /admin/staff',
      one: 'GET /admin/staff/{id}',
      add: 'POST /admin/staff',
      change: 'PUT /admin/staff/{id}',
    },
    { many: 'staff', one: 'staff' },
  ),
  input: staffTherapistInput,
  controls: { ...CONTROLS, pictureId: { kind: 'picture', shape: 'face' } },
  groups: [
    { title: 'basics', fields: ['firstName', 'locationId', 'enabled', 'categoryIds'] },
    { title: 'pictures', fields: ['pictureId', 'portrait'] },
  ],
  titleOf: ({ firstName }) => String(firstName),
  columns: [plainColumn('firstName', { sort: 'firstName' }), referenceColumn('locationId', 'locations'), enabledColumn],
});

/** A room or a device in the viewer's language; one without an English name by its own. */
const unitName = ({ name, nameEn }: StoredRecord, locale: LocaleCode): string =>
  locale === 'en' && typeof nameEn === 'string' ? nameEn : String(name);

const unitNameColumn: KindColumn = {
  key: 'name',
  sort: 'name',
  cell: (record, { locale }) => unitName(record, locale),
};

export const roomKind = defineKind({
  ...inOneSalon,
  slug: 'rooms',
  calls: recordCalls(
    {
      list: 'GET /admin/rooms',
      one: 'GET /admin/rooms/{id}',
      add: 'POST /admin/rooms',
      change: 'PUT /admin/rooms/{id}',
    },
    { many: 'rooms', one: 'room' },
  ),
  input: staffRoomInput,
  controls: CONTROLS,
  groups: [{ title: 'basics', fields: ['name', 'nameEn', 'locationId', 'enabled'] }],
  titleOf: (record, { locale }) => unitName(record, locale),
  columns: [unitNameColumn, referenceColumn('locationId', 'locations'), enabledColumn],
});

export const deviceKind = defineKind({
  ...inOneSalon,
  slug: 'devices',
  calls: recordCalls(
    {
      list: 'GET /admin/devices',
      one: 'GET /admin/devices/{id}',
      add: 'POST /admin/devices',
      change: 'PUT /admin/devices/{id}',
    },
    { many: 'devices', one: 'device' },
  ),
  input: staffDeviceInput,
  controls: CONTROLS,
  groups: [{ title: 'basics', fields: ['name', 'nameEn', 'locationId', 'enabled', 'categoryIds'] }],
  titleOf: (record, { locale }) => unitName(record, locale),
  columns: [unitNameColumn, referenceColumn('locationId', 'locations'), enabledColumn],
});
