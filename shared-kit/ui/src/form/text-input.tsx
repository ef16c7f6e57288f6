import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { controlStyle } from './control-style';
import { useFieldAttributes } from './field-context';

const Input = styled.input(controlStyle);
const Area = styled.textarea(
  controlStyle,
  css`
    min-height: 7rem;
    resize: vertical;
  `,
);

/** One line of text inside a Field. Takes the result of react-hook-form's `register`. */
export function TextInput(props: ComponentPropsWithRef<'input'>) {
  return <Input type="text" {...useFieldAttributes()} {...props} />;
}

/** Several lines of text inside a Field. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return <Area {...useFieldAttributes()} {...props} />;
}
