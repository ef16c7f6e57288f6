import type { InvoiceCorrectionPreview, InvoiceCorrectionRequest, StaffOrder } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Checkbox, Field, TextInput } from '@aksamit/ui/form';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSending } from '../../../forms/use-sending';
import { typedAmount } from '../../../staff-kit/typed-amount';
import { previewCorrection } from '../api/correct-invoice';
import { BUYER_FIELDS, type CorrectionFields, correctionRequest, emptyCorrection } from '../correction-fields';
import { useMoneyOf } from '../order-words';
import { useOrderCache } from '../use-order-cache';
import { CorrectionConfirmation } from './correction-confirmation';
import { Fields } from './order-style';
import { Refusal } from './refusal';

export interface CorrectionFormProps {
  order: StaffOrder;
  onClose(): void;
}

interface Planned {
  request: InvoiceCorrectionRequest;
  preview: InvoiceCorrectionPreview;
}

/** The API's most. */
const LONGEST_REASON = 250;

/** A correction by hand: typed, shown as the document that it becomes, and issued. What was typed stays on the way back. */
export function CorrectionForm({ order, onClose }: CorrectionFormProps) {
  const [planned, setPlanned] = useState<Planned | null>(null);
  const form = useForm<CorrectionFields>({ defaultValues: emptyCorrection(order) });
  return planned ? (
    <CorrectionConfirmation order={order} planned={planned} onBack={() => setPlanned(null)} onIssued={onClose} />
  ) : (
    <TypedCorrection order={order} form={form} onPlanned={setPlanned} />
  );
}

interface TypedProps {
  order: StaffOrder;
  form: ReturnType<typeof useForm<CorrectionFields>>;
  onPlanned(planned: Planned): void;
}

function useCorrection({ order, form, onPlanned }: TypedProps) {
  const t = useTranslate();
  const http = useHttp();
  const refetch = useOrderCache(order.id);
  const formId = useId();
  const fieldId = (name: string) => `${formId}-${name.replaceAll('.', '-')}`;
  const [isEmpty, setEmpty] = useState(false);
  const names = [
    'reason' as const,
    ...order.items.map(({ id }) => `lines.${id}` as const),
    ...BUYER_FIELDS.map((name) => `buyer.${name}` as const),
  ];
  const sending = useSending<CorrectionFields, Planned | null>({
    form,
    names,
    fieldId,
    labelOf: (name) => t(`staff.orders.correction.fields.${name.split('.')[0] === 'lines' ? 'line' : name}`),
    async send(fields) {
      const request = correctionRequest(fields, order.invoices?.length ?? 0);
      if (!request) return null;
      try {
        return { request, preview: await previewCorrection(http, order.id, request) };
      } catch (error) {
        // Another document may have been issued.
        void refetch();
        throw error;
      }
    },
    onSent(planned) {
      setEmpty(planned === null);
      if (planned) onPlanned(planned);
    },
  });
  return { fieldId, sending, isEmpty };
}

function TypedCorrection(props: TypedProps) {
  const { order, form } = props;
  const t = useTranslate();
  const money = useMoneyOf(order.currency);
  const { fieldId, sending, isEmpty } = useCorrection(props);
  const { errors } = form.formState;
  const required = { validate: (text: string) => text.trim() !== '' || t('form.required') };
  const amount = {
    validate: (text: string) =>
      text.trim() === '' || typedAmount(text) !== null || t('staff.orders.payment.amountWrong'),
  };
  return (
    <form noValidate onSubmit={sending.submit}>
      <Fields>
        <Refusal>{isEmpty ? t('staff.orders.correction.nothing') : null}</Refusal>
        {sending.messages}
        <Field
          id={fieldId('reason')}
          label={t('staff.orders.correction.fields.reason')}
          error={errors.reason?.message}
          required
        >
          <TextInput maxLength={LONGEST_REASON} {...form.register('reason', required)} />
        </Field>
        {order.items.map(({ id, name, price }) => (
          <Field
            key={id}
            id={fieldId(`lines.${id}`)}
            label={t('staff.orders.correction.lineOf', { name })}
            hint={t('staff.orders.correction.lineHint', { amount: money(price) })}
            error={errors.lines?.[id]?.message}
          >
            <TextInput inputMode="decimal" autoComplete="off" {...form.register(`lines.${id}`, amount)} />
          </Field>
        ))}
        <Checkbox label={t('staff.orders.correction.ofBuyer')} {...form.register('isOfBuyer')} />
        {form.watch('isOfBuyer')
          ? BUYER_FIELDS.map((name) => (
              <Field
                key={name}
                id={fieldId(`buyer.${name}`)}
                label={t(`staff.orders.correction.fields.buyer.${name}`)}
                error={errors.buyer?.[name]?.message}
                required
                {...(name === 'vatId' ? { hint: t('staff.orders.correction.vatIdHint') } : {})}
              >
                <TextInput autoComplete="off" maxLength={200} {...form.register(`buyer.${name}`, required)} />
              </Field>
            ))
          : null}
        <Button type="submit" busy={sending.isPending}>
          {t('staff.orders.correction.check')}
        </Button>
      </Fields>
    </form>
  );
}
