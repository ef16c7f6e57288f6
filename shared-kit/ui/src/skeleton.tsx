import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media, tokens } from './theme';

const breathe = keyframes`50% { opacity: 0.55; }`;

const Block = styled.span`
  display: block;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.border};
  animation: ${breathe} 1.6s ease-in-out infinite;

  &[data-shape='card'] {
    border-radius: ${tokens.radius.md};
  }
  &[data-shape='round'] {
    border-radius: ${tokens.radius.full};
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;

export interface SkeletonProps {
  /** CSS lengths of the final content, so that nothing shifts when it is loaded. */
  width?: string | undefined;
  height: string;
  shape?: 'line' | 'card' | 'round' | undefined;
}

/** Place of something still loading. Hidden from screen readers: announce "loading" once for the whole region. */
export function Skeleton({ width = '100%', height, shape = 'line' }: SkeletonProps) {
  return <Block aria-hidden="true" data-shape={shape} style={{ width, height }} />;
}
