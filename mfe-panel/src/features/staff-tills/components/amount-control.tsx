import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Field, TextInput } from '@aksamit/ui/form';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { typedAmount } from '../../../staff-kit/typed-amount';

interface AmountControlProps {
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  /** The form's field, with `isAmount` among its rules. */
  field: UseFormRegisterReturn;
}

/** An amount of cash as it is typed. */
export function AmountControl({ id, label, hint, error, field }: AmountControlProps) {
  return (
    <Field id={id} label={label} error={error} required {...(hint === undefined ? {} : { hint })}>
      <TextInput inputMode="decimal" autoComplete="off" {...field} />
    </Field>
  );
}

/** Refuses what is no amount. */
export function useAmountRule() {
  const t = useTranslate();
  return { validate: (typed: string) => typedAmount(typed) !== null || t('staff.tills.amountWrong') };
}
