import type { TillCorrectionRequest } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Field, TextInput } from '@aksamit/ui/form';
import { amountField, typedAmount } from '../../../staff-kit/typed-amount';
import { correctTill } from '../api/tills';
import { useTillForm } from '../use-till-form';
import { AmountControl, useAmountRule } from './amount-control';
import type { TillPartProps } from './float-form';
import { TillForm } from './till-form';

interface CorrectionFields {
  counted: string;
  note: string;
}

/** The API's most. */
const LONGEST = 500;

/** What a manager found after the till was closed. */
export function CorrectionForm({ till, onClose }: TillPartProps) {
  const t = useTranslate();
  const http = useHttp();
  const locale = useLocaleFormats();
  const rule = useAmountRule();
  const { form, fieldId, sending } = useTillForm<CorrectionFields, TillCorrectionRequest>({
    defaultValues: { counted: amountField(till.counted ?? 0, locale), note: '' },
    names: ['counted', 'note'],
    requestOf: ({ counted, note }) => ({
      counted: typedAmount(counted) ?? 0,
      note: note.trim(),
      correctionsBefore: till.corrections.length,
    }),
    send: (body, key) => correctTill(http, till, body, key),
    done: t('staff.tills.corrected'),
    onClose,
  });
  const { errors } = form.formState;
  return (
    <TillForm sending={sending} submit={t('staff.tills.correct')}>
      <AmountControl
        id={fieldId('counted')}
        label={t('staff.tills.fields.counted')}
        error={errors.counted?.message}
        field={form.register('counted', rule)}
      />
      <Field id={fieldId('note')} label={t('staff.tills.fields.note')} error={errors.note?.message} required>
        <TextInput
          maxLength={LONGEST}
          {...form.register('note', { validate: (note) => note.trim() !== '' || t('form.required') })}
        />
      </Field>
    </TillForm>
  );
}
