import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Spans the page, so that the phone's bar sticks to the screen's bottom all the way down. */
export const BarDock = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 20;
  padding-inline: ${tokens.gutter};

  /* Narrow as its amount, so that the button keeps its words on one line. */
  & > div > :first-of-type {
    flex: none;
    width: min-content;
  }
  ${media.tablet} {
    display: none;
  }
  /* Its button needs them; those above are a form. */
  @media (scripting: none) {
    display: none;
  }
`;
