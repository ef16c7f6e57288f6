import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Checkbox } from '@aksamit/ui/form';
import type { Consent } from '../form-definitions';
import type { PublicFormState } from '../use-public-form';

interface FormConsentsProps {
  form: PublicFormState['form'];
  consents: readonly Consent[];
  idOf(field: string): string;
}

/** A box for each consent; the one to the regulations is required. */
export function FormConsents({ form, consents, idOf }: FormConsentsProps) {
  const t = useTranslate();
  const { errors } = form.formState;
  return (
    <div>
      {consents.map((type) => (
        <ConsentBox
          key={type}
          type={type}
          id={idOf(type)}
          error={errors.agrees?.[type]?.message}
          control={form.register(
            `agrees.${type}`,
            type === 'regulations' ? { required: t('forms.regulationsRequired') } : {},
          )}
        />
      ))}
    </div>
  );
}

interface ConsentBoxProps {
  type: Consent;
  id: string;
  error: string | undefined;
  control: ReturnType<PublicFormState['form']['register']>;
}

function ConsentBox({ type, id, error, control }: ConsentBoxProps) {
  const t = useTranslate();
  const href = useHref();
  if (type !== 'regulations') return <Checkbox id={id} label={t(`forms.consents.${type}`)} {...control} />;
  const label = (
    <>
      {t('forms.consents.accept')} <a href={href('content/regulations')}>{t('forms.consents.regulations')}</a>{' '}
      {t('forms.consents.and')} <a href={href('content/privacy-policy')}>{t('forms.consents.privacy')}</a>.
    </>
  );
  return <Checkbox id={id} required error={error} label={label} {...control} />;
}
