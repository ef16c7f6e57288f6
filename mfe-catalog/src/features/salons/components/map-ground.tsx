import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import styled from '@emotion/styled';
import type { ComponentType, ReactNode } from 'react';
import type { TiledPoint } from '../tiled-map/tiled-point';

const Ground = styled.div`
  position: relative;
`;

/** Draws points on map tiles in the browser: an island, which the page has. */
export type Tiles = ComponentType<{ points: readonly TiledPoint[]; currentId: string | null }>;

interface MapGroundProps {
  points: readonly TiledPoint[];
  /** The point of the page's own salon. */
  currentId?: string | undefined;
  tiles: Tiles;
  /** The drawn map: what is shown without tiles, without scripts, and until the tiles are there. */
  children: ReactNode;
}

/** A drawn map, over which a deployment with tiles (`MAP_TILES`) puts a map of these once it is in view. */
export function MapGround({ points, currentId, tiles: TilesOver, children }: MapGroundProps) {
  const { mapTiles } = usePageContext();
  if (!mapTiles) return children;
  return (
    <Ground data-starts="seen">
      {children}
      <TilesOver points={points} currentId={currentId ?? null} />
    </Ground>
  );
}
