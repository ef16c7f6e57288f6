import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Names and values of a record. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(5.5rem, auto) minmax(0, 1fr);
  gap: 0.25rem 1rem;
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;

  & dt {
    color: ${tokens.color['ink-muted']};
  }
  & dd {
    margin: 0;
  }
`;
