/** Cities whose salons a list shows at once: some screens of a phone. */
export const MOST_GROUPS = 5;

interface InCity {
  city: { name: string; slug: string; lat: number; lng: number };
}

/** A city with its salons. */
export interface CityGroup<Salon extends InCity> {
  city: Salon['city'];
  salons: Salon[];
}

/** Salons by city; cities in the order of their first salon. */
export function byCity<Salon extends InCity>(salons: readonly Salon[]): CityGroup<Salon>[] {
  const groups = new Map<string, CityGroup<Salon>>();
  for (const salon of salons) {
    const group = groups.get(salon.city.slug);
    if (group) group.salons.push(salon);
    else groups.set(salon.city.slug, { city: salon.city, salons: [salon] });
  }
  return [...groups.values()];
}

/** The cities with the most salons, whose salons are shown, and the others, which are links. A single salon is no group. */
export function mainCities<City extends { locationsCount: number }>(
  cities: readonly City[],
): { main: City[]; others: City[] } {
  const bySize = [...cities].sort((a, b) => b.locationsCount - a.locationsCount);
  // Where no city has several, the first ones are as good as others.
  const several = bySize.filter(({ locationsCount }) => locationsCount > 1);
  const main = (several.length > 0 ? several : bySize).slice(0, MOST_GROUPS);
  return { main, others: cities.filter((city) => !main.includes(city)) };
}

/** Street and number as a map has room for: without `ul.`. */
export const shortStreet = (address: string): string => address.replace(/^(ul|al|pl|os)\.\s*/i, '');

/** Longest name of a city that the API takes. */
const LONGEST_CITY = 80;

/** The city of an address, as the API takes it; longer values or other types are no city's name. */
export function cityAsked(text: string | null | undefined): string | undefined {
  const city = (text ?? '').replaceAll(/\p{Cc}/gu, '').trim();
  return city.slice(0, LONGEST_CITY) || undefined;
}
