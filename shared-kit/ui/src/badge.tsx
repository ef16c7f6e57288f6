import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { tokens } from './theme';

const Base = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  padding: 0.2rem 0.625rem;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.sunken};
  color: ${tokens.color.ink};
  font-size: ${tokens.text.xs};
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;

  & > svg {
    width: 1.1em;
    height: 1.1em;
  }
  &[data-tone='accent'] {
    background: ${tokens.color.accent};
    color: ${tokens.color['accent-ink']};
  }
  &[data-tone='soft'] {
    background: ${tokens.color['accent-soft']};
    color: ${tokens.color['accent-strong']};
  }
  &[data-tone='success'] {
    background: ${tokens.color['success-soft']};
    color: ${tokens.color.success};
  }
  &[data-tone='warning'] {
    background: ${tokens.color['warning-soft']};
    color: ${tokens.color.warning};
  }
  &[data-tone='danger'] {
    background: ${tokens.color['danger-soft']};
    color: ${tokens.color.danger};
  }
`;

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: 'neutral' | 'accent' | 'soft' | 'success' | 'warning' | 'danger' | undefined;
}

/** A short mark on a card or row: a promotion, a status, a count. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Base {...rest} data-tone={tone} />;
}
