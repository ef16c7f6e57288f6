/** Grounds and lines of the voucher's designs on the screen, from the theme alone. Source: docs/decisions/0233. */
import { tokens } from '@aksamit/ui/theme';

/** For an element with `data-design`; `--voucher-line` colours its drawing. */
export const voucherPaper = `
  --voucher-line: ${tokens.color['velvet-muted']};
  border: 1px solid transparent;
  background: radial-gradient(120% 140% at 100% 0%, ${tokens.color.accent} 0%, ${tokens.color.velvet} 62%) border-box;
  color: ${tokens.color['ink-inverse']};

  /* The accent is light there, and words lie on it. */
  @media (prefers-color-scheme: dark) {
    background: radial-gradient(
      120% 140% at 100% 0%,
      color-mix(in srgb, ${tokens.color.accent} 28%, ${tokens.color.velvet}) 0%,
      ${tokens.color.velvet} 62%
    ) border-box;
  }

  &[data-design='botanical'] {
    --voucher-line: ${tokens.color.success};
    border-color: ${tokens.color['border-strong']};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }
  &[data-design='silhouette'] {
    --voucher-line: ${tokens.color['accent-strong']};
    border-color: ${tokens.color['blush-deep']};
    background: ${tokens.color.blush};
    color: ${tokens.color.ink};
  }
`;
