import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.15em;
  height: 1.15em;
  border: 2px solid currentcolor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;

/** Turning ring in the colour and size of the text around it. Without `label` it is decoration. */
export function Spinner({ label }: { label?: string | undefined }) {
  return label ? <Ring role="status" aria-label={label} /> : <Ring aria-hidden="true" />;
}
