import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Field, Select, TextArea, TextInput } from '@aksamit/ui/form';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { salonChoicesQuery } from '../api/forms-calls';
import type { FieldDefinition } from '../form-definitions';
import { useTakenOver } from '../use-taken-over';

interface FormControlProps {
  field: FieldDefinition;
  id: string;
  error: string | undefined;
  /** Initial value, in the server's page too: there it distinguishes what was typed before the scripts loaded. */
  start: string | undefined;
  /** The server's page has the salons too. */
  isSent: boolean;
  control: UseFormRegisterReturn;
}

const inputModes: Partial<Record<FieldDefinition['kind'], 'tel' | 'numeric' | 'url' | 'email'>> = {
  tel: 'tel',
  number: 'numeric',
  url: 'url',
  email: 'email',
};

/** One field with its label, hint and message. */
export function FormControl({ field, id, error, start, isSent, control }: FormControlProps) {
  const t = useTranslate();
  const { name, label = name, kind, isOptional = false, hasHint = false } = field;
  return (
    <Field
      id={id}
      label={t(`forms.fields.${label}`)}
      hint={hasHint ? t(`forms.hints.${name}`) : undefined}
      error={error}
      required={!isOptional}
    >
      {kind === 'area' ? (
        <TextArea rows={name === 'description' ? 3 : 6} maxLength={field.longest} defaultValue={start} {...control} />
      ) : kind === 'select' ? (
        <Select defaultValue={start} {...control}>
          {field.choices?.map((value) => (
            <option key={value} value={value}>
              {t(`forms.choices.${name}.${value}`)}
            </option>
          ))}
        </Select>
      ) : kind === 'salon' ? (
        <SalonSelect start={start} isSent={isSent} control={control} />
      ) : (
        <TextInput
          // A prefix and a number apart are no whole phone number, which the type `tel` is for (HTML, autofill field names).
          type={kind === 'number' || kind === 'tel' ? 'text' : kind}
          inputMode={inputModes[kind]}
          autoComplete={field.autoComplete ?? 'off'}
          maxLength={field.longest}
          data-wide={field.isWide}
          min={kind === 'date' ? '1900-01-01' : undefined}
          defaultValue={start}
          {...control}
        />
      )}
    </Field>
  );
}

function SalonSelect({ start, isSent, control }: Pick<FormControlProps, 'start' | 'isSent' | 'control'>) {
  const t = useTranslate();
  const found = useQuery(salonChoicesQuery(useHttp())).data ?? [];
  // Another form of the page may have fetched them before this one is taken over; the server's page had none.
  const salons = useTakenOver() || isSent ? found : [];
  return (
    <Select defaultValue={start} {...control}>
      <option value="">{t('forms.choose')}</option>
      {salons.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  );
}
