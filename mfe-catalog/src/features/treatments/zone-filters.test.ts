import { parseZoneFilters, zoneAddress, zoneListParams } from './zone-filters';

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
  });
});
