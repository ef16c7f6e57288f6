/**
 * Which salons a search shows. Pure. Source: specification, business constants ("Salon search radius") and error
 * catalogue.
 */

export interface Point {
  lat: number;
  lng: number;
}

export interface Salon extends Point {
  id: string;
  name: string;
  city: string;
  address: string;
}

/** A salon with its distance in kilometres; null when no search centre is set. */
export interface FoundSalon {
  salon: Salon;
  distanceKm: number | null;
}

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
export function salonsAround(salons: readonly Salon[], point: Point, withinKm = FARTHEST_KM): FoundSalon[] {
  return salons
    .map((salon) => ({ salon, distanceKm: distanceKm(point, salon) }))
    .filter((found) => found.distanceKm <= withinKm)
    .sort((a, b) => a.distanceKm - b.distanceKm);
}

export type SalonSearch =
  | { kind: 'found'; salons: FoundSalon[] }
  /** The city is known, but no salon there does this treatment; `around` are those up to 50 km off. */
  | { kind: 'noneInCity'; city: string; around: FoundSalon[] }
  | { kind: 'unknown' };

/**
 * Salons by city, name or street. Nothing typed: all of them by city. `preferredId` goes first where it is among them.
 */
export function searchSalons(
  salons: readonly Salon[],
  cities: readonly (Point & { name: string })[],
  typed: string,
  preferredId: string | null = null,
): SalonSearch {
  const wanted = plainText(typed);
  const hits = salons.filter(({ city, name, address }) => plainText(`${city} ${name} ${address}`).includes(wanted));
  if (hits.length > 0) {
    const order = [...hits].sort((a, b) => rank(a) - rank(b) || a.city.localeCompare(b.city, 'pl'));
    return { kind: 'found', salons: order.map((salon) => ({ salon, distanceKm: null })) };
  }
  const city = cities.find(({ name }) => plainText(name).startsWith(wanted));
  return city ? { kind: 'noneInCity', city: city.name, around: salonsAround(salons, city) } : { kind: 'unknown' };

  /** The preferred salon, then cities that begin with what was typed, then the rest. */
  function rank({ id, city: name }: Salon): number {
    if (id === preferredId) return 0;
    return plainText(name).startsWith(wanted) ? 1 : 2;
  }
}
