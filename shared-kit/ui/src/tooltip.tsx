import styled from '@emotion/styled';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { tokens } from './theme';

const Base = styled.span`
  position: relative;
  display: inline-grid;

  &[data-wide] {
    display: grid;
  }
  & > [role='tooltip'] {
    position: absolute;
    inset: auto 0 calc(100% + 0.5rem);
    z-index: 30;
    width: max-content;
    min-width: 100%;
    max-width: min(20rem, 90vw);
    margin-inline: auto;
    padding: 0.625rem 0.875rem;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.ink};
    color: ${tokens.color.paper};
    font-size: ${tokens.text.sm};
    font-weight: 400;
    line-height: 1.45;
    text-align: start;
    visibility: hidden;
  }
  &[data-align='end'] > [role='tooltip'] {
    inset-inline-start: auto;
  }
  &:not([data-dismissed]):is(:hover, :focus-within) > [role='tooltip'] {
    visibility: visible;
  }
`;

export interface TooltipProps {
  text: ReactNode;
  /** The control; it takes the id as `aria-describedby`, and stays focusable (`aria-disabled`, not `disabled`). */
  children: (describedBy: string) => ReactNode;
  /** As wide as what it stands in. */
  wide?: boolean | undefined;
  /** `end`: grows to the left, for controls at the right edge. */
  align?: 'start' | 'end' | undefined;
}

/**
 * Why a control is blocked, or what it does: shown on hover, focus and touch, closed by Escape, read by screen readers.
 */
export function Tooltip({ text, children, wide, align }: TooltipProps) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setDismissed(true);
  };
  const show = () => setDismissed(false);
  return (
    <Base
      data-wide={wide ? '' : undefined}
      data-align={align}
      data-dismissed={isDismissed ? '' : undefined}
      onKeyDown={onKeyDown}
      onBlur={show}
      onMouseLeave={show}
    >
      {children(id)}
      <span role="tooltip" id={id}>
        {text}
      </span>
    </Base>
  );
}
