import { useHref } from '@aksamit/module-sdk/lifecycle';
import type { ListedSalon } from '../api/list-salons';
import { byCity, shortStreet } from '../city-rules';
import type { TiledPoint } from '../tiled-map/tiled-point';
import type { DrawnPoint } from './drawn-map';

/** What a map of salons shows of each. */
export type PointSalon = Pick<ListedSalon, 'id' | 'name' | 'slug' | 'address' | 'city' | 'location'>;

export interface SalonPoints {
  drawn: DrawnPoint[];
  tiled: TiledPoint[];
  /** The city's middle where all are in one. */
  centre: PointSalon['city'] | undefined;
}

/** Salons as points of a drawn map, named by their streets or, of several cities, by these, and of a map of tiles. */
export function useSalonPoints(salons: readonly PointSalon[], leads: boolean, currentId?: string): SalonPoints {
  const href = useHref();
  const cities = byCity(salons);
  const [only] = cities;
  const addressOf = ({ slug }: PointSalon): { href?: string } =>
    leads ? { href: href('catalog/salon', { slug }) } : {};
  return {
    drawn: salons.map((salon) => ({
      ...salon.location,
      ...addressOf(salon),
      id: salon.id,
      label: cities.length > 1 ? salon.city.name : shortStreet(salon.address),
      name: `${salon.name}, ${salon.address}`,
      current: salon.id === currentId,
    })),
    tiled: salons.map((salon) => ({
      ...salon.location,
      ...addressOf(salon),
      id: salon.id,
      name: salon.name,
      address: `${salon.address}, ${salon.city.name}`,
    })),
    centre: cities.length === 1 ? only?.city : undefined,
  };
}
