import type { AgeDeclaration } from '@aksamit/contracts';
import { newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { useLocation } from '@aksamit/module-sdk/router';
import { Button, Card, Heading, joinShortWords, Notice, Stack, Text } from '@aksamit/ui';
import { RadioCards } from '@aksamit/ui/form';
import { space } from '@aksamit/ui/theme';
import { type FormEvent, useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { acknowledgeHealth } from '../api/acknowledge-health';
import { DECLARED_AGES } from '../visit-rules';

const RULES = ['contraindications', 'alcohol', 'xray', 'dermabrasion', 'age'] as const;
const AGE_ID = 'health-rules-age';

export interface HealthRulesProps {
  /** The acknowledgement is due. */
  asksHealth: boolean;
  /** Nothing is known of the customer's age. */
  asksAge?: boolean;
  onAge?(age: AgeDeclaration): void;
}

/**
 * The rules before a treatment, acknowledged again for each series, and the age where it is unknown. Source:
 * readings.md, "Visits and slots", health.
 */
export function HealthRules({ asksHealth, asksAge = false, onAge }: HealthRulesProps) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const [key] = useState(newIdempotencyKey);
  const [age, setAge] = useState<AgeDeclaration>();
  const [isAgeMissing, setAgeMissing] = useState(false);
  const acknowledge = useMutation({
    mutationFn: async () => {
      if (asksHealth) await acknowledgeHealth(http, pathname, key);
    },
    onSuccess: () => {
      if (age) onAge?.(age);
      if (!asksHealth) return;
      // What requires it: the bought treatment, or the visit that is moved.
      return Promise.all(['bought', 'visits'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = asksAge && !age;
    setAgeMissing(isMissing);
    // A radio group is answered from its first card.
    if (isMissing) document.getElementById(AGE_ID)?.focus();
    else if (!(asksAge && age === 'under16')) acknowledge.mutate();
  };
  return (
    <Card as="section" aria-labelledby="health-rules">
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <Heading level={2} size="md" id="health-rules">
            {t('health.title')}
          </Heading>
          {asksAge ? (
            <AgeCards age={age} onAge={setAge} error={isAgeMissing && !age ? t('health.ageMissing') : undefined} />
          ) : null}
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
          <p>
            <Button type="submit" busy={acknowledge.isPending}>
              {t('health.acknowledge')}
            </Button>
          </p>
        </Stack>
      </form>
    </Card>
  );
}

interface AgeCardsProps {
  age: AgeDeclaration | undefined;
  error: string | undefined;
  onAge(age: AgeDeclaration): void;
}

/** Age of the customer; under 16 the refusal appears at once, and is announced. */
function AgeCards({ age, error, onAge }: AgeCardsProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <div>
      <RadioCards
        required
        id={AGE_ID}
        legend={t('health.ageQuestion')}
        minCard="100%"
        error={error}
        value={age ?? ''}
        inputProps={{
          name: 'ageDeclaration',
          onChange: ({ target: { value } }) => {
            const chosen = DECLARED_AGES.find((known) => known === value);
            if (chosen) onAge(chosen);
          },
        }}
        options={DECLARED_AGES.map((value) => ({ value, label: t(`health.ages.${value}`) }))}
      />
      <div role="status">
        {age === 'under16' ? (
          <Notice tone="alert" style={{ marginTop: space(3) }}>
            {t('health.refusedYoung')} <a href={href('panel/contact')}>{t('health.refusedLink')}</a>
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
