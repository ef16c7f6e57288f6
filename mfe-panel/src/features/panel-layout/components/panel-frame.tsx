import { Container, Heading, Section, Stack, Text } from '@aksamit/ui';
import { media } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePreservedFocus } from '../../../focus/use-preserved-focus';
import type { PanelMenuEntry } from '../panel-menu';
import { PanelNavigation } from './panel-navigation';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem clamp(2rem, 4vw, 4rem);

  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    align-items: start;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
`;

export interface PanelFrameProps {
  current: PanelMenuEntry;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** The panel's layout: its menu beside (on a phone over) the page. */
export function PanelFrame({ current, title, lead, children }: PanelFrameProps) {
  const content = usePreservedFocus<HTMLDivElement>();
  return (
    <Section style={{ paddingTop: 'clamp(1rem, 3vw, 3rem)' }}>
      <Container>
        <Columns>
          <PanelNavigation current={current} />
          <Content ref={content}>
            <Stack gap={2}>
              <Heading level={1} size="lg">
                {title}
              </Heading>
              {lead ? <Text tone="muted">{lead}</Text> : null}
            </Stack>
            {children}
          </Content>
        </Columns>
      </Container>
    </Section>
  );
}
