import { isInstagramProfile, typedNumber } from '@aksamit/contracts/typed-values';
import { type Translate, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Checkbox, Field, Select, TextArea, TextInput } from '@aksamit/ui/form';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  ACCOUNT_CATEGORIES,
  HAIR_SHADES,
  LONGEST_DESCRIPTION,
  type ReviewerFields,
  SKIN_TONES,
} from '../reviewer-fields';

const CHOICES = { accountCategory: ACCOUNT_CATEGORIES, skinTone: SKIN_TONES, hairShade: HAIR_SHADES } as const;

/** Characters of a number of followers, in groups of digits. */
const LONGEST_COUNT = 11;

/** A part of the application form: its values and errors, and the id of each of its controls. */
export interface ApplicationPartProps {
  form: UseFormReturn<ReviewerFields>;
  fieldId: (name: string) => string;
}

function fieldProps({ form, fieldId }: ApplicationPartProps, t: Translate, name: keyof ReviewerFields) {
  return { id: fieldId(name), label: t(`reviewerForm.${name}`), error: form.formState.errors[name]?.message };
}

/** Date of birth, for a customer whose profile has none. */
export function DateBirthField(props: ApplicationPartProps) {
  const t = useTranslate();
  return (
    <Field {...fieldProps(props, t, 'dateBirth')} hint={t('reviewerForm.dateBirthHint')} required>
      <TextInput
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        {...props.form.register('dateBirth', { required: t('form.required') })}
      />
    </Field>
  );
}

/** The Instagram account: its address and the number of its followers. */
export function AccountFields(props: ApplicationPartProps) {
  const t = useTranslate();
  const { register } = props.form;
  const required = t('form.required');
  return (
    <>
      <Field {...fieldProps(props, t, 'instagramLink')} hint={t('reviewerForm.linkHint')} required>
        <TextInput
          type="url"
          inputMode="url"
          maxLength={200}
          {...register('instagramLink', {
            required,
            validate: (typed) => isInstagramProfile(typed) || t('reviewerForm.linkWrong'),
          })}
        />
      </Field>
      <Field {...fieldProps(props, t, 'followersCount')} required>
        <TextInput
          inputMode="numeric"
          maxLength={LONGEST_COUNT}
          {...register('followersCount', {
            required,
            validate: (typed) => typedNumber(typed) !== null || t('reviewerForm.countWrong'),
          })}
        />
      </Field>
    </>
  );
}

/** Category of the account, skin tone and hair shade: one choice of a list each. */
export function ChoiceFields(props: ApplicationPartProps) {
  const t = useTranslate();
  return (['accountCategory', 'skinTone', 'hairShade'] as const).map((name) => (
    <Field key={name} {...fieldProps(props, t, name)} required>
      <Select {...props.form.register(name)}>
        {CHOICES[name].map((value) => (
          <option key={value} value={value}>
            {t(`reviewerForm.choices.${name}.${value}`)}
          </option>
        ))}
      </Select>
    </Field>
  ));
}

/** Description in the applicant's own words, with the number of characters left. */
export function DescriptionField(props: ApplicationPartProps) {
  const t = useTranslate();
  const description = useWatch({ control: props.form.control, name: 'description' });
  return (
    <Field
      {...fieldProps(props, t, 'description')}
      hint={t('reviewerForm.left', { count: LONGEST_DESCRIPTION - description.length })}
    >
      <TextArea rows={4} maxLength={LONGEST_DESCRIPTION} {...props.form.register('description')} />
    </Field>
  );
}

/** Consents: the regulations are required, marketing is optional. */
export function ApplicationConsents({ form, fieldId }: ApplicationPartProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <div>
      <Checkbox
        id={fieldId('regulations')}
        required
        error={form.formState.errors.regulations?.message}
        label={
          <>
            {t('consents.regulations')} <a href={href('content/regulations')}>{t('consents.regulationsLink')}</a>{' '}
            {t('consents.and')} <a href={href('content/privacy-policy')}>{t('consents.privacyLink')}</a>
          </>
        }
        {...form.register('regulations', { required: t('reviewerForm.regulationsRequired') })}
      />
      <Checkbox label={t('consents.marketingEmail')} {...form.register('marketingEmail')} />
    </div>
  );
}
