// Other packages that check the types of this one find the declarations here.
/// <reference path="./fontkit.d.ts" />
import type { Font } from 'fontkit';
import sans from './fonts/figtree-semibold.json';
import serif from './fonts/fraunces-semibold.json';

/** A line of text as outlines: pictures are drawn where the shop's fonts are not installed. */
export interface CardFont {
  /** Width in pixels. */
  widthOf(text: string, size: number, spacing?: number): number;
  /** Path data of the text from `x` on; `y` is its base line. */
  pathOf(text: string, line: { x: number; y: number; size: number; spacing?: number }): string;
}

export interface CardFonts {
  serif: CardFont;
  sans: CardFont;
}

let known: Promise<CardFonts> | undefined;

/** The shop's fonts in the one weight that cards use, made from those of the pages by `shared-kit/ui/make-card-fonts.ts`. */
export function cardFonts(): Promise<CardFonts> {
  known ??= load();
  return known;
}

async function load(): Promise<CardFonts> {
  const { create } = await import('fontkit');
  const fontOf = ({ base64 }: { base64: string }) => cardFont(create(Buffer.from(base64, 'base64')));
  return { serif: fontOf(serif), sans: fontOf(sans) };
}

function cardFont(font: Font): CardFont {
  return {
    widthOf: (text, size, spacing = 0) => glyphsOf(font, text, size, spacing).width,
    pathOf: (text, { x, y, size, spacing = 0 }) => {
      const scale = size / font.unitsPerEm;
      const { glyphs } = glyphsOf(font, text, size, spacing);
      return glyphs
        .map(({ path, at }) =>
          path
            .scale(scale, -scale)
            .translate(x + at, y)
            .toSVG(),
        )
        .join('');
    },
  };
}

/** Glyphs with their positions, kerned. Characters that the font lacks are left out. */
function glyphsOf(font: Font, text: string, size: number, spacing: number) {
  const scale = size / font.unitsPerEm;
  const written = [...text].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('');
  const { glyphs, positions } = font.layout(written);
  let width = 0;
  const placed = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const at = width + xOffset * scale;
    width += xAdvance * scale + spacing;
    return { path, at };
  });
  return { glyphs: placed, width: Math.max(0, width - spacing) };
}
