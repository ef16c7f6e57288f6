import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { tokens } from './theme';

const Base = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 3rem;
    font-weight: 600;
    line-height: 1.35;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    color: ${tokens.color.accent};
  }
  & > summary > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color.accent};
    transition: transform ${tokens.duration.fast} ease;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

export interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  /** What stands beside the arrow, and opens and closes it. */
  summary: ReactNode;
}

/** A line that opens what is below it, by the browser itself: works without scripts. Restyle it with `styled(Disclosure)`. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <Base {...rest}>
      <summary>
        {summary}
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </Base>
  );
}
