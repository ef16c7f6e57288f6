import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Field, Select, TextInput } from '@aksamit/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from '../../../staff-kit/record-form/components/form-style';
import { listedQuery } from '../../../staff-kit/record-form/references';
import { type BatchFields, STEPS, typedPercent } from '../price-batch';

interface ControlsProps {
  form: UseFormReturn<BatchFields>;
  fieldId(name: string): string;
}

/** Whose prices, by how much, rounded how, and from when on. */
export function PriceBatchControls({ form, fieldId }: ControlsProps) {
  const t = useTranslate();
  const { errors } = form.formState;
  return (
    <FieldGroup>
      <RecordChoice form={form} fieldId={fieldId} name="marketId" to="markets" />
      <RecordChoice form={form} fieldId={fieldId} name="categoryId" to="categories" />
      <Field
        label={t('staff.records.fields.percent')}
        id={fieldId('percent')}
        hint={t('staff.records.priceBatch.percentHint')}
        error={errors.percent?.message}
        required
      >
        <TextInput
          inputMode="text"
          autoComplete="off"
          {...form.register('percent', {
            required: t('form.required'),
            validate: (text) => typedPercent(text) !== null || t('staff.records.priceBatch.notAPercent'),
          })}
        />
      </Field>
      <Field label={t('staff.records.priceBatch.step')} id={fieldId('step')}>
        <Select {...form.register('step')}>
          {STEPS.map((step) => (
            <option key={step} value={step}>
              {t(`staff.records.priceBatch.steps.${step}`)}
            </option>
          ))}
        </Select>
      </Field>
      <StartControls form={form} fieldId={fieldId} />
    </FieldGroup>
  );
}

function RecordChoice({
  form,
  fieldId,
  name,
  to,
}: ControlsProps & { name: 'marketId' | 'categoryId'; to: 'markets' | 'categories' }) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const { data = [], isError } = useQuery(listedQuery(useHttp(), to, locale));
  const failed = isError ? t('staff.records.optionsFailed') : undefined;
  // Registered beside its control, whose options arrive after its value.
  form.register(name, { required: t('form.required') });
  return (
    <Field
      label={t(`staff.records.fields.${name}`)}
      id={fieldId(name)}
      error={form.formState.errors[name]?.message ?? failed}
      required
    >
      <Select
        value={form.watch(name)}
        onChange={({ target }) => {
          form.setValue(name, target.value, { shouldDirty: true, shouldValidate: true });
        }}
      >
        <option value="">{t('staff.records.choose')}</option>
        {data.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function StartControls({ form, fieldId }: ControlsProps) {
  const t = useTranslate();
  const isLater = form.watch('when') === 'later';
  return (
    <>
      <Field label={t('staff.records.price.when')} id={fieldId('when')}>
        <Select {...form.register('when')}>
          {(['now', 'later'] as const).map((when) => (
            <option key={when} value={when}>
              {t(`staff.records.price.whens.${when}`)}
            </option>
          ))}
        </Select>
      </Field>
      {isLater ? (
        <Field
          label={t('staff.records.fields.validFrom')}
          id={fieldId('validFrom')}
          hint={t('staff.records.hints.instant')}
          error={form.formState.errors.validFrom?.message}
          required
        >
          <TextInput type="datetime-local" {...form.register('validFrom', { required: t('form.required') })} />
        </Field>
      ) : null}
    </>
  );
}
