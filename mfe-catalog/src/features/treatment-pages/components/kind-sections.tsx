import {
  balancedColumn,
  Card,
  Container,
  Grid,
  Heading,
  joinShortWords,
  offscreen,
  Section,
  Stack,
  Text,
} from '@aksamit/ui';
import { media } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Check, CircleSlash, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconList } from '../../../lists/icon-list';
import { NumberedSteps } from '../../../lists/numbered-steps';
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

const kinds = {
  suits: { Sign: Check, tone: 'success' },
  against: { Sign: CircleSlash, tone: 'danger' },
  talkFirst: { Sign: MessageCircle, tone: undefined },
} as const;

function PointList({ points, kind = 'suits' }: { points: readonly string[]; kind?: keyof typeof kinds }) {
  const { Sign, tone } = kinds[kind];
  return (
    <IconList data-tone={tone}>
      {points.map((point) => (
        <li key={point}>
          <Sign aria-hidden="true" />
          <span>{joinShortWords(point)}</span>
        </li>
      ))}
    </IconList>
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

/** The course of a visit, from preparation to care afterwards. */
export function KindCourse({ texts, labels }: SectionTexts) {
  return (
    <Section tone="surface" style={offscreen(900, 420)}>
      <Container>
        <Heading level={2}>{labels.course}</Heading>
        <NumberedSteps steps={texts.course.map(({ title, text }) => ({ title, content: <Text>{text}</Text> }))} />
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
      <Grid minColumn={balancedColumn(cards.length, '13rem', '1rem')} gap={4}>
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
              <PointList points={texts.contraindications} kind="against" />
              <Heading level={2} size="md">
                {labels.consultations}
              </Heading>
              <PointList points={texts.consultations} kind="talkFirst" />
              <Text size="sm" tone="muted">
                {labels.contraindicationsNote}
              </Text>
              {texts.clientCard ? (
                <a href={`/api/documents/${texts.clientCard}`} download>
                  {labels.clientCard}
                </a>
              ) : null}
            </Stack>
          </Card>
        </Columns>
      </Container>
    </Section>
  );
}
