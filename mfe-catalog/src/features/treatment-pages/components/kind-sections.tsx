import { Card, Container, Grid, Heading, offscreen, Section, Stack, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Check, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KindLabels, KindTexts } from '../treatment-pages';

interface SectionTexts {
  texts: KindTexts;
  labels: KindLabels;
}

const Columns = styled.div`
  display: grid;
  gap: 2rem clamp(2rem, 5vw, 5rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;

const Points = styled.ul`
  display: grid;
  gap: 0.75rem;
  padding: 0;
  list-style: none;
  line-height: 1.5;

  & > li {
    display: flex;
    gap: 0.75rem;
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.15em;
    color: ${tokens.color.success};
  }
  &[data-points='against'] svg {
    color: ${tokens.color.danger};
  }
`;

function PointList({ points, isAgainst = false }: { points: readonly string[]; isAgainst?: boolean }) {
  const Sign = isAgainst ? CircleSlash : Check;
  return (
    <Points data-points={isAgainst ? 'against' : 'for'}>
      {points.map((point) => (
        <li key={point}>
          <Sign aria-hidden="true" />
          <span>{point}</span>
        </li>
      ))}
    </Points>
  );
}

/** How it works, and beside it whom it suits. */
export function KindExplained({ texts, labels }: SectionTexts) {
  return (
    <Section tone="surface">
      <Container>
        <Columns>
          <Stack gap={4}>
            <Heading level={2}>{labels.how}</Heading>
            {texts.how.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
          <Card tone="blush">
            <Stack gap={4}>
              <Heading level={2} size="md">
                {labels.forWhom}
              </Heading>
              <PointList points={texts.forWhom} />
            </Stack>
          </Card>
        </Columns>
      </Container>
    </Section>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: 1.5rem;
  margin-top: 1.5rem;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2rem;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > li {
    padding-top: 1rem;
    border-top: 2px solid ${tokens.color['blush-deep']};
  }
  & > li > span {
    color: ${tokens.color.accent};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['2xl']};
    line-height: 1;
  }
`;

/** The course of a visit, from preparation to care afterwards. */
export function KindCourse({ texts, labels }: SectionTexts) {
  return (
    <Section tone="surface" style={offscreen(900, 420)}>
      <Container>
        <Heading level={2}>{labels.course}</Heading>
        <Steps>
          {texts.course.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true">{index + 1}</span>
              <Heading level={3} style={{ marginBlock: '0.5rem 0.375rem' }}>
                {title}
              </Heading>
              <Text>{text}</Text>
            </li>
          ))}
        </Steps>
      </Container>
    </Section>
  );
}

interface Titled {
  title: string;
  text: string;
}

function TitledCards({ heading, cards, tone }: { heading: string; cards: readonly Titled[]; tone?: 'blush' }) {
  return (
    <Stack gap={5}>
      <Heading level={2}>{heading}</Heading>
      <Grid stretch minColumn="15rem" gap={4}>
        {cards.map(({ title, text }) => (
          <Card key={title} tone={tone}>
            <Heading level={3} style={{ marginBottom: '0.375rem' }}>
              {title}
            </Heading>
            <Text>{text}</Text>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

/** What it brings, and how it compares with known methods. */
export function KindCompared({ texts, labels }: SectionTexts) {
  return (
    <Section style={offscreen(1100, 640)}>
      <Container>
        <Stack gap={10}>
          <TitledCards heading={labels.benefits} cards={texts.benefits} tone="blush" />
          <TitledCards heading={labels.comparison} cards={texts.comparison} />
        </Stack>
      </Container>
    </Section>
  );
}

/** Who should wait or choose something else. `children`: the questions beside it. */
export function KindCaution({ texts, labels, children }: SectionTexts & { children: ReactNode }) {
  return (
    <Section style={offscreen(900, 560)}>
      <Container>
        <Columns>
          <div>{children}</div>
          <Card>
            <Stack gap={4}>
              <Heading level={2} size="md">
                {labels.contraindications}
              </Heading>
              <PointList points={texts.contraindications} isAgainst />
              <Text size="sm" tone="muted">
                {labels.contraindicationsNote}
              </Text>
            </Stack>
          </Card>
        </Columns>
      </Container>
    </Section>
  );
}
