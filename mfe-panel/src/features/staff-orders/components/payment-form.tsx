import type { StaffOrder } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Field, RadioCards, TextInput } from '@aksamit/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { amountField, typedAmount } from '../../../staff-kit/typed-amount';
import { takePayment } from '../api/change-order';
import { refusalWord } from '../order-refusal';
import { useMoneyOf } from '../order-words';
import { EMPTY_PAYMENT, PAYMENT_METHODS, type PaymentFields, paymentRequest } from '../payment-fields';
import { owedFor } from '../refund-choice';
import { useOrderCache } from '../use-order-cache';
import { CashChange } from './cash-change';
import { CouponFields } from './coupon-fields';
import { Fields } from './order-style';
import { Refusal } from './refusal';
import { TillNote, type TillSalon } from './till-note';

const NAMES = ['amount', 'received', 'service', 'code', 'holderName', 'idChecked'] as const;

export interface PaymentFormProps {
  order: StaffOrder;
  tillOf: TillSalon;
  onClose(): void;
}

/** The form of a payment and its sending. */
function usePayment({ order, tillOf, onClose }: PaymentFormProps) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const locale = useLocaleFormats();
  const money = useMoneyOf(order.currency);
  const refetch = useOrderCache(order.id);
  const formId = useId();
  const keyOf = useAttemptKey();
  const form = useForm<PaymentFields>({
    defaultValues: { ...EMPTY_PAYMENT, amount: amountField(owedFor(order), locale) },
  });
  const fieldId = (name: string) => `${formId}-${name}`;
  const sending = useSending<PaymentFields, StaffOrder>({
    form,
    names: NAMES,
    fieldId,
    labelOf: (name) => t(`staff.orders.payment.${name}`),
    async send(fields) {
      const body = { ...paymentRequest(fields), locationId: tillOf.id };
      try {
        return await takePayment(http, { id: order.id, body }, keyOf(body));
      } catch (error) {
        // A colleague may have taken the money.
        void refetch();
        throw error;
      }
    },
    onSent(paid) {
      void refetch();
      const amount = money(paid.amountPaid - order.amountPaid);
      bus.publish('toast', { type: 'success', message: t('staff.orders.payment.done', { amount }) });
      onClose();
    },
    ownWords: ({ code }) => (code === 'coupon_used' ? { code: t('staff.orders.refusals.coupon_used') } : undefined),
    isHandled: ({ code }) => refusalWord(code, t) !== null,
  });
  const code = sending.failure?.code ?? 'coupon_used';
  return { form, fieldId, sending, refusal: code === 'coupon_used' ? null : refusalWord(code, t) };
}

/** Takes money in the salon: all that is owed, or a part. What was typed stays until it is booked. */
export function PaymentForm({ order, tillOf, onClose }: PaymentFormProps) {
  const t = useTranslate();
  const money = useMoneyOf(order.currency);
  const { form, fieldId, sending, refusal } = usePayment({ order, tillOf, onClose });
  return (
    <form noValidate onSubmit={sending.submit}>
      <Fields>
        <Refusal>{refusal}</Refusal>
        {sending.messages}
        <MethodAndAmount order={order} form={form} fieldId={fieldId} />
        {form.watch('method') === 'coupon' ? <CouponFields form={form} fieldId={fieldId} /> : null}
        <CashChange form={form} fieldId={fieldId} money={money} />
        <TillNote tillOf={tillOf} />
        <Button type="submit" busy={sending.isPending}>
          {t('staff.orders.payment.submit')}
        </Button>
      </Fields>
    </form>
  );
}

interface PartProps {
  order: StaffOrder;
  form: ReturnType<typeof useForm<PaymentFields>>;
  fieldId(name: string): string;
}

function MethodAndAmount({ order, form, fieldId }: PartProps) {
  const t = useTranslate();
  const money = useMoneyOf(order.currency);
  const owed = owedFor(order);
  return (
    <>
      <RadioCards
        legend={t('staff.orders.payment.method')}
        minCard="9rem"
        inputProps={form.register('method')}
        options={PAYMENT_METHODS.map((value) => ({ value, label: t(`staff.orders.payment.methods.${value}`) }))}
      />
      <Field
        label={t('staff.orders.payment.amount')}
        hint={t('staff.orders.payment.owed', { amount: money(owed) })}
        id={fieldId('amount')}
        error={form.formState.errors.amount?.message}
        required
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          {...form.register('amount', {
            validate: (typed) => {
              const amount = typedAmount(typed);
              if (!amount) return t('staff.orders.payment.amountWrong');
              return amount <= owed || t('staff.orders.payment.amountTooMuch', { amount: money(owed) });
            },
          })}
        />
      </Field>
    </>
  );
}
