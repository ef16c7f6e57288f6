/** The part of fontkit that cards use; the package has no types. */
declare module 'fontkit' {
  interface GlyphPath {
    scale(x: number, y: number): GlyphPath;
    translate(x: number, y: number): GlyphPath;
    /** Path data. */
    toSVG(): string;
  }
  /** Lengths in the font's units. */
  interface GlyphRun {
    glyphs: { path: GlyphPath }[];
    positions: { xAdvance: number; xOffset: number }[];
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }
  export function create(font: Buffer): Font;
}
