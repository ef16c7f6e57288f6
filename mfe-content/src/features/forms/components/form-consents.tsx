import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Checkbox } from '@aksamit/ui/form';
import { type Agrees, type Consent, isRequiredConsent } from '../form-definitions';
import type { PublicFormState } from '../use-public-form';

interface FormConsentsProps {
  form: PublicFormState['form'];
  consents: readonly Consent[];
  /** Boxes that the form begins with ticked, in the server's page too. */
  start: Agrees;
  idOf(field: string): string;
}

/** A box for each consent; those without which the form is not taken have a star. */
export function FormConsents({ form, consents, start, idOf }: FormConsentsProps) {
  const { errors } = form.formState;
  return (
    <div>
      {consents.map((type) => (
        <ConsentBox
          key={type}
          type={type}
          id={idOf(type)}
          error={errors.agrees?.[type]?.message}
          isTicked={start[type] === true}
          control={form.register(`agrees.${type}`)}
        />
      ))}
    </div>
  );
}

interface ConsentBoxProps {
  type: Consent;
  id: string;
  error: string | undefined;
  isTicked: boolean;
  control: ReturnType<PublicFormState['form']['register']>;
}

function ConsentBox({ type, id, error, isTicked, control }: ConsentBoxProps) {
  const t = useTranslate();
  return (
    <Checkbox
      id={id}
      required={isRequiredConsent(type)}
      error={error}
      defaultChecked={isTicked}
      label={type === 'regulations' ? <RegulationsLabel /> : t(`forms.consents.${type}`)}
      {...control}
    />
  );
}

function RegulationsLabel() {
  const t = useTranslate();
  const href = useHref();
  return (
    <>
      {t('forms.consents.accept')} <a href={href('content/regulations')}>{t('forms.consents.regulations')}</a>{' '}
      {t('forms.consents.and')} <a href={href('content/privacy-policy')}>{t('forms.consents.privacy')}</a>.
    </>
  );
}
