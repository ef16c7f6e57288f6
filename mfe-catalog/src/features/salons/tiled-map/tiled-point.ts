/** A point of a map of tiles: a salon, or a city with its salons. JSON. */
export interface TiledPoint {
  id: string;
  lat: number;
  lng: number;
  name: string;
  /** Where it is, beside its name; empty: the name has it. */
  address: string;
  /** Where it leads; omitted: it is chosen (`onChoose`). */
  href?: string;
}
