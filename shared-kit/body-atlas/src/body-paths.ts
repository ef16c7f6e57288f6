/** Drawn bodies as SVG paths, for pictures that are drawn outside of React. */
import type { Gender } from '@aksamit/contracts';
import { areaOf, bestView, sectionOf, viewOf } from './body';
import { type Box, linePath, shapePath, shapesOf } from './curve';

export { MIRRORED } from './curve';

/** A section of a body. Paths are the right half; `MIRRORED` draws the left one. */
export interface BodyPaths {
  /** The square that shows the areas. */
  box: Box;
  /** Where the drawing ends at the bottom. */
  height: number;
  /** Closed shapes of the skin, those behind first; they clip the areas. */
  skins: string[];
  hair: string;
  lines: string;
  areas: string[];
}

/**
 * The side and section of a body on which most of the body parts lie, the face where all of them are on it: a picture is large
 * enough for that. Null: none of them is drawn.
 */
export function bodyPaths(gender: Gender, codes: readonly string[]): BodyPaths | null {
  const isFace = codes.every((code) => areaOf(gender, 'face', code));
  const view = isFace ? 'face' : bestView(gender, codes);
  if (!view) return null;
  const { height, skin, hair, lines } = viewOf(gender, view);
  return {
    box: sectionOf(gender, view, codes),
    height,
    skins: shapesOf(skin).map(shapePath),
    hair: shapePath(hair),
    lines: linePath(lines),
    areas: codes.flatMap((code) => areaOf(gender, view, code)?.shape ?? []).map(shapePath),
  };
}
