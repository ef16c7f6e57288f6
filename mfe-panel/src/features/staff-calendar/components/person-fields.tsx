import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Field, TextInput } from '@aksamit/ui/form';
import { PHONE_PATTERN, PHONE_PREFIX_PATTERN } from '../../../forms/field-rules';
import { ChoiceList } from '../../../staff-kit/choice-list';
import { LEAST_LETTERS, treatmentChoices, treatmentsQuery } from '../../../staff-kit/treatments';
import { useSettled } from '../../../staff-kit/use-settled';
import type { BookingPartProps } from './booking-part-props';
import { Row } from './panel-style';

/** A visit without a purchase: name, phone and the treatment, which is paid in the salon. */
export function PersonFields({ form, fieldId }: BookingPartProps) {
  const t = useTranslate();
  const { errors } = form.formState;
  const required = t('form.required');
  const text = (name: 'firstName' | 'lastName') => (
    <Field label={t(`staff.form.${name}`)} id={fieldId(name)} error={errors[name]?.message} required>
      <TextInput autoComplete="off" maxLength={80} {...form.register(name, { required })} />
    </Field>
  );
  return (
    <>
      <TreatmentChoice form={form} fieldId={fieldId} />
      <Row>
        {text('firstName')}
        {text('lastName')}
        <Field
          label={t('staff.form.phonePrefix')}
          id={fieldId('phonePrefix')}
          error={errors.phonePrefix?.message}
          required
        >
          <TextInput
            inputMode="tel"
            {...form.register('phonePrefix', {
              required,
              pattern: { value: PHONE_PREFIX_PATTERN, message: t('form.phonePrefixWrong') },
            })}
          />
        </Field>
        <Field label={t('staff.form.phone')} id={fieldId('phone')} error={errors.phone?.message} required>
          <TextInput
            type="tel"
            autoComplete="off"
            {...form.register('phone', { required, pattern: { value: PHONE_PATTERN, message: t('form.phoneWrong') } })}
          />
        </Field>
      </Row>
    </>
  );
}

/** A treatment found by its name. */
function TreatmentChoice({ form, fieldId }: BookingPartProps) {
  const t = useTranslate();
  const search = form.watch('treatmentSearch');
  const treatments = useQuery(treatmentsQuery(useHttp(), useSettled(search)));
  const { errors } = form.formState;
  const isLongEnough = search.trim().length >= LEAST_LETTERS;
  return (
    <div>
      <Field
        label={t('staff.form.treatmentSearch')}
        hint={t('staff.book.treatmentHint', { count: LEAST_LETTERS })}
        id={fieldId('treatmentSearch')}
        error={errors.treatmentSearch?.message}
        required
      >
        <TextInput
          type="search"
          autoComplete="off"
          {...form.register('treatmentSearch', {
            validate: () => form.getValues('productId') !== '' || t('staff.book.treatmentRequired'),
            onChange: () => form.setValue('productId', ''),
          })}
        />
      </Field>
      {isLongEnough ? (
        <ChoiceList
          legend={t('staff.book.treatments')}
          query={treatments}
          empty={t('staff.book.noTreatments')}
          choices={treatmentChoices(treatments.data ?? [], t)}
          chosen={form.watch('productId')}
          onChoose={(id) => {
            form.setValue('productId', id);
            form.clearErrors('treatmentSearch');
          }}
        />
      ) : null}
    </div>
  );
}
