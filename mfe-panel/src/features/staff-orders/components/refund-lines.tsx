import type { StaffOrder } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Checkbox, Field, TextInput } from '@aksamit/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxGroup } from '../../../staff-kit/checkbox-group';
import { useMoneyOf } from '../order-words';
import { amountProblem, leftOf, type OrderLine, type RefundFields } from '../refund-choice';

interface RefundLinesProps {
  order: StaffOrder;
  form: UseFormReturn<RefundFields>;
}

/** The lines of which something is left, each with the amount that goes back: all that is left unless another is typed. */
export function RefundLines({ order, form }: RefundLinesProps) {
  const t = useTranslate();
  const lines = order.items.filter((line) => leftOf(line) > 0);
  const chosen = form.watch('lines');
  const error = form.formState.isSubmitted && !lines.some(({ id }) => chosen[id]?.isChosen);
  return (
    <CheckboxGroup
      legend={t('staff.orders.refund.lines')}
      error={error ? t('staff.orders.refund.chooseOne') : undefined}
      isAnnounced
    >
      {lines.map((line) => (
        <RefundLine key={line.id} line={line} order={order} form={form} lines={lines} />
      ))}
    </CheckboxGroup>
  );
}

function RefundLine({ line, order, form, lines }: RefundLinesProps & { line: OrderLine; lines: readonly OrderLine[] }) {
  const t = useTranslate();
  const money = useMoneyOf(order.currency);
  const name = `lines.${line.id}` as const;
  const isChosen = form.watch(`${name}.isChosen`);
  const problem = form.formState.errors.lines?.[line.id]?.amount?.message;
  const left = t('staff.orders.refund.left', { amount: money(leftOf(line)) });
  return (
    <div style={{ marginBottom: '0.5rem' }}>
      <Checkbox
        {...form.register(`${name}.isChosen`, {
          // Without a message: the group shows it once for all of its lines.
          validate: () => lines.some(({ id }) => form.getValues(`lines.${id}.isChosen`)),
        })}
        label={
          <>
            {line.name} ×&nbsp;{line.quantity} <small>({left})</small>
          </>
        }
      />
      {isChosen && line.itemType !== 'voucher' ? (
        <Field label={t('staff.orders.refund.amountOf', { line: line.name })} error={problem} required>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            {...form.register(`${name}.amount`, {
              validate: (typed) => {
                const wrong = amountProblem(line, typed);
                return wrong === null || t(`staff.orders.refund.wrong.${wrong}`, { left: money(leftOf(line)) });
              },
            })}
          />
        </Field>
      ) : null}
    </div>
  );
}
