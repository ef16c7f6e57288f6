import { media, space, tokens } from '@aksamit/shared-kit/theme';
import { Container } from '@aksamit/shared-kit/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Page = styled.div`
  display: grid;
  gap: ${space(6)};
  padding-block: ${space(6)} ${space(12)};
  ${media.mobile} {
    &:has(> [data-sticky-bar]) {
      padding-bottom: 0;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  align-items: start;

  & > * {
    min-width: 0;
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 25rem);
    gap: ${space(12)};

    & > aside {
      position: sticky;
      top: calc(${tokens.headerHeight} + ${space(6)});
    }
  }
`;

/** Page of the way to an order: steps on top, then one column, or content with what it costs beside it. */
export function CheckoutFrame({ steps, children, width }: FrameProps) {
  return (
    <Container width={width}>
      <Page>
        {steps}
        {children}
      </Page>
    </Container>
  );
}

interface FrameProps {
  steps?: ReactNode;
  children: ReactNode;
  width?: 'wide' | 'narrow';
}

/** The main column and an aside that stays in sight from 900 px up. */
export function CheckoutColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <Columns>
      <div>{main}</div>
      <aside>{aside}</aside>
    </Columns>
  );
}
