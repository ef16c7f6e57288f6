import { palette } from '@aksamit/ui/theme';
import { brandColors } from '../../commerce-api/src/domains/operations/documents/brand-colors';

/** Where the palette has another name for it. */
const NAMES = {
  inkMuted: 'ink-muted',
  accentInk: 'accent-ink',
  softBlush: 'blush',
  blush: 'blush-deep',
  leaf: 'success',
} as const;

test('e-mails and PDFs have the colours of the pages', () => {
  const colors: Readonly<Record<string, string>> = palette;
  const names: Readonly<Record<string, string>> = NAMES;
  const others = Object.entries(brandColors).filter(([name, color]) => colors[names[name] ?? name] !== color);
  expect(others).toEqual([]);
});
