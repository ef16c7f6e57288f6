import type { ProductStage } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container, Heading, offscreen, Section } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const List = styled.ol`
  display: grid;
  gap: 1.5rem;
  margin-top: 1.5rem;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 2rem;
  }
  & > li {
    padding-top: 1.25rem;
    border-top: 2px solid ${tokens.color['blush-deep']};
  }
  & > li > span {
    color: ${tokens.color.accent};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['2xl']};
    line-height: 1;
  }
  & ul {
    display: grid;
    gap: 0.5rem;
    margin-top: 0.75rem;
    padding-inline-start: 1.1em;
    line-height: 1.5;
  }
`;

const order = ['before', 'ongoing', 'after'] as const;

/** What to do before, what happens during and how to care after a treatment; in the order given within each. */
export function TreatmentStages({ stages }: { stages: readonly ProductStage[] }) {
  const t = useTranslate();
  const shown = order.filter((stage) => stages.some((one) => one.stage === stage));
  if (shown.length === 0) return null;
  return (
    <Section style={offscreen(760, 420)}>
      <Container>
        <Heading level={2}>{t('product.stages')}</Heading>
        <List>
          {shown.map((stage, index) => (
            <li key={stage}>
              <span aria-hidden="true">{index + 1}</span>
              <Heading level={3}>{t(`product.stage.${stage}`)}</Heading>
              <ul>
                {stages
                  .filter((one) => one.stage === stage)
                  .map(({ description }) => (
                    <li key={description}>{description}</li>
                  ))}
              </ul>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}
