import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container } from '@aksamit/ui';
import { space } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SideBySide } from './side-by-side';

const Page = styled.div`
  display: grid;
  gap: ${space(6)};
  padding-block: ${space(6)} ${space(12)};
  @media (max-width: 899.98px) {
    &:has(> [data-sticky-bar]) {
      padding-bottom: 0;
    }
  }
  @media (scripting: none) {
    & [data-goes-on] {
      display: none;
    }
  }
`;

/** Page of the checkout: steps on top, then one column, or content with its costs beside it. */
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

interface ColumnsProps {
  main: ReactNode;
  aside: ReactNode;
  /**
   * Loaded later than the rest: last on narrow screens and below the main column on wide ones, so that it shifts
   * nothing.
   */
  after?: ReactNode;
}

/** The main column and an aside that stays visible from 900 px up. */
export function CheckoutColumns({ main, aside, after }: ColumnsProps) {
  const t = useTranslate();
  return (
    <SideBySide>
      <div>{main}</div>
      <aside aria-label={t('totals.label')}>{aside}</aside>
      {after === undefined ? null : <div data-after="">{after}</div>}
    </SideBySide>
  );
}
