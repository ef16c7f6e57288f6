import { readCharacters, readMetrics } from './font-parts';
import { readTables, tableOf } from './sfnt';

/** A font installed on visitors' devices, with the figures for stretching it to another's size: per mille of the em. */
interface LocalFont {
  localFonts: readonly string[];
  /** Advance widths of a–z and the space: Adobe's font metrics of Helvetica and Times, which Arial, Liberation and Times New Roman share. */
  widths: readonly number[];
}

export const sansRegular: LocalFont = {
  localFonts: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
  widths: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
    500, 500, 500, 278,
  ],
};
export const sansBold: LocalFont = {
  localFonts: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  widths: [
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778,
    556, 556, 500, 278,
  ],
};
export const serifRegular: LocalFont = {
  localFonts: ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif', 'Tinos'],
  widths: [
    444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722,
    500, 500, 444, 250,
  ],
};

const letters = [...'abcdefghijklmnopqrstuvwxyz '];
/** Frequency of each in a thousand characters of Polish and English text, roughly the mean of both. */
const frequencies = [
  72, 12, 30, 33, 72, 12, 15, 30, 68, 8, 26, 30, 26, 54, 68, 26, 1, 48, 46, 60, 24, 8, 30, 1, 26, 24, 150,
];

const weighted = (widths: readonly number[]): number =>
  widths.reduce((sum, width, index) => sum + width * (frequencies[index] ?? 0), 0);

const percent = (ratio: number): number => Math.round(ratio * 10_000) / 100;

/**
 * Descriptors that give a local font the widths and line height of `font`.
 * @param font TrueType file of one weight, as it is used with this fallback
 */
export function fallbackFace(font: Buffer, weight: string, { localFonts, widths }: LocalFont) {
  const tables = readTables(font);
  const unitsPerEm = tableOf(tables, 'head').readUInt16BE(18);
  const hhea = tableOf(tables, 'hhea');
  const characters = readCharacters(tables);
  const metrics = readMetrics(tables);
  const own = letters.map((letter) => {
    const glyph = characters.get(letter.codePointAt(0) ?? 0) ?? 0;
    return ((metrics[glyph]?.advance ?? 0) * 1000) / unitsPerEm;
  });
  const stretch = weighted(own) / weighted(widths);
  const height = (at: number) => percent(Math.abs(hhea.readInt16BE(at)) / unitsPerEm / stretch);
  return {
    weight,
    localFonts,
    sizeAdjust: percent(stretch),
    ascent: height(4),
    descent: height(6),
    lineGap: height(8),
  };
}
