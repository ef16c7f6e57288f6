import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { withWholeWords } from './joined-words';

const Base = styled.a(buttonStyle);

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  href: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  /** Of a quiet one: its words begin where the lines around it begin. */
  flush?: boolean | undefined;
}

/** A link that looks like a button: for what leads to another address. */
export function LinkButton({ variant = 'primary', size = 'md', wide, flush, children, ...rest }: LinkButtonProps) {
  return (
    <Base {...rest} data-variant={variant} data-size={size} data-wide={wide} data-flush={flush}>
      {withWholeWords(children)}
    </Base>
  );
}
