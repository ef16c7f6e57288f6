import type { MapTiles } from '@aksamit/contracts/platform';
import {
  type CircleMarker,
  circleMarker,
  control,
  type Map as LeafletMap,
  latLngBounds,
  map,
  type PopupOptions,
  polyline,
  tileLayer,
} from 'leaflet';
import type { Salon } from '../salon-search';
import borders from './voivodeship-borders.json';
import { walkPoints } from './walk-points';

export interface MapWords {
  zoomIn: string;
  zoomOut: string;
  choose: string;
}

/** Colours of the theme, as CSS values. */
export interface MapColours {
  border: string;
  point: string;
  pointed: string;
  ink: string;
}

export interface MapOptions {
  words: MapWords;
  colours: MapColours;
  /** Null: borders on plain ground. */
  tiles: MapTiles | null;
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
    /** Shows these salons and nothing else, as near as fits. */
    show(salons: readonly Salon[]) {
      for (const point of points.values()) point.remove();
      points.clear();
      for (const salon of salons) {
        const style = { radius: RADIUS, color: colours.ink, fillOpacity: 1, ...styleOf(false) };
        const point = circleMarker([salon.lat, salon.lng], style)
          .bindPopup(() => popupOf(salon, words, onChoose, () => back(salon.id)), POPUP)
          .on('popupopen', () => onPoint(salon.id))
          .on('popupclose', () => onPoint(null))
          .addTo(drawn);
        points.set(salon.id, point);
      }
      walkPoints(
        salons.flatMap((salon) => {
          const marker = points.get(salon.id);
          return marker ? [{ id: salon.id, name: `${salon.name}, ${salon.address}, ${salon.city}`, marker }] : [];
        }),
        ({ id, marker }) => {
          drawn.panInside(marker.getLatLng(), { padding: [40, 40], animate: false });
          onPoint(id);
        },
      );
      const bounds = latLngBounds(salons.map(({ lat, lng }) => [lat, lng]));
      if (bounds.isValid()) drawn.fitBounds(bounds, { padding: [28, 28], maxZoom: CLOSEST_ZOOM, animate: false });
    },
    /** Marks the salon that the list points to. */
    point(id: string | null) {
      for (const [salonId, point] of points) {
        point.setStyle(styleOf(salonId === id));
        // An element that moves in the document loses the focus.
        if (salonId === id && point.getElement() !== document.activeElement) point.bringToFront();
      }
    },
    remove() {
      drawn.remove();
    },
  };
}

/** The country without salons, with its zoom buttons. */
function drawGround(element: HTMLElement, { words, colours, tiles }: MapOptions): LeafletMap {
  const drawn = map(element, {
    zoomControl: false,
    attributionControl: tiles !== null,
    // Scrolling past the map must not zoom it.
    scrollWheelZoom: false,
    minZoom: 5,
    maxZoom: 18,
    zoomSnap: 0.25,
  });
  drawn.fitBounds(COUNTRY);
  control.zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(drawn);
  if (tiles) drawTiles(drawn, tiles);
  else drawBorders(drawn, colours);
  return drawn;
}

function drawTiles(drawn: LeafletMap, { url, attribution, maxZoom }: MapTiles): void {
  tileLayer(url, { attribution, ...(maxZoom === undefined ? {} : { maxNativeZoom: maxZoom }) }).addTo(drawn);
}

function drawBorders(drawn: LeafletMap, { border }: MapColours): void {
  for (const line of borders) {
    const points = line.flatMap(([lat, lng]): [number, number][] =>
      lat === undefined || lng === undefined ? [] : [[lat, lng]],
    );
    polyline(points, { color: border, weight: 1, interactive: false }).addTo(drawn);
  }
}

/** @param onLeave the keyboard leaves it again without a choice */
function popupOf(salon: Salon, words: MapWords, onChoose: (id: string) => void, onLeave: () => void): HTMLElement {
  const content = document.createElement('div');
  const name = document.createElement('strong');
  name.textContent = salon.name;
  const address = document.createElement('small');
  address.textContent = `${salon.address}, ${salon.city}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.choose;
  button.setAttribute('aria-label', `${words.choose}: ${salon.name}`);
  button.addEventListener('click', () => onChoose(salon.id));
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onLeave();
  });
  content.append(name, address, button);
  return content;
}
