import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { withUnbrokenHyphens } from './non-breaking-text';

const Base = styled.a(buttonStyle);

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  href: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  /** For a quiet one: its text is aligned with the lines around it. */
  flush?: boolean | undefined;
}

/** A link styled as a button: for navigation to another address. */
export function LinkButton({ variant = 'primary', size = 'md', wide, flush, children, ...rest }: LinkButtonProps) {
  return (
    <Base {...rest} data-variant={variant} data-size={size} data-wide={wide} data-flush={flush}>
      {withUnbrokenHyphens(children)}
    </Base>
  );
}
