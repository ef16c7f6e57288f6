import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Field, TextInput } from '@aksamit/ui/form';
import styled from '@emotion/styled';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PHONE_PATTERN, PHONE_PREFIX_PATTERN } from '../../../forms/field-rules';

const Phone = styled.div`
  display: grid;
  grid-template-columns: 7.25rem minmax(0, 1fr);
  gap: 0.75rem;
`;

export interface PhoneValues {
  phonePrefix: string;
  phone: string;
}

interface Rules {
  required: string;
  pattern: { value: RegExp; message: string };
}

export interface PhoneFieldsProps {
  /** The form's `register` for these two fields. */
  register: (name: keyof PhoneValues, rules: Rules) => UseFormRegisterReturn;
  errors: { [Name in keyof PhoneValues]?: { message?: string | undefined } | undefined };
  fieldId: (name: string) => string;
}

/** Prefix and number. */
export function PhoneFields({ register, errors, fieldId }: PhoneFieldsProps) {
  const t = useTranslate();
  const required = t('form.required');
  return (
    <Phone>
      <Field label={t('form.phonePrefix')} id={fieldId('phonePrefix')} error={errors.phonePrefix?.message} required>
        <TextInput
          inputMode="tel"
          autoComplete="tel-country-code"
          {...register('phonePrefix', {
            required,
            pattern: { value: PHONE_PREFIX_PATTERN, message: t('form.phonePrefixWrong') },
          })}
        />
      </Field>
      <Field label={t('form.phone')} id={fieldId('phone')} error={errors.phone?.message} required>
        <TextInput
          inputMode="tel"
          autoComplete="tel-national"
          {...register('phone', { required, pattern: { value: PHONE_PATTERN, message: t('form.phoneWrong') } })}
        />
      </Field>
    </Phone>
  );
}
