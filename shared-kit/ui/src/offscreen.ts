import type { CSSProperties } from 'react';

/** As many cards at the start of a list as a first screen may show. */
const CARDS_ABOVE_THE_FOLD = 6;

/**
 * Style of a block below the first screen: browsers lay it out and paint it when it comes near the screen, and reserve
 * its height until then. Not for what reaches over its own edges, nor for an element that a fixed one stands in.
 * @param phonePx usual height at 360 CSS pixels' width; only the length of the scroll bar depends on it
 * @param widePx the same at 1280 pixels; between them it grows or shrinks evenly
 */
export function offscreen(phonePx: number, widePx = phonePx): CSSProperties {
  const perVw = Math.round((widePx - phonePx) / 0.92) / 10;
  const [least, most] = [phonePx, widePx].sort((a, b) => a - b);
  const height = `clamp(${least}px,${Math.round(phonePx - 3.6 * perVw)}px + ${perVw}vw,${most}px)`;
  return { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}` };
}

/** The same for an item of a list that begins on the first screen. Undefined for those that may be on it. */
export function offscreenItem(index: number, phonePx: number, widePx?: number): CSSProperties | undefined {
  return index < CARDS_ABOVE_THE_FOLD ? undefined : offscreen(phonePx, widePx);
}
