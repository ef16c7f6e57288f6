import { mensPalette, palette } from './palette';

type ColorName = keyof typeof palette;

const declarations = (values: Readonly<Partial<Record<ColorName, string>>>, names: readonly ColorName[]): string =>
  names.flatMap((name) => (values[name] ? [`--color-${name}:${values[name]};`] : [])).join('');

/**
 * Style of an element that has the light scheme's colours in the dark one too, as pictures do: what is drawn in a part's
 * colours would be a negative there. Name the colours that the drawing uses.
 */
export const lightColors = (...names: readonly ColorName[]): string => `
  @media screen and (prefers-color-scheme: dark) {
    ${declarations(palette, names)}
    [data-zone='men'] & {
      ${declarations(mensPalette, names)}
    }
  }
`;
