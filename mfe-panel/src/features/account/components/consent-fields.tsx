import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Checkbox } from '@aksamit/ui/form';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { CONSENTS } from '../registration-fields';
import type { FormPartProps } from './personal-fields';

const Group = styled.fieldset`
  padding-top: 1rem;
  border-top: 1px solid ${tokens.color.border};
`;

/** Consents: only the regulations are required. Source: specification, content, section 3, consents. */
export function ConsentFields({ form, fieldId }: FormPartProps) {
  const t = useTranslate();
  const href = useHref();
  const { register, setValue, watch, formState } = form;
  const all = watch(CONSENTS).every(Boolean);
  const selectAll = (value: boolean) => {
    for (const name of CONSENTS) setValue(name, value, { shouldValidate: formState.isSubmitted });
  };
  const regulations = (
    <>
      {t('consents.regulations')} <a href={href('content/regulations')}>{t('consents.regulationsLink')}</a>{' '}
      {t('consents.and')} <a href={href('content/privacy-policy')}>{t('consents.privacyLink')}</a>
    </>
  );
  return (
    <Group>
      <legend className="visually-hidden">{t('consents.title')}</legend>
      <Checkbox
        label={<strong>{t('consents.selectAll')}</strong>}
        checked={all}
        onChange={(event) => selectAll(event.target.checked)}
      />
      <Checkbox
        id={fieldId('regulations')}
        label={regulations}
        required
        error={formState.errors.regulations?.message}
        {...register('regulations', { required: t('consents.regulationsRequired') })}
      />
      <Checkbox id={fieldId('marketingEmail')} label={t('consents.marketingEmail')} {...register('marketingEmail')} />
      <Checkbox id={fieldId('marketingPhone')} label={t('consents.marketingPhone')} {...register('marketingPhone')} />
    </Group>
  );
}
