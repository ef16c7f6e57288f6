import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { tokens } from '@aksamit/ui/theme';
import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import leafletCss from 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import type { FoundSalon } from '../salon-search';
import { drawMap } from './draw-map';
import { mapTheme } from './map-theme';

const Frame = styled.div(
  mapTheme,
  css`
    min-height: 20rem;
    height: 100%;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.sunken};
    isolation: isolate;
  `,
);

export interface SalonMapProps {
  salons: readonly FoundSalon[];
  pointedId: string | null;
  onPoint(id: string | null): void;
  onChoose(id: string): void;
}

/**
 * The salons of the list as points of a map. The list has all of its functions too, for people who cannot use a map.
 */
export function SalonMap({ salons, pointedId, onPoint, onChoose }: SalonMapProps) {
  const t = useTranslate();
  const tiles = usePageContext().mapTiles ?? null;
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<ReturnType<typeof drawMap>>(null);
  const latest = useRef({ onPoint, onChoose, t, tiles });
  latest.current = { onPoint, onChoose, t, tiles };

  useEffect(() => {
    if (!element.current) return;
    const { t: words, tiles: ground } = latest.current;
    const map = drawMap(element.current, {
      words: { zoomIn: words('salons.zoomIn'), zoomOut: words('salons.zoomOut'), choose: words('salons.chooseThis') },
      colours: coloursOf(element.current),
      tiles: ground,
      onPoint: (id) => latest.current.onPoint(id),
      onChoose: (id) => latest.current.onChoose(id),
    });
    drawn.current = map;
    return () => {
      drawn.current = null;
      map.remove();
    };
  }, []);

  const ids = salons.map(({ salon }) => salon.id).join();
  const shown = useRef(salons);
  shown.current = salons;
  useEffect(() => {
    if (ids !== '') drawn.current?.show(shown.current.map(({ salon }) => salon));
  }, [ids]);
  useEffect(() => drawn.current?.point(pointedId), [pointedId]);

  return (
    <>
      <Global styles={leafletCss} />
      <Frame ref={element} role="region" aria-label={t('salons.map')} />
    </>
  );
}

/** Leaflet sets colours as attributes of shapes, which cannot read custom properties. */
function coloursOf(element: HTMLElement) {
  const style = getComputedStyle(element);
  const value = (token: string) => style.getPropertyValue(token.slice('var('.length, -1)).trim();
  return {
    border: value(tokens.color['border-strong']),
    point: value(tokens.color.accent),
    pointed: value(tokens.color['accent-strong']),
    ink: value(tokens.color.surface),
  };
}
