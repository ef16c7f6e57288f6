import type { Gender } from '@aksamit/contracts';
import { type BodyView, bodyViews, type DrawnArea, type DrawnBody, type DrawnView } from './bodies/drawn-body';
import { mensBody } from './bodies/men';
import { womensBody } from './bodies/women';
import { AXIS, type Box, boxOf } from './curve';

const bodies: Record<Gender, DrawnBody> = { female: womensBody, male: mensBody };

export const viewOf = (gender: Gender, view: BodyView): DrawnView => bodies[gender][view];

export const areaOf = (gender: Gender, view: BodyView, code: string): DrawnArea | undefined =>
  Object.hasOwn(viewOf(gender, view).areas, code) ? viewOf(gender, view).areas[code] : undefined;

/** The views on which at least one of the body parts is drawn. */
export const viewsWith = (gender: Gender, codes: readonly string[]): BodyView[] =>
  bodyViews.filter((view) => codes.some((code) => areaOf(gender, view, code)));

/**
 * The view on which most of the body parts are drawn, of equal ones the first of front, back and face.
 * @returns undefined where none of them is drawn
 */
export function bestView(gender: Gender, codes: readonly string[]): BodyView | undefined {
  const drawn = (view: BodyView) => codes.filter((code) => areaOf(gender, view, code)).length;
  const [best] = viewsWith(gender, codes).sort((one, other) => drawn(other) - drawn(one));
  return best;
}

/** Least width of a section: so much of the body around an area that it is recognized. */
const LEAST_WIDTH: Record<BodyView, number> = { front: 130, back: 130, face: 150 };
/** Share of the areas' size that is shown around them. */
const MARGIN = 0.12;

/** The square section of a view that shows the areas. */
export function sectionOf(gender: Gender, view: BodyView, codes: readonly string[]): Box {
  const { height } = viewOf(gender, view);
  const shapes = codes.flatMap((code) => areaOf(gender, view, code)?.shape ?? []);
  const box = boxOf(shapes);
  const size = Math.max(LEAST_WIDTH[view], Math.max(box.width, box.height) * (1 + 2 * MARGIN));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const top = Math.max(-MARGIN * size, Math.min(middle.y - size / 2, height - size));
  return { x: middle.x - size / 2, y: top, width: size, height: size };
}

/** Width of a line, as a share of the drawing. */
const LINE = 1 / 64;

/** Width of the lines of a section, in its units, to a tenth. */
export const lineWidth = (section: Box): number => Math.round(section.width * LINE * 10) / 10;

export const viewBox = ({ x, y, width, height }: Box): string => [x, y, width, height].map(Math.round).join(' ');

/** Room around a view of the atlas, in its own units. */
const ATLAS_MARGIN = 8;

/** The section of a view that the atlas shows: all of it. */
export const atlasBox = (gender: Gender, view: BodyView): string => {
  const { height } = viewOf(gender, view);
  const [width, tall] = [2 * AXIS + 2 * ATLAS_MARGIN, height + 2 * ATLAS_MARGIN];
  return viewBox({ x: -ATLAS_MARGIN, y: -ATLAS_MARGIN, width, height: tall });
};
