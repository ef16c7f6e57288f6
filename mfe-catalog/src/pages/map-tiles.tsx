import { Island } from '@aksamit/module-sdk/islands';
import type { ComponentProps } from 'react';
import type { Tiles } from '../features/salons/components/map-ground';
import mapTiles from '../islands/map-tiles.island';

/** The tiles over a drawn map, an island. */
export function MapTiles(props: ComponentProps<Tiles>) {
  return <Island of={mapTiles} props={props} />;
}
