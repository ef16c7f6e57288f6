import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fontFiles, globalCss, tokens } from '.';
import { darkPalette, mensDarkPalette, mensPalette, palette } from './palette';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

test('the contrast of black on white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

describe.each([
  ['usual', palette],
  ['men’s zone', { ...palette, ...mensPalette }],
  ['dark', { ...palette, ...darkPalette }],
  ['dark men’s zone', { ...palette, ...mensPalette, ...darkPalette, ...mensDarkPalette }],
])('%s colours', (_, colors) => {
  const grounds = ['paper', 'surface', 'sunken', 'blush'] as const;
  const texts = ['ink', 'ink-muted', 'accent', 'accent-strong'] as const;

  test.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    '%s reads on %s',
    (text, ground) => {
      expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['success', 'warning', 'danger', 'info'] as const)(
    '%s reads on surfaces and on its soft ground',
    (status) => {
      expect(contrast(colors[status], colors.surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors[status], colors[`${status}-soft`])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('words on buttons and on the footer read', () => {
    expect(contrast(colors['accent-ink'], colors.accent)).toBeGreaterThanOrEqual(7);
    expect(contrast(colors['accent-strong'], colors['accent-soft'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors['velvet-muted'], colors.velvet)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors['ink-inverse'], colors.velvet)).toBeGreaterThanOrEqual(7);
    expect(contrast(colors.paper, colors.ink)).toBeGreaterThanOrEqual(7);
  });

  test.each(grounds)('frames of controls are seen on %s', (ground) => {
    expect(contrast(colors['border-strong'], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('the global style is one static text with the fonts of the given folder', () => {
  const css = globalCss({ fontBaseUrl: '/assets/shell/1.0.0/fonts/' });
  expect(css).toBe(globalCss({ fontBaseUrl: '/assets/shell/1.0.0/fonts/' }));
  expect(css).toContain('url("/assets/shell/1.0.0/fonts/fraunces.woff2")');
  expect(css).toContain('url("/assets/shell/1.0.0/fonts/figtree.woff2")');
  expect(css).toContain('size-adjust:');
  expect(css).not.toContain('<');
  expect(css).not.toContain('undefined');
});

test('every token that components use is defined', () => {
  const css = globalCss({ fontBaseUrl: '/' });
  const groups = [tokens.color, tokens.text, tokens.font, tokens.radius, tokens.duration, tokens.width];
  const single = [tokens.shadow, tokens.gutter, tokens.headerHeight];
  const used = [...groups.flatMap((group) => Object.values(group)), ...single];
  const undefinedTokens = used.filter((reference) => !css.includes(`${reference.slice(4, -1)}:`));
  expect(undefinedTokens).toEqual([]);
});

test('the two fonts are there and within 45 KB together', () => {
  const files = fontFiles.map((file) => join(__dirname, '../../fonts', file));
  expect(files).toHaveLength(2);
  expect(files.every((file) => existsSync(file))).toBe(true);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(45 * 1024);
});

test('the message in place of a module has a look of its own, with a button that a finger hits', () => {
  const css = globalCss({ fontBaseUrl: '/' });
  expect(css).toMatch(/\.trouble\{[^}]*padding:/);
  expect(css).toMatch(/\.trouble>button\{min-height:2\.75rem/);
});
