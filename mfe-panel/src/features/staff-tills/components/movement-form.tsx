import type { TillMovementRequest } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Field, TextInput } from '@aksamit/ui/form';
import { typedAmount } from '../../../staff-kit/typed-amount';
import { moveCash } from '../api/tills';
import { useTillForm } from '../use-till-form';
import { AmountControl, useAmountRule } from './amount-control';
import type { TillPartProps } from './float-form';
import { TillForm } from './till-form';

interface MovementFields {
  amount: string;
  reason: string;
}

/** The API's most. */
const LONGEST = 500;

type Direction = TillMovementRequest['direction'];

/** Cash that comes into the drawer besides payments, such as change from the bank. */
export const CashInForm = (props: TillPartProps) => <MovementForm {...props} direction="in" />;

/** Cash that leaves the drawer besides refunds, such as a deposit at the bank or a small purchase. */
export const CashOutForm = (props: TillPartProps) => <MovementForm {...props} direction="out" />;

function MovementForm({ till, direction, onClose }: TillPartProps & { direction: Direction }) {
  const t = useTranslate();
  const http = useHttp();
  const rule = useAmountRule();
  const { form, fieldId, sending } = useTillForm<MovementFields, TillMovementRequest>({
    defaultValues: { amount: '', reason: '' },
    names: ['amount', 'reason'],
    labelOf: (name) => t(`staff.tills.movement.fields.${name}`),
    requestOf: ({ amount, reason }) => ({ direction, amount: typedAmount(amount) ?? 0, reason: reason.trim() }),
    send: (body, key) => moveCash(http, till, body, key),
    done: t(`staff.tills.movement.${direction}.done`),
    onClose,
  });
  const { errors } = form.formState;
  const isAmount = (typed: string) => (typedAmount(typed) === 0 ? t('staff.tills.amountWrong') : rule.validate(typed));
  return (
    <TillForm sending={sending} submit={t(`staff.tills.movement.${direction}.action`)}>
      <AmountControl
        id={fieldId('amount')}
        label={t('staff.tills.movement.fields.amount')}
        error={errors.amount?.message}
        field={form.register('amount', { validate: isAmount })}
      />
      <Field
        id={fieldId('reason')}
        label={t('staff.tills.movement.fields.reason')}
        hint={t(`staff.tills.movement.${direction}.hint`)}
        error={errors.reason?.message}
        required
      >
        <TextInput
          maxLength={LONGEST}
          {...form.register('reason', { validate: (reason) => reason.trim() !== '' || t('form.required') })}
        />
      </Field>
    </TillForm>
  );
}
