/** The one list of sources of map tiles: a new one is its file and a line here. Source: docs/decisions/0165. */
import type { MapTiles } from '@aksamit/contracts/platform';
import { z } from 'zod';
import type { MapTileProvider } from './map-tile-provider';
import { noTiles } from './no-tiles';
import { stadiaMaps } from './stadia-maps';
import { tileServer } from './tile-server';

/** By the name that `MAP_TILES` chooses. */
export const mapTileProviders = { none: noTiles, address: tileServer, 'stadia-maps': stadiaMaps };

type ProviderName = keyof typeof mapTileProviders;
const providers: Record<ProviderName, MapTileProvider> = mapTileProviders;

const isProvider = (name: string): name is ProviderName => Object.hasOwn(mapTileProviders, name);
const names = Object.keys(mapTileProviders).filter(isProvider);

/** The variables of the environment into the chosen provider's tiles; an issue names the variable that is wrong. */
export const mapTileSettings = z
  .looseObject({
    /** Left out: the tile server whose address is given, else none. */
    MAP_TILES: z.enum(names).optional(),
  })
  .transform((variables, context): MapTiles | null => {
    const name = variables.MAP_TILES ?? (variables.MAP_TILE_URL === undefined ? 'none' : 'address');
    const read = providers[name].settings.safeParse(variables);
    if (read.success) return read.data;
    for (const { message, path } of read.error.issues) context.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  });
