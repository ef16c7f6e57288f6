import { baseCss } from './base-css';
import { fontFaceCss } from './font-faces';
import { rootCss } from './root-css';

/** Where the font files are served from. */
export interface GlobalCssOptions {
  /** Address of the folder with the font files, with a slash at the end: `/assets/shell/1.2.0/fonts/`. */
  fontBaseUrl: string;
}

/**
 * The product's one global style: font faces, tokens, reset and base type. Plain text, the same for every page of a
 * release, made to stand once in a `<style>` in the head and to be allowed there by its hash.
 */
export const globalCss = ({ fontBaseUrl }: GlobalCssOptions): string =>
  `${fontFaceCss(fontBaseUrl)}${rootCss}${baseCss}`.replaceAll('\n', '');
