import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { media, tokens } from './theme';
import { VisuallyHidden } from './visually-hidden';

const List = styled.ol`
  display: flex;
  gap: 0.5rem;
  padding: 0;
  list-style: none;
  counter-reset: step;

  & > li {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 0.625rem;
    min-width: 0;
    padding-bottom: 0.75rem;
    border-bottom: 3px solid ${tokens.color.border};
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    font-weight: 500;
    line-height: 1.25;
  }
  & > li[data-state='done'] {
    border-color: ${tokens.color['blush-deep']};
  }
  & > li[data-state='current'] {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  & a {
    color: inherit;
    padding-block: 0.25rem;
  }
  ${media.mobile} {
    & > li {
      flex-direction: column;
      align-items: flex-start;
      gap: 0.375rem;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border: 1.5px solid ${tokens.color['border-strong']};
  border-radius: ${tokens.radius.full};
  font-size: ${tokens.text.xs};
  font-variant-numeric: tabular-nums;
  font-weight: 600;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
  li[data-state='current'] > & {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    color: ${tokens.color['accent-ink']};
  }
  li[data-state='done'] > & {
    border-color: transparent;
    background: ${tokens.color['accent-soft']};
    color: ${tokens.color.accent};
  }
`;

export interface StepsProps {
  /** Name of the list. */
  label: string;
  steps: readonly { label: string /** Address of a completed step. */; href?: string | undefined }[];
  /** Index of the current step, from 0. */
  current: number;
  /** Read by screen readers after a step that is done. */
  doneLabel: string;
}

const stateAt = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'ahead';

/** Position in a sequence, as in the cart's three steps. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {steps.map((step, index) => {
          const state = stateAt(index, current);
          return (
            <li key={step.label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <Mark aria-hidden="true">{state === 'done' ? <Check /> : index + 1}</Mark>
              <span>
                {state === 'done' && step.href ? <a href={step.href}>{step.label}</a> : step.label}
                {state === 'done' ? <VisuallyHidden>{` (${doneLabel})`}</VisuallyHidden> : null}
              </span>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
