import type { LocationCity } from '@aksamit/contracts';
import { mainCities } from './city-rules';

const cities = Array.from(
  { length: 12 },
  (_, index): LocationCity => ({
    ...({ id: `c${index}`, name: `City ${index}`, slug: `city-${index}` } as LocationCity),
    locationsCount: index,
  }),
);

const slugs = (chosen?: string) => mainCities(cities, chosen).map(({ slug }) => slug);

test('the cities with the most salons come, in the order of the list', () => {
  expect(slugs()).toEqual(['city-5', 'city-6', 'city-7', 'city-8', 'city-9', 'city-10', 'city-11']);
});

test('the chosen city is among them, however small it is', () => {
  expect(slugs('city-2')).toEqual(['city-2', ...slugs()]);
});

test('few cities are all shown', () => {
  expect(mainCities(cities.slice(0, 3), undefined)).toHaveLength(3);
});
