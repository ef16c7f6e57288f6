import { darkPalette, mensDarkPalette, mensPalette, palette } from './palette';
import { durations, radii, spaceSteps, textSizes, widths } from './tokens';

const declarations = (prefix: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}:${value};`)
    .join('');

const spaces = Object.fromEntries(spaceSteps.map((step) => [String(step), `${step / 4}rem`]));

const families = {
  serif: '"Fraunces","Fraunces Fallback",Georgia,"Times New Roman",serif',
  sans: '"Figtree","Figtree Fallback",system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif',
};

/**
 * `:root` with every token as a custom property, the men's zone variant (`data-zone="men"` on any element), and both in the
 * dark scheme of the visitor's device. What is printed is light.
 */
export const rootCss = `
:root{color-scheme:light dark;${declarations('color', palette)}${declarations('text', textSizes)}${declarations('space', spaces)}${declarations('radius', radii)}${declarations('duration', durations)}${declarations('width', widths)}${declarations('font', families)}--shadow:0 1px 2px rgb(36 26 37 / 5%),0 12px 32px -16px rgb(36 26 37 / 22%);--gutter:clamp(1rem,0.4rem + 2.6vw,2.5rem);--header-height:3.75rem}
@media (min-width:1025px){:root{--header-height:4.25rem}}
[data-zone="men"]{${declarations('color', mensPalette)}background-color:var(--color-paper)}
@media screen and (prefers-color-scheme:dark){:root{${declarations('color', darkPalette)}--shadow:0 1px 2px rgb(0 0 0 / 40%),0 12px 32px -16px rgb(0 0 0 / 70%)}[data-zone="men"]{${declarations('color', mensDarkPalette)}}}
@media (prefers-reduced-motion:reduce){:root{--duration-fast:0s;--duration-slow:0s}}
`;
