import fc from 'fast-check';
import {
  citiesOf,
  cityTyped,
  distanceKm,
  FARTHEST_KM,
  plainText,
  type SearchedSalon,
  salonsAround,
  searchSalons,
} from './salon-search';

const salon = (id: string, city: string, lat: number, lng: number): SearchedSalon => {
  const location = { lat, lng };
  return { id, name: `Aksamit ${city} ${id}`, city: { name: city, ...location }, address: 'ul. Długa 1', location };
};
const krakow = salon('1', 'Kraków', 50.06, 19.94);
const lodz = salon('2', 'Łódź', 51.76, 19.46);
const tarnow = salon('3', 'Tarnów', 50.01, 20.98);
const salons = [lodz, tarnow, krakow];
const cities = [
  { name: 'Bochnia', lat: 49.97, lng: 20.43 },
  { name: 'Suwałki', lat: 54.1, lng: 22.93 },
];
const idsOf = (found: readonly SearchedSalon[]) => found.map(({ id }) => id);

test('finds with and without Polish letters, in any case', () => {
  expect(idsOf(searchSalons(salons, 'łódź'))).toEqual(['2']);
  expect(idsOf(searchSalons(salons, ' LODZ '))).toEqual(['2']);
  expect(idsOf(searchSalons(salons, 'dluga'))).toEqual(['1', '2', '3']);
  expect(searchSalons(salons, 'Atlantyda')).toEqual([]);
  expect(plainText('Święty-Żółw  Ćma')).toBe('swiety zolw cma');
});

test('a city that begins with what was typed comes before a street that has it in the middle', () => {
  const onStreet = { ...lodz, id: '9', address: 'ul. Krakowska 5' };
  expect(idsOf(searchSalons([onStreet, krakow], 'krako'))).toEqual(['1', '9']);
});

test('around a known city without a salon there are those up to 50 km off, the nearest first', () => {
  const bochnia = cityTyped(cities, 'boch');
  expect(idsOf(bochnia ? salonsAround(salons, bochnia) : [])).toEqual(['1', '3']);
  const suwalki = cityTyped(cities, 'suwalki');
  expect(suwalki && salonsAround(salons, suwalki)).toEqual([]);
  expect(cityTyped(cities, 'Atlantyda')).toBeUndefined();
});

test('cities in the order of the alphabet, each once with its salons', () => {
  expect(citiesOf([...salons, { ...lodz, id: '8' }])).toEqual([
    { name: 'Kraków', count: 1 },
    { name: 'Łódź', count: 2 },
    { name: 'Tarnów', count: 1 },
  ]);
});

const point = fc.record({
  lat: fc.double({ min: 49, max: 55, noNaN: true }),
  lng: fc.double({ min: 14, max: 24, noNaN: true }),
});

test('around a point: never farther than asked, ordered, and alike from both ends', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 20 }), point, (points, here) => {
      const all = points.map(({ lat, lng }, index) => salon(String(index), 'X', lat, lng));
      const distances = salonsAround(all, here).map((found) => found.distanceKm);
      expect(distances.every((km) => km >= 0 && km <= FARTHEST_KM)).toBe(true);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      for (const one of all) expect(distanceKm(one.location, here)).toBeCloseTo(distanceKm(here, one.location), 6);
    }),
  );
});
