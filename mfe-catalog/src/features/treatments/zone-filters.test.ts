import { emptyReason, isFound, parseZoneFilters, zoneAddress, zoneListParams } from './zone-filters';

const parse = (query: string) => parseZoneFilters(new URLSearchParams(query));

test('an address and its filters are one and the same', () => {
  const address = '/strefa-kobiet/?category=epilation&bodyPart=legs&sort=-price&page=2';
  expect(zoneAddress('/strefa-kobiet/', parse(address.split('?')[1] ?? ''))).toBe(address);
  expect(zoneAddress('/strefa-kobiet/', parse(''))).toBe('/strefa-kobiet/');
});

test.each([
  'category=<script>',
  'bodyPart=%00',
  `category=${'a'.repeat(81)}`,
  'sort=name;drop',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=1001',
  'page=1e9',
])('nonsense is left out: %s', (query) => {
  expect(parse(query)).toEqual({ sort: '', page: 1 });
});

test('the request has the zone’s gender and one page', () => {
  expect(zoneListParams('male', parse('bodyPart=back&page=3'))).toEqual({
    gender: 'male',
    category: undefined,
    bodyPart: 'back',
    sort: undefined,
    page: 3,
    perPage: 24,
    facets: 'true',
  });
});

const legs = { code: 'legs', name: 'Nogi', slug: 'nogi' };
const facetsWith = (bodyPart: typeof legs | null) => ({ categories: [], bodyPartGroups: [], category: null, bodyPart });

test.each([
  ['a list with treatments', '', { treatments: [{}], total: 1 }, null],
  ['an unknown body part', 'bodyPart=nic', { treatments: [], total: 0, facets: facetsWith(null) }, 'unknownFilter'],
  ['a part without treatments', 'bodyPart=legs', { treatments: [], total: 0, facets: facetsWith(legs) }, 'nothingFits'],
  ['an unknown part of an older API', 'bodyPart=nic', { treatments: [], total: 0 }, 'nothingFits'],
  ['a page too many', 'page=9', { treatments: [], total: 30, facets: facetsWith(null) }, 'beyondLastPage'],
  ['an empty zone', '', { treatments: [], total: 0, facets: facetsWith(null) }, 'emptyZone'],
  ['page 2 of an empty zone', 'page=2', { treatments: [], total: 0 }, 'beyondLastPage'],
] as const)('%s: why it is empty, and whether it exists', (_name, query, list, reason) => {
  expect(emptyReason(parse(query), list)).toBe(reason);
  expect(isFound(reason)).toBe(reason !== 'unknownFilter' && reason !== 'beyondLastPage');
});
