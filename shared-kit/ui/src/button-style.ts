import { css } from '@emotion/react';
import { tokens } from './theme';

/** Emphasis of an action: one primary per screen, secondary beside it, quiet for the rest. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'md' | 'sm';

/** Shared by buttons and links styled as one. Variants are data attributes, so the style is created once. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-height: 3rem;
  padding: 0.625rem 1.5rem;
  border: 1.5px solid transparent;
  border-radius: ${tokens.radius.full};
  font-family: ${tokens.font.sans};
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${tokens.duration.fast} ease,
    border-color ${tokens.duration.fast} ease,
    color ${tokens.duration.fast} ease;

  & > svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }

  &[data-variant='primary'] {
    background: ${tokens.color.accent};
    color: ${tokens.color['accent-ink']};
  }
  &[data-variant='primary']:hover {
    background: ${tokens.color['accent-strong']};
  }
  &[data-variant='secondary'] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.surface};
    color: ${tokens.color.accent};
  }
  &[data-variant='secondary']:hover {
    border-color: ${tokens.color['accent-strong']};
    background: ${tokens.color['accent-soft']};
    color: ${tokens.color['accent-strong']};
  }
  &[data-variant='quiet'] {
    padding-inline: 0.75rem;
    background: transparent;
    color: ${tokens.color.ink};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  &[data-variant='quiet']:hover {
    color: ${tokens.color.accent};
    text-decoration-thickness: 2px;
  }
  &[data-size='sm'] {
    min-height: 2.75rem;
    padding-block: 0.5rem;
    padding-inline: 1.125rem;
    font-size: 0.9375rem;
  }
  /* Its words begin where the lines around it begin. */
  &[data-variant='quiet'][data-flush='true'] {
    padding-inline: 0;
    text-align: start;
  }
  &[data-wide='true'] {
    width: 100%;
  }
  &:disabled:not([data-busy]),
  &[aria-disabled='true']:not([data-busy]) {
    border-color: transparent;
    background: ${tokens.color.sunken};
    color: ${tokens.color['ink-muted']};
    cursor: not-allowed;
    text-decoration: none;
  }
  &[data-busy] {
    cursor: progress;
  }
`;
