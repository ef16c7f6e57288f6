import { newIdempotencyKey, useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMutation, useQueryClient } from '@aksamit/shared-kit/query';
import { useLocation } from '@aksamit/shared-kit/router';
import { Button, Card, Heading, joinShortWords, Notice, Stack, Text } from '@aksamit/shared-kit/ui';
import { useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { acknowledgeHealth } from '../api/acknowledge-health';

const RULES = ['contraindications', 'alcohol', 'xray', 'dermabrasion', 'age'] as const;

/** The rules before a treatment, acknowledged anew for each series. Source: readings.md, "Visits and slots", health. */
export function HealthRules() {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const [key] = useState(newIdempotencyKey);
  const acknowledge = useMutation({
    mutationFn: () => acknowledgeHealth(http, pathname, key),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['bought'] }),
  });
  return (
    <Card as="section" aria-labelledby="health-rules">
      <Stack gap={3} align="flex-start">
        <Heading level={2} size="md" id="health-rules">
          {t('health.title')}
        </Heading>
        <Text size="sm">{t('health.lead')}</Text>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{joinShortWords(t(`health.${rule}`))}</li>
          ))}
        </ul>
        {acknowledge.error ? (
          <Notice tone="alert" announce="assertive">
            {messageOfError(acknowledge.error, t)}
          </Notice>
        ) : null}
        <Button busy={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
          {t('health.acknowledge')}
        </Button>
      </Stack>
    </Card>
  );
}
