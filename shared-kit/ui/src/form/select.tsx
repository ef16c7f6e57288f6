import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { controlStyle } from './control-style';
import { useFieldAttributes } from './field-context';

const Frame = styled.span`
  position: relative;
  display: block;

  & > svg {
    position: absolute;
    inset: 50% 0.875rem auto auto;
    width: 1.25rem;
    height: 1.25rem;
    pointer-events: none;
    transform: translateY(-50%);
  }
`;

const Base = styled.select(
  controlStyle,
  css`
    padding-inline-end: 2.75rem;
    appearance: none;
    text-overflow: ellipsis;
  `,
);

/** The browser's own list of choices inside a Field; children are `option` elements. */
export function Select(props: ComponentPropsWithRef<'select'>) {
  return (
    <Frame>
      <Base {...useFieldAttributes()} {...props} />
      <ChevronDown aria-hidden="true" />
    </Frame>
  );
}
