import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Field, TextInput } from '@aksamit/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { changeOf, type PaymentFields } from '../payment-fields';

interface CashChangeProps {
  form: UseFormReturn<PaymentFields>;
  fieldId(name: string): string;
  money(amountMinor: number): string;
}

/** Of cash: what the customer gave, and what they get back. Nothing of it is stored. */
export function CashChange({ form, fieldId, money }: CashChangeProps) {
  const t = useTranslate();
  const fields = form.watch();
  if (fields.method !== 'cash') return null;
  const change = changeOf(fields);
  return (
    <div>
      <Field
        label={t('staff.orders.payment.received')}
        hint={t('staff.orders.payment.receivedHint')}
        id={fieldId('received')}
        error={form.formState.errors.received?.message}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          {...form.register('received', {
            validate: (_typed, { received, ...rest }) => {
              if (rest.method !== 'cash' || received.trim() === '') return true;
              const back = changeOf({ received, ...rest });
              if (back === null) return t('staff.orders.payment.amountWrong');
              return back >= 0 || t('staff.orders.payment.missing', { amount: money(-back) });
            },
          })}
        />
      </Field>
      <p role="status" style={{ marginTop: '0.5rem' }}>
        {change !== null && change >= 0 ? (
          <strong>{t('staff.orders.payment.change', { amount: money(change) })}</strong>
        ) : null}
      </p>
    </div>
  );
}
