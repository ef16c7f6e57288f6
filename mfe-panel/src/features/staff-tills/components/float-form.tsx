import type { Till } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { amountField, typedAmount } from '../../../staff-kit/typed-amount';
import { setFloat } from '../api/tills';
import { tillMoney } from '../till-words';
import { useTillForm } from '../use-till-form';
import { AmountControl, useAmountRule } from './amount-control';
import { TillForm } from './till-form';

export interface TillPartProps {
  till: Till;
  onClose(): void;
}

/** Cash in the drawer before the first customer; what was counted last is filled in. */
export function FloatForm({ till, onClose }: TillPartProps) {
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
    <TillForm sending={sending} submit={t('staff.tills.floatSave')}>
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
    </TillForm>
  );
}
