import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Heading } from '@aksamit/ui';
import { Checkbox } from '@aksamit/ui/form';
import { useWatch } from 'react-hook-form';
import { CONSENTS } from '../checkout-values';
import { type CheckoutForm, fieldId, useFieldProblem } from './checkout-text-field';
import { FormSection } from './form-layout';

/** Consents: only the regulations are required; `selectAll` is a switch and is never sent. */
export function ConsentFields({ form }: { form: CheckoutForm }) {
  const t = useTranslate();
  const href = useHref();
  const agrees = useWatch({ control: form.control, name: 'agrees' });
  const regulationsProblem = useFieldProblem(form, 'agrees.regulations');
  const isAllGiven = CONSENTS.every((type) => agrees[type]);
  const setAll = (isGiven: boolean) => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: regulationsProblem !== undefined };
    for (const type of CONSENTS) form.setValue(`agrees.${type}`, isGiven, options);
  };
  return (
    <FormSection aria-labelledby="checkout-agrees">
      <Heading level={2} size="md" id="checkout-agrees">
        {t('consent.heading')}
      </Heading>
      <div>
        <Checkbox
          label={<strong>{t('consent.selectAll')}</strong>}
          checked={isAllGiven}
          onChange={(event) => setAll(event.target.checked)}
        />
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
        <Checkbox label={t('consent.marketingEmail')} {...form.register('agrees.marketingEmail')} />
        <Checkbox label={t('consent.marketingPhone')} {...form.register('agrees.marketingPhone')} />
      </div>
    </FormSection>
  );
}
