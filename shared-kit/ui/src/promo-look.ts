import { css } from '@emotion/react';
import { tokens } from './theme';

/**
 * Ground and words of a promo bar by its `data-look`: `plain` is framed, `velvet` dark; without one, and with `soft`, the
 * element's own ground stays.
 */
export const promoLook = css`
  &[data-look='plain'] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surface};
  }
  &[data-look='velvet'] {
    border-color: ${tokens.color.velvet};
    background: ${tokens.color.velvet};
    color: ${tokens.color['ink-inverse']};
  }
  &[data-look='velvet'] :is(h2, p, strong) {
    color: inherit;
  }
  &[data-look='velvet'] a[data-variant='primary'] {
    border-color: ${tokens.color['ink-inverse']};
    background: ${tokens.color['ink-inverse']};
    color: ${tokens.color.velvet};
  }
  &[data-look='velvet'] a[data-variant='primary']:hover {
    background: ${tokens.color['velvet-muted']};
  }
  &[data-look='velvet'] a[data-variant='secondary'] {
    border-color: ${tokens.color['ink-inverse']};
    background: transparent;
    color: ${tokens.color['ink-inverse']};
  }
  &[data-look='velvet'] a[data-variant='secondary']:hover {
    border-color: ${tokens.color['velvet-muted']};
    color: ${tokens.color['velvet-muted']};
  }
`;
