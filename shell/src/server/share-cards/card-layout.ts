/** Where the words of a card stand. Pure. */
import type { CardFont } from './card-fonts';

/** A title in lines, at the largest size at which it fits. */
export interface FittedTitle {
  lines: string[];
  size: number;
  /** From one base line to the next, pixels. */
  leading: number;
}

const SIZES = [108, 90, 76, 66, 58, 50, 44];
const LEADING = 1.14;
const ELLIPSIS = '…';

/** Wraps a title at its spaces; no-break spaces bind. At the smallest size what does not fit ends with an ellipsis. */
export function fitTitle(title: string, font: CardFont, box: { width: number; height: number }): FittedTitle {
  const words = title.split(/[ \t\n]+/).filter((word) => word !== '');
  for (const size of SIZES) {
    const lines = wrap(words, (text) => font.widthOf(text, size) <= box.width);
    const fits = lines.every((line) => font.widthOf(line, size) <= box.width);
    if (fits && lines.length * size * LEADING <= box.height) return { lines, size, leading: size * LEADING };
  }
  const size = SIZES.at(-1) ?? 0;
  const isFitting = (text: string) => font.widthOf(text, size) <= box.width;
  const most = Math.floor(box.height / (size * LEADING));
  const lines = wrap(words, isFitting);
  const shown = lines.slice(0, most).map((line) => cut(line, isFitting));
  const last = shown.at(-1);
  if (lines.length > most && last !== undefined) shown[most - 1] = cut(`${last}${ELLIPSIS}`, isFitting);
  return { lines: shown, size, leading: size * LEADING };
}

/** The text, or as much of its beginning as fits with an ellipsis. */
export function cut(text: string, isFitting: (text: string) => boolean): string {
  if (isFitting(text)) return text;
  const letters = [...text.replace(ELLIPSIS, '')];
  while (letters.length > 0) {
    letters.pop();
    const shorter = letters.join('').trimEnd() + ELLIPSIS;
    if (isFitting(shorter)) return shorter;
  }
  return ELLIPSIS;
}

function wrap(words: readonly string[], isFitting: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && isFitting(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
