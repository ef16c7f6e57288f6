import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { tokens } from '@aksamit/ui/theme';
import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import leafletCss from 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { drawMap } from './draw-map';
import { mapTheme } from './map-theme';
import type { TiledPoint } from './tiled-point';

const Frame = styled.div(
  mapTheme,
  css`
    min-height: 18rem;
    height: 100%;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.sunken};
    isolation: isolate;
  `,
);

export interface SalonMapProps {
  points: readonly TiledPoint[];
  /** The point that a list points to. */
  pointedId?: string | null;
  onPoint?(id: string | null): void;
  /** Of points without an address of their own. */
  onChoose?(id: string): void;
}

/**
 * Points on the map tiles of the deployment, nothing without them. A list beside it has all of its functions, for people
 * who cannot use a map.
 */
export function SalonMap({ points, pointedId = null, onPoint, onChoose }: SalonMapProps) {
  const t = useTranslate();
  const tiles = usePageContext().mapTiles ?? null;
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<ReturnType<typeof drawMap>>(null);
  const latest = useRef({ onPoint, onChoose, t, leads: false });
  latest.current = { onPoint, onChoose, t, leads: points.some(({ href }) => href !== undefined) };

  useEffect(() => {
    if (!element.current || !tiles) return;
    const { t: words, leads } = latest.current;
    const map = drawMap(element.current, {
      words: {
        zoomIn: words('salonMap.zoomIn'),
        zoomOut: words('salonMap.zoomOut'),
        choose: words(leads ? 'salonMap.show' : 'salonMap.choose'),
      },
      colours: coloursOf(element.current),
      tiles,
      onPoint: (id) => latest.current.onPoint?.(id),
      onChoose: (id) => latest.current.onChoose?.(id),
    });
    drawn.current = map;
    return () => {
      drawn.current = null;
      map.remove();
    };
  }, [tiles]);

  const ids = points.map(({ id }) => id).join();
  const shown = useRef(points);
  shown.current = points;
  useEffect(() => {
    if (ids !== '') drawn.current?.show(shown.current);
  }, [ids]);
  useEffect(() => drawn.current?.point(pointedId), [pointedId]);

  if (!tiles) return null;
  return (
    <>
      <Global styles={leafletCss} />
      <Frame ref={element} role="region" aria-label={t('salonMap.label')} />
    </>
  );
}

/** Leaflet sets colours as attributes of shapes, which cannot read custom properties. */
function coloursOf(element: HTMLElement) {
  const style = getComputedStyle(element);
  const value = (token: string) => style.getPropertyValue(token.slice('var('.length, -1)).trim();
  return {
    point: value(tokens.color.accent),
    pointed: value(tokens.color['accent-strong']),
    ink: value(tokens.color.surface),
  };
}
