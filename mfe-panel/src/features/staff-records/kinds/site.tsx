import { staffCityInput, staffRedirectInput } from '@aksamit/contracts/staff';
import { recordCalls } from '../api/record-calls';
import { defineKind } from '../record-kind';
import { choiceColumn, plainColumn } from './cells';

/** Cities of salons and of the salon search. */
export const cityKind = defineKind({
  slug: 'cities',
  section: 'salons',
  calls: recordCalls(
    {
      list: 'GET /admin/cities',
      one: 'GET /admin/cities/{id}',
      add: 'POST /admin/cities',
      change: 'PUT /admin/cities/{id}',
    },
    { many: 'cities', one: 'city' },
  ),
  input: staffCityInput,
  viewers: ['manager', 'admin'],
  editors: ['admin'],
  groups: [{ title: 'basics', fields: ['name', 'slug', 'voivodeship', 'lat', 'lng'] }],
  titleOf: ({ name }) => String(name),
  columns: [plainColumn('name', { sort: 'name' }), choiceColumn('voivodeship'), plainColumn('slug')],
  isSearched: true,
  filters: [{ name: 'voivodeship', kind: 'choice', options: staffCityInput.shape.voivodeship.options }],
  sort: 'name',
});

/** Former addresses of the site, and where they lead. */
export const redirectKind = defineKind({
  slug: 'redirects',
  section: 'site',
  calls: recordCalls(
    {
      list: 'GET /admin/redirects',
      one: 'GET /admin/redirects/{id}',
      add: 'POST /admin/redirects',
      change: 'PUT /admin/redirects/{id}',
    },
    { many: 'redirects', one: 'redirect' },
  ),
  input: staffRedirectInput,
  viewers: ['admin'],
  editors: ['admin'],
  groups: [{ title: 'basics', fields: ['from', 'to', 'status'] }],
  titleOf: ({ from }) => String(from),
  columns: [plainColumn('from', { sort: 'from' }), plainColumn('to'), choiceColumn('status')],
  isSearched: true,
  filters: [{ name: 'status', kind: 'choice', options: ['301', '302', '410'] }],
});
