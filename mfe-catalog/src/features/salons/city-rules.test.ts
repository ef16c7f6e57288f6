import { byCity, cityAsked, mainCities, shortStreet } from './city-rules';

const inCity = (slug: string) => ({ city: { name: slug, slug, lat: 52, lng: 21 } });
const counted = (...slugs: string[]) =>
  byCity(slugs.map(inCity)).map(({ city, salons }) => ({ slug: city.slug, locationsCount: salons.length }));
const slugs = (cities: ReturnType<typeof counted>) => cities.map(({ slug }) => slug);

test('salons stand with those of their city, cities in the order of the list', () => {
  const groups = byCity(['b', 'a', 'b'].map(inCity));
  expect(groups.map(({ city, salons }) => [city.slug, salons.length])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});

test('the cities with the most salons are shown, five at most; the others are links', () => {
  const names = 'abcdefghi'.split('');
  const { main, others } = mainCities(counted(...names, ...names, 'c', 'z'));
  expect(slugs(main)).toEqual(['c', 'a', 'b', 'd', 'e']);
  expect(slugs(others)).toEqual(['f', 'g', 'h', 'i', 'z']);
});

test('a city with one salon is a link, unless all have one', () => {
  expect(slugs(mainCities(counted('a', 'b', 'b')).main)).toEqual(['b']);
  expect(slugs(mainCities(counted('a', 'b')).main)).toEqual(['a', 'b']);
});

test('a map writes streets without their kind', () => {
  expect(['ul. Piotrkowska 120', 'al. Jana Pawła II 3', 'Rynek 1'].map(shortStreet)).toEqual([
    'Piotrkowska 120',
    'Jana Pawła II 3',
    'Rynek 1',
  ]);
});

test('a city of an address is a name of usual length', () => {
  expect([' Kraków\n', '', null, 'x'.repeat(100)].map(cityAsked)).toEqual([
    'Kraków',
    undefined,
    undefined,
    'x'.repeat(80),
  ]);
});
