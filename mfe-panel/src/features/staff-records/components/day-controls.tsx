import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Field, Select, TextInput } from '@aksamit/ui/form';
import type { Path, UseFormReturn } from 'react-hook-form';
import { DayRow } from '../../../staff-kit/record-form/components/form-style';
import type { DayFields } from '../opening-day';

export interface DayControlsProps<Fields extends Record<string, unknown>> {
  form: UseFormReturn<Fields>;
  /** Name of the day in the form, with a point; '' where its fields are the form's. */
  prefix: string;
  label: string;
  fieldId(name: string): string;
  error: string | undefined;
  /** Checks the hours when the form is sent. */
  validate(): string | true;
}

/** Open with hours, closed, or open all day. */
export function DayControls<Fields extends Record<string, unknown>>(props: DayControlsProps<Fields>) {
  const t = useTranslate();
  const { form, prefix, label, fieldId, error, validate } = props;
  const path = (name: keyof DayFields) => `${prefix}${name}` as Path<Fields>;
  const isOpen = form.watch(path('state')) === 'open';
  return (
    <DayRow>
      <Field label={label} id={fieldId(path('state'))}>
        <Select {...form.register(path('state'))}>
          {(['open', 'closed', 'allDay'] as const).map((state) => (
            <option key={state} value={state}>
              {t(`staff.records.opening.states.${state}`)}
            </option>
          ))}
        </Select>
      </Field>
      {isOpen ? (
        <>
          <Field label={t('staff.records.opening.from', { day: label })} id={fieldId(path('start'))}>
            <TextInput type="time" {...form.register(path('start'))} />
          </Field>
          <Field label={t('staff.records.opening.to', { day: label })} id={fieldId(path('end'))} error={error}>
            <TextInput type="time" {...form.register(path('end'), { validate })} />
          </Field>
        </>
      ) : null}
    </DayRow>
  );
}
