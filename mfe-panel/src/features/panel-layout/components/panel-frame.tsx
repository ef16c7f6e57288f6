import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button, Container, Heading, Section, Stack, Text, useCurrentInView } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePreservedFocus } from '../../../focus/use-preserved-focus';
import { PANEL_MENU, type PanelMenuEntry } from '../panel-menu';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem clamp(2rem, 4vw, 4rem);

  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    align-items: start;
  }
`;

const Menu = styled.nav`
  min-width: 0;

  & ul {
    display: flex;
    gap: 0.25rem;
    margin-inline: calc(-1 * ${tokens.gutter});
    padding: 0.25rem ${tokens.gutter};
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.375rem 1rem;
    border-radius: ${tokens.radius.full};
    color: ${tokens.color.ink};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover {
    background: ${tokens.color.sunken};
  }
  & a[aria-current] {
    background: ${tokens.color['accent-soft']};
    color: ${tokens.color['accent-strong']};
    font-weight: 600;
  }
  ${media.desktop} {
    position: sticky;
    top: calc(${tokens.headerHeight} + 1.5rem);

    & ul {
      flex-direction: column;
      margin-inline: -1rem;
      padding: 0;
    }
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

/** The panel's layout: its menu beside (on a phone over) the page, and the logout. */
export function PanelFrame({ current, title, lead, children }: PanelFrameProps) {
  const t = useTranslate();
  const href = useHref();
  const bus = useBus();
  const [leaving, setLeaving] = useState(false);
  const content = usePreservedFocus<HTMLDivElement>();
  const entries = useCurrentInView<HTMLUListElement>(href(`panel/${current}`));
  const logOut = () => {
    setLeaving(true);
    bus.publish('session.logout-requested', {});
    // When the API is unreachable the shell shows that and keeps the session: the button can be pressed again.
    setTimeout(() => setLeaving(false), 5000);
  };
  return (
    <Section style={{ paddingTop: 'clamp(1rem, 3vw, 3rem)' }}>
      <Container>
        <Columns>
          <Menu aria-label={t('menu.label')}>
            <ul ref={entries}>
              {PANEL_MENU.map((entry) => (
                <li key={entry}>
                  <a href={href(`panel/${entry}`)} aria-current={entry === current ? 'page' : undefined}>
                    {t(`menu.${entry}`)}
                  </a>
                </li>
              ))}
            </ul>
            <Button variant="quiet" flush onClick={logOut} busy={leaving}>
              <LogOut aria-hidden="true" />
              {t('menu.logout')}
            </Button>
          </Menu>
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
