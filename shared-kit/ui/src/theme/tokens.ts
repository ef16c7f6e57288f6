import { palette } from './palette';

type ColorName = keyof typeof palette;

const asVariables = <Name extends string>(prefix: string, names: readonly Name[]): Record<Name, string> => {
  const entries = names.map((name) => [name, `var(--${prefix}-${name})`]);
  return Object.fromEntries(entries);
};

const colorNames: readonly ColorName[] = Object.keys(palette).filter((name): name is ColorName => name in palette);

/** Sizes of type; fluid ones grow from 360 to 1280 px of width. */
export const textSizes = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: 'clamp(1rem, 0.976rem + 0.11vw, 1.0625rem)',
  lg: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
  xl: 'clamp(1.25rem, 1.15rem + 0.43vw, 1.5rem)',
  '2xl': 'clamp(1.5rem, 1.3rem + 0.87vw, 2rem)',
  '3xl': 'clamp(1.875rem, 1.53rem + 1.52vw, 2.75rem)',
  '4xl': 'clamp(2.25rem, 1.66rem + 2.6vw, 3.75rem)',
} as const;

/** The 4-pixel scale: step n is n × 4 CSS pixels at the usual font size. */
export const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24] as const;
/** A step of the space scale. */
export type SpaceStep = (typeof spaceSteps)[number];
/** A step of the type scale. */
export type TextSize = keyof typeof textSizes;

export const radii = { sm: '4px', md: '12px', full: '999px' } as const;
export const durations = { fast: '150ms', slow: '250ms' } as const;
/** Widths of the page's column, CSS pixels. */
export const widths = { text: '70ch', narrow: '760px', wide: '1280px' } as const;

/**
 * Tokens for styled components: each is a reference to a CSS custom property (`var(--color-ink)`), so that a zone or
 * a market's brand can change the value without a new style. Source: the look of the brand.
 */
export const tokens = {
  color: asVariables('color', colorNames),
  text: asVariables('text', ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl']),
  font: asVariables('font', ['serif', 'sans']),
  radius: asVariables('radius', ['sm', 'md', 'full']),
  duration: asVariables('duration', ['fast', 'slow']),
  width: asVariables('width', ['text', 'narrow', 'wide']),
  shadow: 'var(--shadow)',
  /** Horizontal page margin, grows with the screen. */
  gutter: 'var(--gutter)',
  /** Height of the part of the header that stays on screen. */
  headerHeight: 'var(--header-height)',
} as const;

/** Space of `step` × 4 px as a custom property: `space(4)` is 16 px. */
export const space = (step: SpaceStep): string => `var(--space-${step})`;
