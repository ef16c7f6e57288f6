import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Checkbox, Field, FieldError, TextInput } from '@aksamit/ui/form';
import { hoursProblem } from '../shift-fields';
import { FurtherBreaks } from './further-breaks';
import { Day, Row } from './panel-style';
import type { RotaDay } from './rota-day';

export interface ShiftHoursProps extends RotaDay {
  label: string;
  today: string;
  /** Of a date: takes it away. */
  onRemove?(): void;
  /** Gives its hours to the other working days. */
  onCopy?(): void;
}

const TIMES = ['start', 'end', 'breakStart', 'breakEnd'] as const;

/** The hours of a weekday or a date, with its breaks. */
export function ShiftHours({ form, fieldId, name, label, today, onRemove, onCopy }: ShiftHoursProps) {
  const t = useTranslate();
  const works = form.watch(`${name}.works`);
  const error = form.getFieldState(`${name}.works`, form.formState).error?.message;
  const errorId = fieldId(`${name}-error`);
  const validate = () => {
    const problem = hoursProblem(form.getValues(name));
    return problem === null || t(`staff.shifts.problems.${problem}`);
  };
  const isDate = name.startsWith('exceptions.');
  return (
    <Day aria-describedby={error ? errorId : undefined} data-weekday={isDate ? undefined : ''}>
      <legend>{label}</legend>
      {isDate ? (
        <Field label={t('staff.form.date')} id={fieldId(`${name}.date`)}>
          <TextInput
            type="date"
            min={today}
            required
            {...form.register(`${name as `exceptions.${number}`}.date`, { required: t('form.required') })}
          />
        </Field>
      ) : null}
      <Checkbox label={t('staff.shifts.works')} {...form.register(`${name}.works`, { validate })} />
      {works ? (
        <>
          <Row>
            {TIMES.map((time) => (
              <Field key={time} label={t(`staff.shifts.${time}`)} id={fieldId(`${name}.${time}`)}>
                <TextInput type="time" {...form.register(`${name}.${time}`)} />
              </Field>
            ))}
          </Row>
          <FurtherBreaks form={form} fieldId={fieldId} name={name} day={label} />
        </>
      ) : null}
      {onCopy ? (
        <Button size="sm" variant="quiet" flush onClick={onCopy}>
          {t('staff.shifts.copy')}
        </Button>
      ) : null}
      {error ? (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      ) : null}
      {onRemove ? (
        <Button
          size="sm"
          variant="quiet"
          flush
          aria-label={t('staff.shifts.removeNamed', { label })}
          onClick={onRemove}
        >
          {t('staff.shifts.remove')}
        </Button>
      ) : null}
    </Day>
  );
}
