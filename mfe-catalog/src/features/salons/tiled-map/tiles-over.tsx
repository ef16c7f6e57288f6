import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { TiledPoint } from './tiled-point';

/** Leaflet, which runs in browsers only. Without it the drawn map stays. */
const SalonMap = lazy(() =>
  import(/* webpackChunkName: "salon-map" */ './salon-map').then(
    (map) => ({ default: map.SalonMap }),
    () => ({ default: () => null }),
  ),
);

/** Over the drawn map, as large as it. */
const Cover = styled.div`
  position: absolute;
  inset: 0;

  & > div {
    min-height: 0;
  }
  /* Until then the links of the drawn map are pressed. */
  &:empty {
    pointer-events: none;
  }
`;

interface TilesOverProps {
  points: readonly TiledPoint[];
  currentId: string | null;
}

/** The map of tiles in the place of a drawn one, from the moment on that it is in view. */
export function TilesOver({ points, currentId }: TilesOverProps) {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  // The empty cover has a box, by which the host notices that the map is in view.
  return (
    <Cover>
      {isStarted ? (
        <Suspense fallback={null}>
          <SalonMap points={points} pointedId={currentId} />
        </Suspense>
      ) : null}
    </Cover>
  );
}
