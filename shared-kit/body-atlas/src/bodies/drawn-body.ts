/** The sides from which a body is drawn. */
export const bodyViews = ['front', 'back', 'face'] as const;
export type BodyView = (typeof bodyViews)[number];

/**
 * An area of one view. Shapes are points `x,y` of the right half, from the axis of symmetry and from the top; the left
 * half is their mirror image. A corner ends with `*`, shapes are divided by `|`.
 */
export interface DrawnArea {
  /** What is filled; the body's outline cuts off what lies outside. */
  shape: string;
  /** A line beside the body that stands for the whole of several areas, which lie above it. */
  bracket?: string;
}

/** One side of a body, 200 units wide. */
export interface DrawnView {
  height: number;
  /** The closed shapes of the skin, those behind first. */
  skin: string;
  /** Closed shapes over the skin: hair. */
  hair: string;
  /** Thin lines inside: collarbones, navel, lips. */
  lines: string;
  areas: Readonly<Record<string, DrawnArea>>;
}

/** A body from all sides. Keys of areas are codes of body parts. */
export type DrawnBody = Readonly<Record<BodyView, DrawnView>>;
