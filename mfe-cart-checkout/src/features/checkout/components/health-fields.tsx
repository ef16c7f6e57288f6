import type { Cart } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { Heading, joinShortWords, Notice, Text } from '@aksamit/shared-kit/ui';
import { Checkbox } from '@aksamit/shared-kit/ui/form';
import { type AgeRule, asksForHealth } from '../health-rules';
import { type CheckoutForm, fieldId, useFieldProblem } from './checkout-text-field';
import { FormSection } from './form-layout';

/** What somebody too young can do: correct a wrong date of birth. */
export function RefusedByAge() {
  const t = useTranslate();
  const href = useHref();
  return (
    <>
      {t('health.refusedWhy')} <a href={href('panel/settings')}>{t('health.refusedLink')}</a>
    </>
  );
}

/** The rules before a treatment, read and acknowledged; who is too young is told here. */
export function HealthFields({ form, cart, age }: { form: CheckoutForm; cart: Cart; age: AgeRule }) {
  const t = useTranslate();
  const problem = useFieldProblem(form, 'health');
  if (!asksForHealth(cart)) return null;
  return (
    <FormSection aria-labelledby="checkout-health-heading">
      <Heading level={2} size="md" id="checkout-health-heading">
        {t('health.heading')}
      </Heading>
      <Text size="sm">{t('health.lead')}</Text>
      <ul>
        {(['contraindications', 'alcohol', 'xray', 'dermabrasion', 'age'] as const).map((rule) => (
          <li key={rule}>{joinShortWords(t(`health.${rule}`))}</li>
        ))}
      </ul>
      {age === 'refused' ? (
        <Notice tone="alert" title={t('health.refused')}>
          <RefusedByAge />
        </Notice>
      ) : null}
      {age === 'guardian' ? <Notice tone="warning">{t('health.guardian')}</Notice> : null}
      <Checkbox
        required
        id={fieldId('health')}
        error={problem}
        label={t('health.acknowledge')}
        {...form.register('health')}
      />
    </FormSection>
  );
}
