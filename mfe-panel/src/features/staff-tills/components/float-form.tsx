import type { Till } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Stack } from '@aksamit/ui';
import { amountField, typedAmount } from '../../../staff-kit/typed-amount';
import { setFloat } from '../api/tills';
import { tillMoney } from '../till-words';
import { useTillForm } from '../use-till-form';
import { AmountControl, useAmountRule } from './amount-control';

export interface TillFormProps {
  till: Till;
  onClose(): void;
}

/** Cash in the drawer before the first customer; what was counted last is filled in. */
export function FloatForm({ till, onClose }: TillFormProps) {
  const t = useTranslate();
  const http = useHttp();
  const locale = useLocaleFormats();
  const rule = useAmountRule();
  const { openingFloat, floatSetAt, countedBefore, currency } = till;
  const proposed = floatSetAt === null ? (countedBefore ?? openingFloat) : openingFloat;
  const { form, fieldId, sending } = useTillForm({
    defaultValues: { amount: amountField(proposed, locale) },
    names: ['amount'],
    requestOf: ({ amount }) => ({ amount: typedAmount(amount) ?? 0, amountBefore: openingFloat }),
    send: (body: { amount: number; amountBefore: number }, key) => setFloat(http, till, body, key),
    done: t('staff.tills.floatSaved'),
    onClose,
  });
  return (
    <form noValidate onSubmit={sending.submit}>
      <Stack gap={4}>
        {sending.messages}
        <AmountControl
          id={fieldId('amount')}
          label={t('staff.tills.fields.amount')}
          hint={
            countedBefore === null
              ? t('staff.tills.floatHint')
              : t('staff.tills.floatHintBefore', { amount: tillMoney(countedBefore, currency, locale) })
          }
          error={form.formState.errors.amount?.message}
          field={form.register('amount', rule)}
        />
        <Button type="submit" busy={sending.isPending}>
          {t('staff.tills.floatSave')}
        </Button>
      </Stack>
    </form>
  );
}
