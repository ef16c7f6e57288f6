import { Card, Container, Heading, Section, Stack, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Narrow = styled.div`
  max-width: 30rem;
  margin-inline: auto;

  & > p {
    margin-top: 1.5rem;
    text-align: center;
  }
  & a {
    color: ${tokens.color.accent};
  }
`;

export interface AccountFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** Under the card: the link to the other account page. */
  foot?: ReactNode;
}

/** One form in the middle of the page, as all account pages have it. */
export function AccountFrame({ title, lead, children, foot }: AccountFrameProps) {
  return (
    <Section style={{ paddingTop: 'clamp(1.25rem, 3vw, 3rem)' }}>
      <Container>
        <Narrow>
          <Card tone="raised">
            <Stack gap={6}>
              <Stack gap={2}>
                <Heading level={1} size="lg">
                  {title}
                </Heading>
                <Text tone="muted">{lead}</Text>
              </Stack>
              {children}
            </Stack>
          </Card>
          {foot ? <p>{foot}</p> : null}
        </Narrow>
      </Container>
    </Section>
  );
}
