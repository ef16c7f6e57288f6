import type { MapTiles } from '@aksamit/contracts/platform';
import type { z } from 'zod';

/** Where the ground of maps comes from. */
export interface MapTileProvider {
  /**
   * Its variables of the environment, parsed into what a map asks for; null: the map draws borders. The host of the
   * tiles is allowed by the page's policy as a source of images.
   */
  settings: z.ZodType<MapTiles | null>;
}
