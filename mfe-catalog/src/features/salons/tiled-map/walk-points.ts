import type { CircleMarker } from 'leaflet';

/** A point of the map that can have the keyboard focus. */
export interface WalkedPoint {
  id: string;
  /** Accessible name, announced when the point has the focus. */
  name: string;
  marker: CircleMarker;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much worse a point to the side is than one straight ahead, as far away. */
const ASIDE = 2;

/**
 * The nearest point in the direction of an arrow key; null where there is none.
 * @param from where the focus is, pixels
 * @param all where each point is, pixels
 */
export function pointAhead(
  from: { x: number; y: number },
  all: readonly { id: string; x: number; y: number }[],
  key: string,
): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const [stepX, stepY] = step;
  let best: { id: string; cost: number } | null = null;
  for (const { id, x, y } of all) {
    const ahead = (x - from.x) * stepX + (y - from.y) * stepY;
    const aside = Math.abs((x - from.x) * stepY) + Math.abs((y - from.y) * stepX);
    const cost = ahead + ASIDE * aside;
    if (ahead > 0 && (best === null || cost < best.cost)) best = { id, cost };
  }
  return best?.id ?? null;
}

/**
 * Makes the points of a map keyboard controls: one stop for Tab, arrow keys to the nearest point in their direction,
 * Enter or Space for a press.
 * @param onFocus called when a point gets the focus, before it is shown
 */
export function walkPoints(points: readonly WalkedPoint[], onFocus: (point: WalkedPoint) => void): void {
  const parts = points.flatMap((point) => {
    const element = point.marker.getElement();
    return element instanceof SVGElement ? [{ point, element }] : [];
  });
  const focus = (id: string | null) => {
    const part = parts.find(({ point }) => point.id === id);
    // Move it before it gets the focus: an element that moves in the document loses it.
    part?.point.marker.bringToFront();
    part?.element.focus();
  };
  for (const [index, { point, element }] of parts.entries()) {
    element.setAttribute('role', 'button');
    element.setAttribute('aria-label', point.name);
    element.setAttribute('tabindex', index === 0 ? '0' : '-1');
    element.addEventListener('focus', () => {
      for (const part of parts) part.element.setAttribute('tabindex', part.element === element ? '0' : '-1');
      onFocus(point);
    });
    element.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') point.marker.openPopup();
      else if (event.key === 'Escape') point.marker.closePopup();
      else if (event.key in STEPS) focus(pointAhead(positionOf(point), parts.map(placed), event.key));
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }
}

/** East and south in distances of the map, whose projection keeps angles: the cosine of Poland's middle. */
function positionOf({ marker }: WalkedPoint): { x: number; y: number } {
  const MIDDLE = 0.615;
  const { lat, lng } = marker.getLatLng();
  return { x: lng * MIDDLE, y: -lat };
}

const placed = ({ point }: { point: WalkedPoint }) => ({ id: point.id, ...positionOf(point) });
