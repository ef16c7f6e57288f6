import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Heading, Text } from '@aksamit/ui';
import { Checkbox } from '@aksamit/ui/form';
import { useWatch } from 'react-hook-form';
import { CONSENTS, type MarketingConsent } from '../checkout-values';
import { type CheckoutForm, fieldId, useFieldProblem } from './checkout-text-field';
import { FormSection } from './form-layout';

interface ConsentFieldsProps {
  form: CheckoutForm;
  /** Of the account: not asked again. */
  given: readonly MarketingConsent[];
}

/** Consents: only the regulations are required; `selectAll` is a switch and is never sent. */
export function ConsentFields({ form, given }: ConsentFieldsProps) {
  const t = useTranslate();
  const href = useHref();
  const agrees = useWatch({ control: form.control, name: 'agrees' });
  const regulationsProblem = useFieldProblem(form, 'agrees.regulations');
  const asked = CONSENTS.filter((type) => type === 'regulations' || !given.includes(type));
  const isAllGiven = asked.every((type) => agrees[type]);
  const setAll = (isGiven: boolean) => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: regulationsProblem !== undefined };
    for (const type of asked) form.setValue(`agrees.${type}`, isGiven, options);
  };
  return (
    <FormSection aria-labelledby="checkout-agrees">
      <Heading level={2} size="md" id="checkout-agrees">
        {t('consent.heading')}
      </Heading>
      <div>
        {asked.length > 1 ? (
          <Checkbox
            label={<strong>{t('consent.selectAll')}</strong>}
            checked={isAllGiven}
            onChange={(event) => setAll(event.target.checked)}
          />
        ) : null}
        <Checkbox
          required
          id={fieldId('agrees.regulations')}
          error={regulationsProblem}
          {...form.register('agrees.regulations')}
          label={
            <>
              {t('consent.accept')} <a href={href('content/regulations')}>{t('consent.regulations')}</a>{' '}
              {t('consent.and')} <a href={href('content/privacy-policy')}>{t('consent.privacyPolicy')}</a>.
            </>
          }
        />
        {given.includes('marketingEmail') ? null : (
          <Checkbox label={t('consent.marketingEmail')} {...form.register('agrees.marketingEmail')} />
        )}
        {given.includes('marketingPhone') ? null : (
          <Checkbox label={t('consent.marketingPhone')} {...form.register('agrees.marketingPhone')} />
        )}
      </div>
      {given.length > 0 ? (
        <Text size="sm" tone="muted">
          {t(given.length > 1 ? 'consent.given.both' : `consent.given.${given[0]}`)}{' '}
          <a href={href('panel/settings')}>{t('consent.change')}</a>
        </Text>
      ) : null}
    </FormSection>
  );
}
