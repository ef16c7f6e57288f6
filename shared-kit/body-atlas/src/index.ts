export { markedByControls } from './atlas-style';
export { type BodyView, bodyViews } from './bodies/drawn-body';
export { viewsWith } from './body';
export { type AtlasTexts, BodyAtlas } from './body-atlas';
export type { AtlasPart } from './body-atlas-part';
export { BodyFigure, isDrawn } from './body-figure';
export { BodySheet, type DrawnParts } from './body-sheet';
