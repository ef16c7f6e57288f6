import type { LocationCity } from '@aksamit/shared-kit/contracts';

/** How many cities are shown before all of them are asked for: two or three rows on a phone. */
const MAIN_CITIES = 7;

/**
 * The cities with the most salons, in the order they come in, and the chosen one (a slug) in any case: what is chosen
 * has to be seen.
 */
export function mainCities(cities: readonly LocationCity[], chosen: string | undefined): LocationCity[] {
  const bySize = [...cities].sort((a, b) => b.locationsCount - a.locationsCount).slice(0, MAIN_CITIES);
  return cities.filter((city) => bySize.includes(city) || city.slug === chosen);
}

/** Longest name of a city that the API takes. */
const LONGEST_CITY = 80;

/** The city that an address asks for, as the API takes it; what is longer or no text is the name of no city. */
export function cityAsked(text: string | null | undefined): string | undefined {
  const city = (text ?? '').replaceAll(/\p{Cc}/gu, '').trim();
  return city.slice(0, LONGEST_CITY) || undefined;
}
