import type { RefundPreview, StaffOrder, StaffRefundRequest } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Notice } from '@aksamit/ui';
import { Field, TextArea } from '@aksamit/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePressOnce } from '../../../forms/use-press-once';
import { amountField } from '../../../staff-kit/typed-amount';
import { previewRefund } from '../api/change-order';
import { orderRefusal } from '../order-refusal';
import { isOwed, leftOf, type RefundFields, refundRequest } from '../refund-choice';
import { useOrderCache } from '../use-order-cache';
import { Fields } from './order-style';
import { RefundConfirmation } from './refund-confirmation';
import { RefundLines } from './refund-lines';
import { Refusal } from './refusal';

/** Longest note that the API takes. */
const LONGEST_NOTE = 500;

export interface RefundFormProps {
  order: StaffOrder;
  /** Names of salons by id. */
  salonNames: ReadonlyMap<string, string>;
  onClose(): void;
}

/** Nothing is chosen at first: each line's amount is what is left of it. */
const emptyRefund = (order: StaffOrder, locale: 'pl' | 'en'): RefundFields => ({
  lines: Object.fromEntries(
    order.items.map((line) => [line.id, { isChosen: false, amount: amountField(leftOf(line), locale) }]),
  ),
  note: '',
});

/** Refunds an order: first what, then what goes back where by the API's plan, then the confirmation. */
export function RefundForm({ order, salonNames, onClose }: RefundFormProps) {
  const t = useTranslate();
  const http = useHttp();
  const refetch = useOrderCache(order.id);
  const locale = useLocaleFormats();
  const form = useForm<RefundFields>({ defaultValues: emptyRefund(order, locale) });
  const [planned, setPlanned] = useState<{ request: StaffRefundRequest; preview: RefundPreview } | null>(null);
  const planning = useMutation({
    mutationFn: async (request: StaffRefundRequest) => ({
      request,
      preview: await previewRefund(http, order.id, request),
    }),
    onSuccess: setPlanned,
    // What was refused may have been changed by a colleague.
    onError: refetch,
  });
  const planOnce = usePressOnce(planning);
  if (planned) {
    const back = () => setPlanned(null);
    return (
      <RefundConfirmation order={order} salonNames={salonNames} planned={planned} onBack={back} onRefunded={onClose} />
    );
  }
  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => planOnce(refundRequest(order, fields)))}>
      <Fields>
        <Refusal>{planning.error ? orderRefusal(planning.error, t) : null}</Refusal>
        {isOwed(order) ? (
          <Notice tone="warning">{t('staff.orders.refund.owed')}</Notice>
        ) : (
          <RefundLines order={order} form={form} />
        )}
        <Field label={t('staff.orders.refund.note')} hint={t('staff.orders.refund.noteHint')}>
          <TextArea rows={2} maxLength={LONGEST_NOTE} {...form.register('note')} />
        </Field>
        <Button type="submit" busy={planning.isPending}>
          {t('staff.orders.refund.check')}
        </Button>
      </Fields>
    </form>
  );
}
