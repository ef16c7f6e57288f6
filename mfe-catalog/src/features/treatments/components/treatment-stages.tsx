import type { ProductStage } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container, Heading, joinShortWords, offscreen, Section } from '@aksamit/ui';
import { NumberedSteps } from '../../../lists/numbered-steps';

const order = ['before', 'ongoing', 'after'] as const;

/** What to do before, what happens during and how to care after a treatment; in the order given within each. */
export function TreatmentStages({ stages }: { stages: readonly ProductStage[] }) {
  const t = useTranslate();
  const steps = order.flatMap((stage) => {
    const own = stages.filter((one) => one.stage === stage);
    return own.length === 0 ? [] : [{ title: t(`product.stage.${stage}`), content: <Points stages={own} /> }];
  });
  if (steps.length === 0) return null;
  return (
    <Section style={offscreen(760, 420)}>
      <Container>
        <Heading level={2}>{t('product.stages')}</Heading>
        <NumberedSteps steps={steps} />
      </Container>
    </Section>
  );
}

const Points = ({ stages }: { stages: readonly ProductStage[] }) => (
  <ul>
    {stages.map(({ description }) => (
      <li key={description}>{joinShortWords(description)}</li>
    ))}
  </ul>
);
