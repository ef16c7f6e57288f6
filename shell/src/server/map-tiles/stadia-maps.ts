import { z } from 'zod';
import type { MapTileProvider } from './map-tile-provider';

/** Stadia Maps, which knows the shop by its domain instead of a key. Source: docs.stadiamaps.com/raster. */
export const stadiaMaps: MapTileProvider = {
  settings: z
    .object({
      /** Name of the map's style. */
      MAP_TILE_STYLE: z.string().regex(/^\w+$/, 'it is no name of a style').default('alidade_smooth'),
    })
    .transform(({ MAP_TILE_STYLE: style }) => ({
      url: `https://tiles.stadiamaps.com/tiles/${style}/{z}/{x}/{y}.png`,
      attribution: '© Stadia Maps © OpenMapTiles © OpenStreetMap',
      maxZoom: 20,
    })),
};
