import { css } from '@emotion/react';
import { tokens } from '../theme';

/** Frame of all inputs and selects. */
export const controlStyle = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  border: 1px solid ${tokens.color['border-strong']};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  /* 16 px at least: below that phones zoom in on focus. */
  font-size: max(1rem, 16px);
  line-height: 1.5;
  transition: border-color ${tokens.duration.fast} ease;

  &::placeholder {
    color: ${tokens.color['ink-muted']};
    opacity: 1;
  }
  &:hover:enabled {
    border-color: ${tokens.color.ink};
  }
  &:focus-visible {
    border-color: ${tokens.color.ink};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger};
  }
  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.sunken};
    color: ${tokens.color['ink-muted']};
  }
`;
