import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { withUnbrokenHyphens } from './non-breaking-text';
import { Spinner } from './spinner';

const Base = styled.button(buttonStyle);

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width of its place. */
  wide?: boolean | undefined;
  /** A quiet one in line with the text around it, without padding at its sides. */
  flush?: boolean | undefined;
  /** Work is in progress: shows a spinner, keeps focus and ignores further presses (also submitting by Enter). */
  busy?: boolean | undefined;
}

/** An action. `type` is `button` by default, so that nothing is submitted by accident. */
export function Button({
  variant = 'primary',
  size = 'md',
  wide,
  flush,
  busy,
  type,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base
      {...rest}
      type={type ?? 'button'}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      data-flush={flush}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy ? <Spinner /> : null}
      {withUnbrokenHyphens(children)}
    </Base>
  );
}
