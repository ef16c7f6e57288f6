import type { Cart } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button, Heading, joinShortWords, Notice, Text } from '@aksamit/ui';
import { Checkbox, RadioCards } from '@aksamit/ui/form';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useContraindications } from '../api/list-contraindications';
import { type AgeRule, asksForHealth, DECLARED_AGES } from '../health-rules';
import { type CheckoutForm, fieldId, useFieldProblem } from './checkout-text-field';
import { ContraindicationList } from './contraindication-list';
import { FormSection } from './form-layout';

/** Why a too young customer is refused, and what to do: correct a wrong date of birth, or remove the treatments. */
export function RefusedByAge({ by }: { by: 'account' | 'declaration' }) {
  const t = useTranslate();
  const href = useHref();
  return by === 'account' ? (
    <>
      {t('health.refused')} {t('health.refusedWhy')} <a href={href('panel/settings')}>{t('health.refusedLink')}</a>
    </>
  ) : (
    <>
      {t('health.refusedYoung')} <a href={href('cart-checkout/cart')}>{t('health.refusedToCart')}</a>
    </>
  );
}

interface HealthFieldsProps {
  form: CheckoutForm;
  cart: Cart;
  age: AgeRule;
  asksAge: boolean;
}

/**
 * The rules before a treatment with their acknowledgement. Where the age is unknown, one sentence declares an adult and
 * acknowledges the rules; somebody younger chooses an age group instead. Source: docs/decisions/0222.
 */
export function HealthFields({ form, cart, age, asksAge }: HealthFieldsProps) {
  const t = useTranslate();
  const problem = useFieldProblem(form, 'health');
  const { choosesAge, chooseAge } = useAgeChoice(form);
  const isDeclared = asksAge && !choosesAge;
  if (!asksForHealth(cart)) return null;
  return (
    <FormSection aria-labelledby="checkout-health-heading">
      <Heading level={2} size="md" id="checkout-health-heading">
        {t('health.heading')}
      </Heading>
      {asksAge && choosesAge ? <AgeField form={form} /> : null}
      <HealthRules cart={cart} />
      {age === 'refused' ? (
        <Notice tone="alert">
          <RefusedByAge by="account" />
        </Notice>
      ) : null}
      {age === 'guardian' ? <Notice tone="warning">{t('health.guardian')}</Notice> : null}
      <Checkbox
        required
        id={fieldId('health')}
        error={problem}
        label={t(isDeclared ? 'health.acknowledgeAdult' : 'health.acknowledge')}
        {...form.register('health')}
      />
      {isDeclared ? (
        <p>
          <Button variant="quiet" size="sm" flush onClick={chooseAge}>
            {t('health.younger')}
          </Button>
        </p>
      ) : null}
    </FormSection>
  );
}

/** Whether the age groups are shown: on demand, and when the API refuses the age. */
function useAgeChoice(form: CheckoutForm) {
  const choosesAge = useWatch({ control: form.control, name: 'choosesAge' });
  const ageProblem = useFieldProblem(form, 'ageDeclaration');
  const isPressed = useRef(false);
  useEffect(() => {
    if (ageProblem) form.setValue('choosesAge', true);
  }, [form, ageProblem]);
  // The pressed button is gone: the focus goes on to the first group.
  useEffect(() => {
    if (choosesAge && isPressed.current) document.getElementById(fieldId('ageDeclaration'))?.focus();
  }, [choosesAge]);
  const chooseAge = () => {
    isPressed.current = true;
    form.setValue('choosesAge', true);
    // It was acknowledged by the sentence of an adult.
    form.setValue('health', false);
  };
  return { choosesAge, chooseAge };
}

/** The rules, and the contraindications of what is in the cart; where these cannot be loaded, where they are found. */
function HealthRules({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const groups = useContraindications(cart);
  const first = groups ? 'contraindicationsHere' : 'contraindications';
  return (
    <>
      <Text size="sm">{t('health.lead')}</Text>
      <ul>
        {([first, 'alcohol', 'xray', 'dermabrasion', 'age'] as const).map((rule) => (
          <li key={rule}>{joinShortWords(t(`health.${rule}`))}</li>
        ))}
      </ul>
      {groups ? <ContraindicationList groups={groups} /> : null}
    </>
  );
}

/** Age of the customer. Under 16 the refusal appears at once, and is announced. */
function AgeField({ form }: { form: CheckoutForm }) {
  const t = useTranslate();
  const problem = useFieldProblem(form, 'ageDeclaration');
  const chosen = useWatch({ control: form.control, name: 'ageDeclaration' });
  return (
    <>
      <RadioCards
        required
        legend={t('health.ageQuestion')}
        id={fieldId('ageDeclaration')}
        inputProps={form.register('ageDeclaration')}
        error={problem}
        minCard="100%"
        options={DECLARED_AGES.map((value) => ({
          value,
          label: t(`health.ages.${value}`),
          note: value === 'minorWithGuardian' ? t('health.guardianNote') : undefined,
        }))}
      />
      <div role="status">
        {chosen === 'under16' ? (
          <Notice tone="alert">
            <RefusedByAge by="declaration" />
          </Notice>
        ) : null}
      </div>
    </>
  );
}
