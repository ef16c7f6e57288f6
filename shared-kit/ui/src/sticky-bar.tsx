import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, tokens } from './theme';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-inline: calc(-1 * ${tokens.gutter});
  padding: 0.75rem ${tokens.gutter} calc(0.75rem + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  ${media.tablet} {
    &:not([data-until='beside']) {
      display: none;
    }
  }
  @media (min-width: 900px) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

interface StickyBarProps {
  children: ReactNode;
  label: string;
  until?: 'tablet' | 'beside';
}

/**
 * The phone's bottom bar with the sum and the main action; gone from 640 px up, or (`until="beside"`) from 900 px up,
 * where its content stands beside the main one. Put it last inside the Container whose content it belongs to: it sticks
 * to the screen's bottom as long as that content is in sight.
 */
export function StickyBar({ children, label, until = 'tablet' }: StickyBarProps) {
  return (
    <Bar role="region" aria-label={label} data-sticky-bar="" data-until={until}>
      {children}
    </Bar>
  );
}
