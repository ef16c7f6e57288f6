import type { Gender } from '@aksamit/contracts';
import { mensPalette, palette } from '@aksamit/ui/theme';
import { areaOf, bestView, lineWidth, sectionOf, viewBox, viewOf } from './body';
import type { DrawnParts } from './body-sheet';
import { linePath, MIRRORED, shapePath, shapesOf } from './curve';

export { FIGURES_PATH, partsOfAddress } from './figure-address';

/** A picture has no custom properties of its page: it has the values of the theme itself. */
const coloursOf = (gender: Gender) => (gender === 'male' ? { ...palette, ...mensPalette } : palette);

/** A shape of the right half with its mirror image. */
const both = (id: string, d: string, attributes = ''): string =>
  `<path id="${id}" d="${d}"${attributes}/><use href="#${id}" transform="${MIRRORED}"/>`;

/**
 * The drawing of `BodyFigure` as a file: SVG without a ground.
 * @returns null where none of the parts is drawn
 */
export function figureSvg({ gender, codes }: DrawnParts): string | null {
  const view = bestView(gender, codes);
  if (!view) return null;
  const { skin, hair, lines } = viewOf(gender, view);
  const colours = coloursOf(gender);
  const section = sectionOf(gender, view, codes);
  const skins = shapesOf(skin);
  const body = [
    `<clipPath id="c">${skins.map((_, nth) => `<use href="#s${nth}"/>`).join('')}</clipPath>`,
    ...skins.map((shape, nth) => `<g fill="${colours.surface}">${both(`s${nth}`, shapePath(shape))}</g>`),
    both('h', shapePath(hair), ` fill="${colours['blush-deep']}"`),
    both('l', linePath(lines), ' fill="none" stroke-opacity=".7"'),
  ].join('');
  const areas = codes
    .flatMap((code) => areaOf(gender, view, code)?.shape ?? [])
    .map((shape, nth) => both(`a${nth}`, shapePath(shape), ' clip-path="url(#c)"'))
    .join('');
  const line = `stroke="${colours.velvet}" stroke-width="${lineWidth(section)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(section)}"><g ${line}>${body}</g><g fill="${colours.accent}" fill-opacity=".72">${areas}</g></svg>`;
}
