import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Notice } from '@aksamit/ui';
import { Field, RadioCards, Select, TextArea, TextInput } from '@aksamit/ui/form';
import { space } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { salonsQuery } from '../api/send-forms';
import { ABOUT, type ContactFields, SUBJECTS } from '../contact-fields';

const LONGEST = 4000;

/** Postal code and city: one line of an address. */
const TownRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${space(3)};
`;

export interface ComplaintFieldsProps {
  form: UseFormReturn<ContactFields>;
  fieldId: (name: string) => string;
}

/** Required fields of a complaint. Source: specification, content, section 5. */
export function ComplaintFields({ form, fieldId }: ComplaintFieldsProps) {
  const t = useTranslate();
  const { register, formState } = form;
  const required = t('form.required');
  const about = useWatch({ control: form.control, name: 'complaintAbout' });
  const field = (name: keyof ContactFields) => ({
    id: fieldId(name),
    label: t(`contactForm.${name}`),
    error: formState.errors[name]?.message,
  });
  return (
    <>
      <Notice tone="info">{t('contactForm.complaintRules')}</Notice>
      <Field {...field('complaintSubject')} required>
        <Select {...register('complaintSubject', { required })}>
          <option value="">{t('contactForm.choose')}</option>
          {SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {t(`contactForm.subjects.${subject}`)}
            </option>
          ))}
        </Select>
      </Field>
      <RadioCards
        legend={t('contactForm.complaintAbout')}
        id={fieldId('complaintAbout')}
        minCard="12rem"
        required
        options={ABOUT.map((value) => ({
          value,
          label: t(`contactForm.about.${value}`),
          note: t(`contactForm.aboutNote.${value}`),
        }))}
        inputProps={register('complaintAbout')}
      />
      {about === 'services' ? <SalonField {...field('locationId')} {...register('locationId', { required })} /> : null}
      <Field {...field('claim')} hint={t('contactForm.claimHint')} required>
        <TextArea rows={3} maxLength={LONGEST} {...register('claim', { required })} />
      </Field>
      <Field {...field('circumstances')} hint={t('contactForm.circumstancesHint')} required>
        <TextArea rows={6} maxLength={LONGEST} {...register('circumstances', { required })} />
      </Field>
      <Field {...field('address')} hint={t('contactForm.addressHint')} required>
        <TextInput autoComplete="street-address" maxLength={200} {...register('address', { required })} />
      </Field>
      <TownRow>
        <Field {...field('postalCode')} required>
          <TextInput autoComplete="postal-code" maxLength={12} {...register('postalCode', { required })} />
        </Field>
        <Field {...field('city')} required>
          <TextInput autoComplete="address-level2" maxLength={80} {...register('city', { required })} />
        </Field>
      </TownRow>
    </>
  );
}

type SalonFieldProps = ReturnType<UseFormReturn<ContactFields>['register']> & {
  id: string;
  label: string;
  error: string | undefined;
};

function SalonField({ id, label, error, ...control }: SalonFieldProps) {
  const t = useTranslate();
  const salons = useQuery(salonsQuery(useHttp()));
  const sorted = [...(salons.data ?? [])].sort((one, other) => one.city.name.localeCompare(other.city.name));
  return (
    <Field
      id={id}
      label={label}
      error={error}
      hint={salons.isError ? t('contactForm.salonsFailed') : undefined}
      required
    >
      <Select {...control}>
        <option value="">{t('contactForm.choose')}</option>
        {sorted.map((salon) => (
          <option key={salon.id} value={salon.id}>
            {salon.city.name}: {salon.name}, {salon.address}
          </option>
        ))}
      </Select>
    </Field>
  );
}
