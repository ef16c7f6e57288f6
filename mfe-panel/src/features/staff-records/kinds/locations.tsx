import { staffLocationInput } from '@aksamit/contracts/staff';
import { OptionName } from '../../../staff-kit/record-form/components/option-name';
import { localized } from '../../../staff-kit/record-form/localized';
import { recordCalls } from '../api/record-calls';
import { OpeningParts } from '../components/opening-parts';
import { defineKind } from '../record-kind';
import { salonPage } from '../shop-pages';
import { enabledColumn, nameColumn, plainColumn } from './cells';

/** Salons, with their hours below the form. */
export const locationKind = defineKind({
  slug: 'locations',
  section: 'salons',
  calls: recordCalls(
    {
      list: 'GET /admin/locations',
      one: 'GET /admin/locations/{id}',
      add: 'POST /admin/locations',
      change: 'PUT /admin/locations/{id}',
    },
    { many: 'locations', one: 'location' },
  ),
  input: staffLocationInput,
  fixed: ['code'],
  viewers: ['manager', 'admin'],
  editors: ['admin'],
  controls: {
    email: { kind: 'line' },
    cityId: { kind: 'reference', to: 'cities' },
    pictureId: { kind: 'picture', shape: 'card' },
    categoryIds: { kind: 'references', to: 'categories' },
    'pictures.id': { kind: 'picture', shape: 'card' },
  },
  groups: [
    { title: 'basics', fields: ['name', 'code', 'adidCode', 'enabled', 'isVirtual', 'position', 'slugs'] },
    { title: 'contact', fields: ['address', 'postalCode', 'cityId', 'phone', 'email'] },
    { title: 'map', fields: ['lat', 'lng'] },
    { title: 'treatment', fields: ['categoryIds'] },
    { title: 'pictures', fields: ['pictureId', 'pictures'] },
    { title: 'content', fields: ['content'] },
  ],
  titleOf: ({ name }, { locale }) => localized(name, locale),
  columns: [
    nameColumn,
    plainColumn('address'),
    {
      key: 'cityId',
      // An older API names no cities: then each is requested by itself.
      cell: ({ cityId, cityName }) =>
        typeof cityName === 'string' ? cityName : <OptionName to="cities" id={`${cityId}`} />,
    },
    plainColumn('code', { sort: 'code' }),
    enabledColumn,
  ],
  isSearched: true,
  filters: [{ name: 'enabled', kind: 'switch' }],
  sort: 'position',
  shopPageOf: salonPage,
  parts: OpeningParts,
});
