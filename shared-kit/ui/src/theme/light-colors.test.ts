import { lightColors } from './light-colors';
import { mensPalette, palette } from './palette';

test('a drawing has the light values of the colours that it names, those of the men’s zone there', () => {
  const style = lightColors('blush', 'accent');
  expect(style).toContain('@media screen and (prefers-color-scheme: dark)');
  expect(style).toContain(`--color-blush:${palette.blush};--color-accent:${palette.accent};`);
  expect(style).toMatch(new RegExp(`\\[data-zone='men'\\] & \\{\\s*--color-blush:${mensPalette.blush};\\s*\\}`));
  expect(style).not.toContain('--color-ink:');
});
