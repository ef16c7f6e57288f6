import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { tokens } from './theme';

const Base = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.full};
  background: transparent;
  color: inherit;
  transition: background-color ${tokens.duration.fast} ease;

  &:hover {
    background: ${tokens.color.sunken};
  }
  &:disabled {
    color: ${tokens.color['border-strong']};
    cursor: not-allowed;
  }
  & > svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name; there is no visible text. */
  label: string;
  icon: ReactNode;
}

/** A 44 px button with an icon and a name for screen readers. */
export function IconButton({ label, icon, type, ...rest }: IconButtonProps) {
  return (
    <Base {...rest} type={type ?? 'button'} aria-label={label} title={label}>
      {icon}
    </Base>
  );
}
