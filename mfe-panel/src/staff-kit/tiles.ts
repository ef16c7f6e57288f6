import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Numbers with their names, as many beside each other as fit. */
export const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: 0.75rem;
  margin: 0;

  & > div {
    display: flex;
    flex-direction: column;
    padding: 0.75rem 1rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
  }
  & > [data-main] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
  }
  ${media.mobileNavigation} {
    /* It would stand alone in its row. */
    & > [data-main]:last-child {
      grid-column: 1 / -1;
    }
  }
  & dt {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & dd {
    margin: 0;
    font-size: ${tokens.text.lg};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
