import type { SalonMap } from '@aksamit/contracts';

export type MapPoint = SalonMap['points'][number] & { voivodeship: string };

/** Degrees around the outermost salons, so that no point lies on the edge. */
const MARGIN = 0.15;

/** The whole country first, then each voivodeship with a salon, by name. Pure; no points, no maps. */
export function mapsOf(points: readonly MapPoint[], countryName: string): SalonMap[] {
  if (points.length === 0) return [];
  const voivodeships = [...new Set(points.map(({ voivodeship }) => voivodeship))].sort(new Intl.Collator('pl').compare);
  return [
    mapOf('poland', countryName, points),
    ...voivodeships.map((name) =>
      mapOf(
        idOf(name),
        name,
        points.filter(({ voivodeship }) => voivodeship === name),
      ),
    ),
  ];
}

function mapOf(id: string, name: string, points: readonly MapPoint[]): SalonMap {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const bounds = {
    south: rounded(Math.min(...lats) - MARGIN),
    west: rounded(Math.min(...lngs) - MARGIN),
    north: rounded(Math.max(...lats) + MARGIN),
    east: rounded(Math.max(...lngs) + MARGIN),
  };
  const center = { lat: rounded((bounds.south + bounds.north) / 2), lng: rounded((bounds.west + bounds.east) / 2) };
  return { id, name, bounds, center, points: points.map(({ voivodeship: _voivodeship, ...point }) => point) };
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** `łódzkie` → `lodzkie`. */
const idOf = (voivodeship: string) =>
  voivodeship
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z]+/g, '-');
