import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { MOST_FURTHER_BREAKS, NEW_BREAK } from '../shift-fields';
import { Breaks, Row } from './panel-style';
import type { RotaDay } from './rota-day';

export interface FurtherBreaksProps extends RotaDay {
  /** Name of the day, for those who do not see where a button stands. */
  day: string;
}

/** The breaks of a day beside its first. */
export function FurtherBreaks({ form, fieldId, name, day }: FurtherBreaksProps) {
  const t = useTranslate();
  const breaks = useFieldArray({ control: form.control, name: `${name}.moreBreaks` });
  const adding = useRef<HTMLButtonElement>(null);
  const removeAt = (index: number) => {
    breaks.remove(index);
    // The pressed button is gone with its break.
    adding.current?.focus();
  };
  return (
    <Breaks>
      {breaks.fields.map(({ id }, index) => {
        const number = index + 2;
        const field = `${name}.moreBreaks.${index}` as const;
        return (
          <div key={id}>
            <Row>
              <Field label={t('staff.shifts.breakStartOf', { number })} id={fieldId(`${field}.start`)}>
                <TextInput type="time" {...form.register(`${field}.start`)} />
              </Field>
              <Field label={t('staff.shifts.breakEndOf', { number })} id={fieldId(`${field}.end`)}>
                <TextInput type="time" {...form.register(`${field}.end`)} />
              </Field>
            </Row>
            <Button
              size="sm"
              variant="quiet"
              flush
              aria-label={t('staff.shifts.removeBreakNamed', { number, day })}
              onClick={() => removeAt(index)}
            >
              {t('staff.shifts.removeBreak')}
            </Button>
          </div>
        );
      })}
      {breaks.fields.length < MOST_FURTHER_BREAKS ? (
        <div>
          <Button
            ref={adding}
            size="sm"
            variant="quiet"
            flush
            aria-label={t('staff.shifts.addBreakNamed', { day })}
            onClick={() => breaks.append(NEW_BREAK)}
          >
            {t('staff.shifts.addBreak')}
          </Button>
        </div>
      ) : null}
    </Breaks>
  );
}
