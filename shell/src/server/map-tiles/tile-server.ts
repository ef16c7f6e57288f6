import { z } from 'zod';
import type { MapTileProvider } from './map-tile-provider';

/** Any server of image tiles (256 px, Web Mercator), by its address. */
export const tileServer: MapTileProvider = {
  settings: z
    .object({
      /** URL template with {z}, {x} and {y}. */
      MAP_TILE_URL: z
        .url({ protocol: /^https?$/ })
        .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'it lacks {z}, {x} or {y}'),
      /** Attribution that the server's terms ask for, shown on the map. */
      MAP_TILE_ATTRIBUTION: z.string().max(200).default(''),
      /** Highest zoom for which the server has tiles; closer ones are enlarged. */
      MAP_TILE_MAX_ZOOM: z.coerce.number().int().min(5).max(22).optional(),
    })
    .transform(({ MAP_TILE_URL: url, MAP_TILE_ATTRIBUTION: attribution, MAP_TILE_MAX_ZOOM: maxZoom }) => ({
      url,
      attribution,
      ...(maxZoom === undefined ? {} : { maxZoom }),
    })),
};
