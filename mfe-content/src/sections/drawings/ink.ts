import { tokens } from '@aksamit/ui/theme';

const { color } = tokens;

/** Colours of drawings, by what they paint. */
export const ink = {
  line: color.velvet,
  soft: color['blush-deep'],
  light: color.surface,
  accent: color.accent,
  deep: color['accent-strong'],
} as const;

/** A line of the shop's drawings. */
export const stroke = {
  fill: 'none',
  stroke: ink.line,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A drawing fills its frame; names and roles are those of the element around it. */
export const canvas = { viewBox: '0 0 480 360', preserveAspectRatio: 'xMidYMid meet', focusable: false } as const;
