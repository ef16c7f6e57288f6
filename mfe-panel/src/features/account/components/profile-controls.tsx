import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Field, Select, TextInput } from '@aksamit/ui/form';
import styled from '@emotion/styled';
import type { UseFormReturn } from 'react-hook-form';
import { EMAIL_PATTERN } from '../../../forms/field-rules';
import type { ProfileFields } from '../profile-changes';
import { GenderOptions } from './gender-options';
import { PhoneFields } from './phone-fields';

const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 1.25rem;
  width: 100%;
`;

export interface ProfileControlsProps {
  form: UseFormReturn<ProfileFields>;
  fieldId: (name: string) => string;
  /** Once set it can be changed, not cleared: the API refuses an empty value. */
  isGenderKnown: boolean;
}

/** The controls of the profile form. */
export function ProfileControls({ form, fieldId, isGenderKnown }: ProfileControlsProps) {
  const t = useTranslate();
  const { register } = form;
  const { errors } = form.formState;
  const required = t('form.required');
  const field = (name: keyof ProfileFields) => ({
    id: fieldId(name),
    label: t(`form.${name}`),
    error: errors[name]?.message,
  });
  return (
    <Controls>
      <Field {...field('firstName')} required>
        <TextInput autoComplete="given-name" maxLength={80} {...register('firstName', { required })} />
      </Field>
      <Field {...field('lastName')} required>
        <TextInput autoComplete="family-name" maxLength={80} {...register('lastName', { required })} />
      </Field>
      <Field {...field('gender')}>
        <Select autoComplete="sex" {...register('gender')}>
          <GenderOptions isKnown={isGenderKnown} />
        </Select>
      </Field>
      <Field {...field('dateBirth')}>
        <TextInput type="date" autoComplete="bday" min="1900-01-01" {...register('dateBirth')} />
      </Field>
      <Field {...field('email')} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          {...register('email', { required, pattern: { value: EMAIL_PATTERN, message: t('form.emailWrong') } })}
        />
      </Field>
      <PhoneFields register={(name, rules) => register(name, rules)} errors={errors} fieldId={fieldId} />
    </Controls>
  );
}
