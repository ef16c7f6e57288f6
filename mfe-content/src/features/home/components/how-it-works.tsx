import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container, Grid, Heading, offscreen, Section, SectionHead, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Step = styled.li`
  display: grid;
  align-content: start;
  gap: 0.5rem;
  padding-top: 1.25rem;
  border-top: 2px solid ${tokens.color['blush-deep']};

  & > span {
    color: ${tokens.color.accent};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['2xl']};
    line-height: 1;
  }
`;

const STEPS = ['choose', 'pay', 'book', 'care'] as const;

/** From choosing to smooth skin in four steps. */
export function HowItWorks() {
  const t = useTranslate();
  return (
    <Section tone="surface" aria-labelledby="how" style={offscreen(870, 460)}>
      <Container>
        <SectionHead id="how" eyebrow={t('how.eyebrow')} title={t('how.title')} />
        <Grid as="ol" gap={8} minColumn="14rem">
          {STEPS.map((step, index) => (
            <Step key={step}>
              <span aria-hidden="true">{index + 1}</span>
              <Heading level={3} size="sm">
                {t(`how.${step}.title`)}
              </Heading>
              <Text size="sm" tone="muted">
                {t(`how.${step}.text`)}
              </Text>
            </Step>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
