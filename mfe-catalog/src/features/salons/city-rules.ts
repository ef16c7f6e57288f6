import type { LocationCity } from '@aksamit/contracts';

/** Number of cities shown before the visitor expands the list: two or three rows on a phone. */
const MAIN_CITIES = 7;

/**
 * The cities with the most salons, in the given order, and always the chosen one (a slug): a choice must be visible.
 */
export function mainCities(cities: readonly LocationCity[], chosen: string | undefined): LocationCity[] {
  const bySize = [...cities].sort((a, b) => b.locationsCount - a.locationsCount).slice(0, MAIN_CITIES);
  return cities.filter((city) => bySize.includes(city) || city.slug === chosen);
}

/** Longest name of a city that the API takes. */
const LONGEST_CITY = 80;

/** The city of an address, as the API takes it; longer values or other types are no city's name. */
export function cityAsked(text: string | null | undefined): string | undefined {
  const city = (text ?? '').replaceAll(/\p{Cc}/gu, '').trim();
  return city.slice(0, LONGEST_CITY) || undefined;
}
