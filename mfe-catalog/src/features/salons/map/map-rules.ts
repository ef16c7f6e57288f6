/** Where points stand on the drawn maps of the country and of a city. Pure. */

export interface MapPoint {
  lat: number;
  lng: number;
}

export interface Position {
  x: number;
  y: number;
}

/** Size of the country's drawing, in units of its SVG. */
export const COUNTRY = { width: 500, height: 477 };
const WEST = 14.07;
const EAST = 24.2;
const NORTH = 54.9;

/** Height of a latitude in degrees of longitude (Mercator), so that shapes keep their proportions. */
const mercator = (lat: number): number => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Of a point in the country's drawing. */
export function positionOf({ lat, lng }: MapPoint): Position {
  const scale = COUNTRY.width / (EAST - WEST);
  return { x: rounded((lng - WEST) * scale), y: rounded((mercator(NORTH) - mercator(lat)) * scale) };
}

/** Size of a city's drawing. */
export const CITY = { width: 500, height: 360 };
const EDGE = 60;
/** A city is shown at least this wide: one salon, or two in one street, would else fill the drawing. */
const LEAST_DEGREES = 0.03;

/** A city's drawing: where its points stand, and how long a scale is. */
export interface CityScale {
  positionOf(point: MapPoint): Position;
  scale: { km: number; length: number };
}

const KM_PER_DEGREE = 111.32;
const SCALES_KM = [0.5, 1, 2, 5, 10];
/** Longest that the scale may be drawn. */
const LONGEST_SCALE = 140;

/** Fits all points into the drawing, in true proportions. */
export function cityScale(points: readonly MapPoint[]): CityScale {
  const xs = points.map(({ lng }) => lng);
  const ys = points.map(({ lat }) => mercator(lat));
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.min(
    (CITY.width - 2 * EDGE) / Math.max(east - west, LEAST_DEGREES),
    (CITY.height - 2 * EDGE) / Math.max(north - south, LEAST_DEGREES),
  );
  const [midX, midY] = [(west + east) / 2, (south + north) / 2];
  const lat = points[0]?.lat ?? 52;
  const perKm = unit / (KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
  const km = SCALES_KM.findLast((one) => one * perKm <= LONGEST_SCALE) ?? SCALES_KM[0] ?? 1;
  return {
    positionOf: (point) => ({
      x: rounded(CITY.width / 2 + (point.lng - midX) * unit),
      y: rounded(CITY.height / 2 - (mercator(point.lat) - midY) * unit),
    }),
    scale: { km, length: rounded(km * perKm) },
  };
}

/** A box in which nothing else may be written. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A label beside its point, at its right or left, or above or below it. */
export interface FittedLabel {
  side: 'start' | 'end' | 'above' | 'below';
}

interface LabelRequest extends Position {
  text: string;
}

interface LabelSizes {
  /** Usual width of a letter, and height of a line. */
  letter: number;
  line: number;
  /** From the point's middle to the text. */
  gap: number;
  /** Width of the drawing. */
  width: number;
}

/**
 * The labels that can be written without meeting another or a point; earlier ones take precedence. Null: its label has no
 * room.
 */
export function fitLabels(requests: readonly LabelRequest[], sizes: LabelSizes): (FittedLabel | null)[] {
  const { letter, line, gap, width } = sizes;
  const points = requests.map(({ x, y }) => ({
    left: x - gap / 2,
    right: x + gap / 2,
    top: y - gap / 2,
    bottom: y + gap / 2,
  }));
  const labels: Box[] = [];
  return requests.map(({ x, y, text }, index) => {
    const length = text.length * letter;
    const beside = { top: y - line / 2, bottom: y + line / 2 };
    const centred = { left: x - length / 2, right: x + length / 2 };
    const boxes: [FittedLabel['side'], Box][] = [
      ['start', { ...beside, left: x + gap, right: x + gap + length }],
      ['end', { ...beside, left: x - gap - length, right: x - gap }],
      ['above', { ...centred, top: y - gap - line, bottom: y - gap }],
      ['below', { ...centred, top: y + gap, bottom: y + gap + line }],
    ];
    const taken = [...labels, ...points.filter((_, other) => other !== index)];
    for (const [side, box] of boxes) {
      if (box.left < 0 || box.right > width || taken.some((one) => meets(one, box))) continue;
      labels.push(box);
      return { side };
    }
    return null;
  });
}
