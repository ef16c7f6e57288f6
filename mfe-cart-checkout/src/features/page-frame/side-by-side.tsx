import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/**
 * A main part and an aside below it; from 900 px up the aside stands beside it and sticks while scrolling. `--aside` is
 * the aside's width then, as a grid track. A third child, marked `data-after`, comes last, or below the main part.
 */
export const SideBySide = styled.div`
  --aside: minmax(20rem, 25rem);

  display: grid;
  gap: ${space(8)};
  align-items: start;

  & > * {
    min-width: 0;
  }
  & > [data-after]:empty {
    display: none;
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) var(--aside);
    gap: ${space(12)};

    & > aside {
      position: sticky;
      top: calc(${tokens.headerHeight} + ${space(6)});
    }
    &:has(> [data-after]:not(:empty)) {
      grid-template-rows: auto 1fr;

      & > aside {
        grid-row: 1 / span 2;
        grid-column: 2;
      }
    }
  }
`;
