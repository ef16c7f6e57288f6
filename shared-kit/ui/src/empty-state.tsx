import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { withNonBreakingSpaces } from './non-breaking-text';
import { tokens } from './theme';

const Base = styled.div`
  display: grid;
  justify-items: center;
  gap: 1rem;
  padding: clamp(2rem, 1.5rem + 3vw, 4rem) 1.25rem;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  text-align: center;

  & > p {
    max-width: 46ch;
    color: ${tokens.color['ink-muted']};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.accent};

  & > svg {
    width: 1.75rem;
    height: 1.75rem;
    stroke-width: 1.5;
  }
`;

export interface EmptyStateProps {
  title: string;
  /** What one can do about it. */
  text?: ReactNode;
  icon?: ReactNode;
  /** A drawing of what is missing, instead of the icon; it has its own ground. */
  drawing?: ReactNode;
  /** The way on: a LinkButton or Button. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** An empty list or page, with a link to continue. */
export function EmptyState({ title, text, icon, drawing, action, headingLevel = 2 }: EmptyStateProps) {
  const Title = headings[headingLevel];
  return (
    <Base>
      {drawing ?? (icon ? <Mark aria-hidden="true">{icon}</Mark> : null)}
      <Title>{title}</Title>
      {text ? <p>{withNonBreakingSpaces(text)}</p> : null}
      {action}
    </Base>
  );
}
