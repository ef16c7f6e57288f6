import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Field, Select, TextInput } from '@aksamit/ui/form';
import styled from '@emotion/styled';
import type { UseFormReturn } from 'react-hook-form';
import { EMAIL_PATTERN, PASSWORD_LEAST_LENGTH } from '../../../forms/field-rules';
import { PasswordInput } from '../../../forms/password-input';
import type { RegistrationFields } from '../registration-fields';
import { GenderOptions } from './gender-options';
import { PhoneFields } from './phone-fields';

const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 1.25rem;
`;

export interface FormPartProps {
  form: UseFormReturn<RegistrationFields>;
  fieldId: (name: string) => string;
}

/** Name, contact data, interests (optional), password. */
export function PersonalFields({ form, fieldId }: FormPartProps) {
  const t = useTranslate();
  const { register } = form;
  const { errors } = form.formState;
  const required = t('form.required');
  const field = (name: keyof RegistrationFields) => ({
    id: fieldId(name),
    error: errors[name]?.message,
    required: true,
  });
  const password = { value: PASSWORD_LEAST_LENGTH, message: t('form.passwordShort', { count: PASSWORD_LEAST_LENGTH }) };
  return (
    <>
      <Names>
        <Field label={t('form.firstName')} {...field('firstName')}>
          <TextInput autoComplete="given-name" maxLength={80} {...register('firstName', { required })} />
        </Field>
        <Field label={t('form.lastName')} {...field('lastName')}>
          <TextInput autoComplete="family-name" maxLength={80} {...register('lastName', { required })} />
        </Field>
      </Names>
      <Field label={t('form.email')} {...field('email')}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          {...register('email', { required, pattern: { value: EMAIL_PATTERN, message: t('form.emailWrong') } })}
        />
      </Field>
      <PhoneFields register={(name, rules) => register(name, rules)} errors={errors} fieldId={fieldId} />
      <Field label={t('form.gender')} hint={t('form.genderHint')} {...field('gender')} required={false}>
        <Select autoComplete="sex" {...register('gender')}>
          <GenderOptions />
        </Select>
      </Field>
      <Field
        label={t('form.password')}
        hint={t('form.passwordHint', { count: PASSWORD_LEAST_LENGTH })}
        {...field('password')}
      >
        <PasswordInput autoComplete="new-password" {...register('password', { required, minLength: password })} />
      </Field>
    </>
  );
}
