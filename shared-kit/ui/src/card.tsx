import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { tokens } from './theme';

const Base = styled.div`
  padding: clamp(1rem, 0.8rem + 1vw, 1.75rem);
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  &[data-tone='blush'] {
    border-color: transparent;
    background: ${tokens.color.blush};
  }
  &[data-tone='raised'] {
    border-color: transparent;
    box-shadow: ${tokens.shadow};
  }
`;

export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  tone?: 'plain' | 'blush' | 'raised' | undefined;
}

/** A framed surface for one thing. */
export function Card({ tone = 'plain', ...rest }: CardProps) {
  return <Base {...rest} data-tone={tone} />;
}
