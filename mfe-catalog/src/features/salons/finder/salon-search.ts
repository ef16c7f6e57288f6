/**
 * Which salons a search shows. Pure. Source: specification, business constants ("Salon search radius") and error
 * catalogue.
 */

export interface Point {
  lat: number;
  lng: number;
}

/** What is searched of a salon. */
export interface SearchedSalon {
  id: string;
  name: string;
  address: string;
  city: Point & { name: string };
  location: Point;
}

/** A salon that was found around a point, with its distance in kilometres. */
export type Around<Salon> = Salon & { distanceKm: number };

/** Farthest that salons are offered around a place. */
export const FARTHEST_KM = 50;

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance, kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Lower case, without Polish letters and double spaces, so that "lodz" finds "Łódź". */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Salons around a point, the nearest first. */
export function salonsAround<Salon extends SearchedSalon>(
  salons: readonly Salon[],
  point: Point,
  withinKm = FARTHEST_KM,
): Around<Salon>[] {
  return salons
    .map((salon) => ({ ...salon, distanceKm: distanceKm(point, salon.location) }))
    .filter((found) => found.distanceKm <= withinKm)
    .sort((a, b) => a.distanceKm - b.distanceKm);
}

/** Salons by city, name or street; those in cities that begin with what was typed come first. */
export function searchSalons<Salon extends SearchedSalon>(salons: readonly Salon[], typed: string): Salon[] {
  const wanted = plainText(typed);
  const isOfCity = ({ city }: Salon) => plainText(city.name).startsWith(wanted);
  return salons
    .filter(({ city, name, address }) => plainText(`${city.name} ${name} ${address}`).includes(wanted))
    .sort((a, b) => Number(isOfCity(b)) - Number(isOfCity(a)) || a.city.name.localeCompare(b.city.name, 'pl'));
}

/** The first of the known cities that begins with what was typed, whether it has a salon or not. */
export function cityTyped<City extends Point & { name: string }>(
  cities: readonly City[],
  typed: string,
): City | undefined {
  const wanted = plainText(typed);
  return cities.find(({ name }) => plainText(name).startsWith(wanted));
}

/** A city with how many of the salons it has. */
export interface CityChoice {
  name: string;
  count: number;
}

/** Cities of the salons in the order of the alphabet. */
export function citiesOf(salons: readonly SearchedSalon[]): CityChoice[] {
  const counts = new Map<string, number>();
  for (const { city } of salons) counts.set(city.name, (counts.get(city.name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name, 'pl'));
}

/** The cities with the most salons, in the order in which all of them stand. */
export function largestCities(cities: readonly CityChoice[], most: number): CityChoice[] {
  const largest = [...cities].sort((a, b) => b.count - a.count).slice(0, most);
  return cities.filter((city) => largest.includes(city));
}
