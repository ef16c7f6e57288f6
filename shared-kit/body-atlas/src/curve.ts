type Point = readonly [x: number, y: number, isCorner: boolean];

/** Half of the width of every drawing: x of its axis of symmetry. */
export const AXIS = 100;

/** Transform of the left half of a drawing. */
export const MIRRORED = `matrix(-1 0 0 1 ${2 * AXIS} 0)`;

const parsePoint = (text: string): Point => {
  const [x = '0', y = '0'] = text.replace('*', '').split(',');
  return [AXIS + Number(x), Number(y), text.endsWith('*')];
};

/** The points of a shape: `x,y` from the axis of symmetry and from the top, a corner with `*` behind it. */
const pointsOf = (shape: string): Point[] => shape.trim().split(/\s+/).map(parsePoint);

/** A sixth of the way between a point's neighbours: the tangent of a Catmull-Rom curve as a Bézier handle. */
const SIXTH = 1 / 6;

function handle(before: Point, point: Point, after: Point, direction: 1 | -1): [number, number] {
  if (point[2]) return [point[0], point[1]];
  const reach = SIXTH * direction;
  return [point[0] + (after[0] - before[0]) * reach, point[1] + (after[1] - before[1]) * reach];
}

/** Tenths of a unit are as exact as a screen shows, and short to write. */
const TENTHS = 10;
const tenths = (value: number): number => Math.round(value * TENTHS);

/** Numbers of a path, given in tenths, in the fewest characters: `1.5-2 .5`. */
const written = (numbers: readonly number[]): string =>
  numbers
    .map((number) => String(number / TENTHS).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`), '');

/** One smooth line through all points, in relative commands; closed lines end where they start. */
function curve(points: readonly Point[], isClosed: boolean): string {
  const at = (index: number): Point => {
    const { length } = points;
    const wanted = isClosed ? (index + length) % length : Math.min(Math.max(index, 0), length - 1);
    return points[wanted] ?? [0, 0, true];
  };
  let [x, y] = [tenths(at(0)[0]), tenths(at(0)[1])];
  let path = `M${written([x, y])}`;
  const pieces = isClosed ? points.length : points.length - 1;
  for (let index = 0; index < pieces; index += 1) {
    const from = at(index);
    const to = at(index + 1);
    const leaving = handle(at(index - 1), from, to, 1);
    const arriving = handle(from, to, at(index + 2), -1);
    const end: [number, number] = [tenths(to[0]) - x, tenths(to[1]) - y];
    const handles = [...leaving, ...arriving].map((value, axis) => tenths(value) - (axis % 2 === 0 ? x : y));
    const isStraight = from[2] && to[2];
    path += isStraight ? `l${written(end)}` : `c${written([...handles, ...end])}`;
    [x, y] = [x + end[0], y + end[1]];
  }
  return isClosed ? `${path}z` : path;
}

/** How far both halves reach over the axis, so that no seam shows between them. */
const OVERLAP = 0.3;

/** The shapes that are written in one string. */
export const shapesOf = (shapes: string): string[] => shapes.split('|');

/** Both halves of a shape on the axis are left open there: filled they are one, and no line divides them. */
function halfOf(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first?.[0] !== AXIS || last?.[0] !== AXIS) return curve(points, true);
  return curve(
    points.map(([x, y, isCorner]): Point => [x === AXIS ? AXIS - OVERLAP : x, y, isCorner]),
    false,
  );
}

/** SVG path of filled shapes. */
export const shapePath = (shapes: string): string =>
  shapesOf(shapes)
    .map((shape) => halfOf(pointsOf(shape)))
    .join('');

/** SVG path of lines. */
export const linePath = (lines: string): string =>
  shapesOf(lines)
    .map((line) => curve(pointsOf(line), false))
    .join('');

/** A rectangle in the units of a drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The middle of the points of a shape's right half. */
export function middleOf(shape: string): { x: number; y: number } {
  const points = pointsOf(shape);
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { x: mean(0), y: mean(1) };
}

/** The box around shapes and their mirror images. */
export function boxOf(shapes: readonly string[]): Box {
  const points = shapes.flatMap((shape) => shapesOf(shape).flatMap(pointsOf));
  const reach = Math.max(...points.map(([x]) => Math.abs(x - AXIS)));
  const ys = points.map(([, y]) => y);
  const top = Math.min(...ys);
  return { x: AXIS - reach, y: top, width: 2 * reach, height: Math.max(...ys) - top };
}
