import type { RefundPreview, StaffOrder, StaffRefundRequest } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button } from '@aksamit/ui';
import { useEffect, useRef } from 'react';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { usePressOnce } from '../../../forms/use-press-once';
import { refundOrder } from '../api/change-order';
import { orderRefusal } from '../order-refusal';
import { useMoneyOf } from '../order-words';
import { useOrderCache } from '../use-order-cache';
import { Buttons, Fields } from './order-style';
import { RefundPlan } from './refund-plan';
import { Refusal } from './refusal';

export interface RefundConfirmationProps {
  order: StaffOrder;
  salonNames: ReadonlyMap<string, string>;
  planned: { request: StaffRefundRequest; preview: RefundPreview };
  onBack(): void;
  onRefunded(): void;
}

/** What the refund will do, and the button that does it: what was refunded cannot be taken back. */
export function RefundConfirmation({ order, salonNames, planned, onBack, onRefunded }: RefundConfirmationProps) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const money = useMoneyOf(order.currency);
  const refetch = useOrderCache(order.id);
  const keyOf = useAttemptKey();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone. The heading has the focus, not the answer: a second press refunds nothing.
  useEffect(() => heading.current?.focus(), []);
  const { request, preview } = planned;
  const { refundedBefore } = preview;
  const body = { ...request, ...(refundedBefore === undefined ? {} : { refundedBefore }) };
  const refunding = useMutation({
    mutationFn: () => refundOrder(http, { id: order.id, body }, keyOf(body)),
    onSuccess: () => {
      const message = t('staff.orders.refund.done', { amount: money(preview.amount) });
      bus.publish('toast', { type: 'success', message });
      onRefunded();
    },
    onSettled: () => void refetch(),
  });
  const refundOnce = usePressOnce(refunding);
  return (
    <Fields>
      <h3 ref={heading} tabIndex={-1}>
        {t('staff.orders.refund.planTitle', { amount: money(preview.amount) })}
      </h3>
      <RefundPlan order={order} salonNames={salonNames} preview={preview} />
      <Refusal>{refunding.error ? orderRefusal(refunding.error, t) : null}</Refusal>
      <Buttons>
        <Button busy={refunding.isPending} onClick={() => refundOnce()}>
          {t('staff.orders.refund.confirm', { amount: money(preview.amount) })}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={refunding.isPending}
          onClick={refunding.isPending ? undefined : onBack}
        >
          {t('staff.orders.refund.back')}
        </Button>
      </Buttons>
    </Fields>
  );
}
