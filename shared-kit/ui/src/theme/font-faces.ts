import { type FontMetrics, fontMetrics } from './font-metrics';

const fallback = (
  name: string,
  { weight, localFonts, sizeAdjust, ascent, descent, lineGap }: FontMetrics['fallback'][number],
) => `
@font-face{font-family:"${name} Fallback";font-weight:${weight};src:${localFonts.map((font) => `local("${font}")`).join(',')};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%}`;

const face = (fontBaseUrl: string, { family, file, weights, fallback: fallbacks }: FontMetrics) => `
@font-face{font-family:"${family}";font-style:normal;font-weight:${weights};font-display:swap;src:url("${fontBaseUrl}${file}") format("woff2")}${fallbacks.map((entry) => fallback(family, entry)).join('')}`;

/**
 * The two font faces and, for each, fallbacks cut to the same widths and heights from fonts on the visitor's device, so
 * that nothing shifts when the real ones load.
 * @param fontBaseUrl address of the folder with the font files, with a slash at the end
 */
export const fontFaceCss = (fontBaseUrl: string): string =>
  Object.values(fontMetrics)
    .map((font) => face(fontBaseUrl, font))
    .join('');

/** Names of the font files that every page loads, for preloads. */
export const fontFiles: readonly string[] = Object.values(fontMetrics).map(({ file }) => file);
