import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Skeleton } from '@aksamit/ui';
import { Field, Select } from '@aksamit/ui/form';
import { Waiting } from '../../../waiting/waiting';
import type { TherapistChoice } from '../use-therapist-choice';

interface TherapistSelectProps {
  choice: TherapistChoice;
  /** Null: anyone. */
  onChoose(id: string | null): void;
}

/** Anyone, or one therapist of the salon; nothing where only one may do the treatment. */
export function TherapistSelect({ choice: { therapists, chosen, isPending }, onChoose }: TherapistSelectProps) {
  const t = useTranslate();
  if (isPending)
    return (
      <Waiting label={t('slots.loading')} first={{ height: '1.5rem', width: '10rem' }} gap={4}>
        <Skeleton height="2.5rem" />
      </Waiting>
    );
  if (therapists.length === 0) return null;
  return (
    <Field label={t('therapists.label')}>
      <Select value={chosen?.id ?? ''} onChange={(event) => onChoose(event.target.value || null)}>
        <option value="">{t('therapists.anyone')}</option>
        {therapists.map(({ id, firstName }) => (
          <option key={id} value={id}>
            {firstName}
          </option>
        ))}
      </Select>
    </Field>
  );
}
