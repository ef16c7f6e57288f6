import fc from 'fast-check';
import { distanceKm, FARTHEST_KM, plainText, type Salon, salonsAround, searchSalons } from './salon-search';

const salon = (id: string, city: string, lat: number, lng: number): Salon => {
  return { id, name: `Aksamit ${city} ${id}`, city, address: 'ul. Długa 1', lat, lng };
};
const krakow = salon('1', 'Kraków', 50.06, 19.94);
const lodz = salon('2', 'Łódź', 51.76, 19.46);
const tarnow = salon('3', 'Tarnów', 50.01, 20.98);
const salons = [krakow, lodz, tarnow];
const cities = [
  { name: 'Bochnia', lat: 49.97, lng: 20.43 },
  { name: 'Suwałki', lat: 54.1, lng: 22.93 },
];
const idsOf = (search: ReturnType<typeof searchSalons>) =>
  search.kind === 'found' ? search.salons.map(({ salon: { id } }) => id) : search.kind;

test('finds with and without Polish letters, in any case', () => {
  expect(idsOf(searchSalons(salons, cities, 'łódź'))).toEqual(['2']);
  expect(idsOf(searchSalons(salons, cities, ' LODZ '))).toEqual(['2']);
  expect(idsOf(searchSalons(salons, cities, 'dluga'))).toEqual(['1', '2', '3']);
  expect(plainText('Święty-Żółw  Ćma')).toBe('swiety zolw cma');
});

test('nothing typed shows all by city, the preferred one first', () => {
  expect(idsOf(searchSalons(salons, cities, ''))).toEqual(['1', '2', '3']);
  expect(idsOf(searchSalons(salons, cities, '', '3'))).toEqual(['3', '1', '2']);
});

test('a known city without a salon offers those up to 50 km off, the nearest first', () => {
  const search = searchSalons(salons, cities, 'bochnia');
  expect(search).toMatchObject({ kind: 'noneInCity', city: 'Bochnia' });
  if (search.kind === 'noneInCity') expect(search.around.map(({ salon: { id } }) => id)).toEqual(['1', '3']);
  expect(searchSalons(salons, cities, 'suwalki')).toEqual({ kind: 'noneInCity', city: 'Suwałki', around: [] });
});

test('what is no city and no salon is unknown', () => {
  expect(searchSalons(salons, cities, 'Atlantyda')).toEqual({ kind: 'unknown' });
});

const point = fc.record({
  lat: fc.double({ min: 49, max: 55, noNaN: true }),
  lng: fc.double({ min: 14, max: 24, noNaN: true }),
});

test('around a point: never farther than asked, ordered, and alike from both ends', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 20 }), point, (points, here) => {
      const all = points.map(({ lat, lng }, index) => salon(String(index), 'X', lat, lng));
      const distances = salonsAround(all, here).map((found) => found.distanceKm ?? Number.NaN);
      expect(distances.every((km) => km >= 0 && km <= FARTHEST_KM)).toBe(true);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      for (const one of all) expect(distanceKm(one, here)).toBeCloseTo(distanceKm(here, one), 6);
    }),
  );
});
