import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Card, Heading, joinShortWords, Notice, Stack, Text } from '@aksamit/ui';
import { messageOfError } from '../../../requests/message-of-error';

const RULES = ['contraindications', 'alcohol', 'xray', 'dermabrasion', 'age'] as const;

interface HealthAgainProps {
  /** Sends the acknowledgement, and refetches what required it. */
  onAcknowledge(): Promise<unknown>;
}

/**
 * The rules before a treatment, acknowledged again before a visit is moved: over 30 days have passed. Source:
 * readings.md, "Visits and slots", health.
 */
export function HealthAgain({ onAcknowledge }: HealthAgainProps) {
  const t = useTranslate();
  const sending = useMutation({ mutationFn: onAcknowledge });
  return (
    <Card as="section" aria-labelledby="health-again">
      <Stack gap={4}>
        <Heading level={2} size="md" id="health-again">
          {t('health.heading')}
        </Heading>
        <Text size="sm">{t('orderVisits.healthLead')}</Text>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{joinShortWords(t(`health.${rule}`))}</li>
          ))}
        </ul>
        {sending.error ? (
          <Notice tone="alert" announce="assertive">
            {messageOfError(sending.error, t)}
          </Notice>
        ) : null}
        <p>
          <Button busy={sending.isPending} onClick={() => sending.mutate()}>
            {t('orderVisits.healthKnown')}
          </Button>
        </p>
      </Stack>
    </Card>
  );
}
