import type { MapTiles } from '@aksamit/contracts/platform';
import {
  type CircleMarker,
  circleMarker,
  control,
  type Map as LeafletMap,
  latLngBounds,
  map,
  type PopupOptions,
  tileLayer,
} from 'leaflet';
import type { TiledPoint } from './tiled-point';
import { walkPoints } from './walk-points';

export interface MapWords {
  zoomIn: string;
  zoomOut: string;
  /** Of the link or button of a point. */
  choose: string;
}

/** Colours of the theme, as CSS values. */
export interface MapColours {
  point: string;
  pointed: string;
  ink: string;
}

export interface MapOptions {
  words: MapWords;
  colours: MapColours;
  tiles: MapTiles;
  onPoint(id: string | null): void;
  onChoose(id: string): void;
}

/** Poland, for a start. */
const COUNTRY: [[number, number], [number, number]] = [
  [49, 14.1],
  [54.9, 24.2],
];
/** With its edge a point is 24 px wide, the smallest target size. */
const RADIUS = 11;
const CLOSEST_ZOOM = 13;

/** The map moves until the popup stands clear of its edges and of the zoom buttons at the right. */
const POPUP: PopupOptions = {
  closeButton: false,
  maxWidth: 220,
  autoPanPaddingTopLeft: [12, 12],
  autoPanPaddingBottomRight: [64, 12],
};

/** Draws a map into an element; the returned functions change it. */
export function drawMap(element: HTMLElement, options: MapOptions) {
  const { words, colours, onPoint, onChoose } = options;
  const drawn = drawGround(element, options);
  const points = new Map<string, CircleMarker>();
  const styleOf = (isPointed: boolean) => ({
    fillColor: isPointed ? colours.pointed : colours.point,
    weight: isPointed ? 4 : 2,
  });
  const back = (id: string) => {
    const point = points.get(id);
    point?.closePopup();
    const element = point?.getElement();
    if (element instanceof SVGElement) element.focus();
  };
  return {
    /** Shows these points and nothing else, as near as fits. */
    show(shown: readonly TiledPoint[]) {
      for (const point of points.values()) point.remove();
      points.clear();
      for (const one of shown) {
        const style = { radius: RADIUS, color: colours.ink, fillOpacity: 1, ...styleOf(false) };
        const point = circleMarker([one.lat, one.lng], style)
          .bindPopup(() => popupOf(one, words, onChoose, () => back(one.id)), POPUP)
          .on('popupopen', () => onPoint(one.id))
          .on('popupclose', () => onPoint(null))
          .addTo(drawn);
        points.set(one.id, point);
      }
      walkPoints(
        shown.flatMap(({ id, name, address }) => {
          const marker = points.get(id);
          return marker ? [{ id, name: [name, address].filter(Boolean).join(', '), marker }] : [];
        }),
        ({ id, marker }) => {
          drawn.panInside(marker.getLatLng(), { padding: [40, 40], animate: false });
          onPoint(id);
        },
      );
      const bounds = latLngBounds(shown.map(({ lat, lng }) => [lat, lng]));
      if (bounds.isValid()) drawn.fitBounds(bounds, { padding: [28, 28], maxZoom: CLOSEST_ZOOM, animate: false });
    },
    /** Marks the point that the list points to. */
    point(id: string | null) {
      for (const [pointId, point] of points) {
        point.setStyle(styleOf(pointId === id));
        // An element that moves in the document loses the focus.
        if (pointId === id && point.getElement() !== document.activeElement) point.bringToFront();
      }
    },
    remove() {
      drawn.remove();
    },
  };
}

/** The country without points, with its zoom buttons. */
function drawGround(element: HTMLElement, { words, tiles: { url, attribution, maxZoom } }: MapOptions): LeafletMap {
  const drawn = map(element, {
    zoomControl: false,
    // Scrolling past the map must not zoom it.
    scrollWheelZoom: false,
    minZoom: 5,
    maxZoom: 18,
    zoomSnap: 0.25,
  });
  drawn.fitBounds(COUNTRY);
  control.zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(drawn);
  tileLayer(url, { attribution, ...(maxZoom === undefined ? {} : { maxNativeZoom: maxZoom }) }).addTo(drawn);
  return drawn;
}

/** @param onLeave the keyboard leaves it again without a choice */
function popupOf(
  { id, name, address, href }: TiledPoint,
  words: MapWords,
  onChoose: (id: string) => void,
  onLeave: () => void,
): HTMLElement {
  const content = document.createElement('div');
  const title = document.createElement('strong');
  title.textContent = name;
  const where = document.createElement('small');
  where.textContent = address;
  const choice = href === undefined ? choiceButton(() => onChoose(id)) : choiceLink(href);
  choice.textContent = words.choose;
  choice.setAttribute('aria-label', `${words.choose}: ${name}`);
  choice.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onLeave();
  });
  content.append(title, where, choice);
  return content;
}

function choiceButton(onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}

function choiceLink(href: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  return link;
}
