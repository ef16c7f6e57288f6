import type { StaffOrder } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { redeemVoucher } from '../api/change-order';
import { codeRefusal, refusalWord } from '../order-refusal';
import { useMoneyOf } from '../order-words';
import { owedFor } from '../refund-choice';
import { useOrderCache } from '../use-order-cache';
import { Fields } from './order-style';
import type { PaymentFormProps } from './payment-form';
import { Refusal } from './refusal';
import { TillNote } from './till-note';

interface VoucherFields {
  code: string;
}

/** Longest code that the API takes, with its spaces. */
const LONGEST_CODE = 40;
const NAMES = ['code'] as const;

/** The form of a redemption and its sending; what is wrong with the code stands at its field. */
function useRedemption({ order, tillOf, onClose }: PaymentFormProps) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const money = useMoneyOf(order.currency);
  const refetch = useOrderCache(order.id);
  const formId = useId();
  const keyOf = useAttemptKey();
  const form = useForm<VoucherFields>({ defaultValues: { code: '' } });
  const fieldId = (name: string) => `${formId}-${name}`;
  const sending = useSending<VoucherFields, StaffOrder>({
    form,
    names: NAMES,
    fieldId,
    labelOf: () => t('staff.orders.voucher.code'),
    async send(fields) {
      const code = fields.code.trim();
      try {
        return await redeemVoucher(http, { id: order.id, code, locationId: tillOf.id }, keyOf(code));
      } catch (error) {
        // A colleague may have taken the money.
        void refetch();
        throw error;
      }
    },
    onSent(paid) {
      void refetch();
      const values = { amount: money(order.amountDue - paid.amountDue), left: money(owedFor(paid)) };
      const message = t(owedFor(paid) > 0 ? 'staff.orders.voucher.part' : 'staff.orders.voucher.all', values);
      bus.publish('toast', { type: 'success', message });
      onClose();
    },
    ownWords({ code }) {
      const word = codeRefusal(code, t);
      return word === null ? undefined : { code: word };
    },
    isHandled: ({ code }) => refusalWord(code, t) !== null,
  });
  const code = sending.failure?.code;
  const refusal = code === undefined || codeRefusal(code, t) !== null ? null : refusalWord(code, t);
  return { form, fieldId, sending, refusal };
}

/** Pays an order with a voucher, as far as it goes: its code is shown at the desk or read out on the phone. */
export function VoucherForm({ order, tillOf, onClose }: PaymentFormProps) {
  const t = useTranslate();
  const money = useMoneyOf(order.currency);
  const { form, fieldId, sending, refusal } = useRedemption({ order, tillOf, onClose });
  return (
    <form noValidate onSubmit={sending.submit}>
      <Fields>
        <Refusal>{refusal}</Refusal>
        {sending.messages}
        <Field
          label={t('staff.orders.voucher.code')}
          hint={t('staff.orders.voucher.hint', { amount: money(owedFor(order)) })}
          id={fieldId('code')}
          error={form.formState.errors.code?.message}
          required
        >
          <TextInput
            maxLength={LONGEST_CODE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.register('code', { required: t('form.required') })}
          />
        </Field>
        <TillNote tillOf={tillOf} />
        <Button type="submit" busy={sending.isPending}>
          {t('staff.orders.voucher.submit')}
        </Button>
      </Fields>
    </form>
  );
}
