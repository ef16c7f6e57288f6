import type { TherapistRota } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { useId } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { newException, type RotaFields, rotaFields, workingDays } from '../shift-fields';
import { useSavedRota } from '../use-saved-rota';
import { Parts } from './panel-style';
import { ShiftHours } from './shift-hours';
import { ShiftWarning } from './shift-warning';

export interface RotaFormProps {
  rota: TherapistRota;
  locationId: string;
  userId: string;
  /** First date that can differ. */
  today: string;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** The week of a therapist, and dates that differ. Visits that would lie outside are shown before it is stored. */
export function RotaForm({ rota, locationId, userId, today }: RotaFormProps) {
  const t = useTranslate();
  const formId = useId();
  const draft = `staffRota-${rota.therapist.id}`;
  const form = useForm<RotaFields>({ defaultValues: draftOver(draft, userId, rotaFields(rota)) });
  const clearDraft = useFormDraft(form, { name: draft, userId });
  const dates = useFieldArray({ control: form.control, name: 'exceptions' });
  const fieldId = (name: string) => `${formId}-${name}`;
  const saving = useSavedRota({ form, rota, locationId, fieldId, onStored: clearDraft });
  const shared = { form, fieldId, today };
  const [first, ...others] = workingDays(form.watch('week'));
  const copy = () => {
    if (first === undefined) return;
    for (const day of others) {
      const hours = form.getValues(`week.${first}`);
      form.setValue(`week.${day}`, hours, { shouldDirty: true });
      // Rows of breaks follow their own name alone.
      form.setValue(`week.${day}.moreBreaks`, hours.moreBreaks ?? [], { shouldDirty: true });
    }
  };
  return (
    <form onSubmit={saving.submit} noValidate>
      <Parts>
        {saving.messages}
        {WEEK.map((day) => (
          <ShiftHours
            key={day}
            {...shared}
            name={`week.${day}`}
            label={t(`staff.shifts.days.${day + 1}`)}
            {...(day === first && others.length > 0 ? { onCopy: copy } : {})}
          />
        ))}
        <h3>{t('staff.shifts.dates')}</h3>
        {dates.fields.map(({ id }, index) => (
          <ShiftHours
            key={id}
            {...shared}
            name={`exceptions.${index}`}
            label={t('staff.shifts.date', { number: index + 1 })}
            onRemove={() => dates.remove(index)}
          />
        ))}
        <div>
          <Button size="sm" variant="secondary" onClick={() => dates.append(newException(today))}>
            {t('staff.shifts.addDate')}
          </Button>
        </div>
        {saving.outside ? <ShiftWarning events={saving.outside} /> : null}
        <Button type="submit" busy={saving.isPending}>
          {t(saving.outside ? 'staff.shifts.saveAnyway' : 'staff.shifts.save')}
        </Button>
      </Parts>
    </form>
  );
}
