import styled from '@emotion/styled';

/** A button that acts by a script alone: not shown where none runs. */
export const NeedsScripts = styled.span`
  display: inline-flex;

  @media (scripting: none) {
    display: none;
  }
`;
