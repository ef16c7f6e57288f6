import type { InvoiceCorrectionPreview, InvoiceCorrectionRequest, StaffOrder } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button } from '@aksamit/ui';
import { useEffect, useRef } from 'react';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { usePressOnce } from '../../../forms/use-press-once';
import { Facts } from '../../../staff-kit/facts';
import { correctInvoice } from '../api/correct-invoice';
import { orderRefusal } from '../order-refusal';
import { useMoneyOf } from '../order-words';
import { useOrderCache } from '../use-order-cache';
import { Buttons, Fields } from './order-style';
import { Refusal } from './refusal';

export interface CorrectionConfirmationProps {
  order: StaffOrder;
  planned: { request: InvoiceCorrectionRequest; preview: InvoiceCorrectionPreview };
  onBack(): void;
  onIssued(): void;
}

/** The document that will be issued, and the button that does it: an issued one is only corrected by a further one. */
export function CorrectionConfirmation({ order, planned, onBack, onIssued }: CorrectionConfirmationProps) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const refetch = useOrderCache(order.id);
  const keyOf = useAttemptKey();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone. The heading has the focus, not the answer: a second press issues nothing.
  useEffect(() => heading.current?.focus(), []);
  const { request, preview } = planned;
  const issuing = useMutation({
    mutationFn: () => correctInvoice(http, { id: order.id, body: request }, keyOf(request)),
    onSuccess: () => {
      const key = preview.replacement ? 'doneWithNew' : 'done';
      const message = t(`staff.orders.correction.${key}`, { number: preview.correctedNumber });
      bus.publish('toast', { type: 'success', message });
      onIssued();
    },
    onSettled: () => void refetch(),
  });
  const issueOnce = usePressOnce(issuing);
  return (
    <Fields>
      <h3 ref={heading} tabIndex={-1}>
        {t('staff.orders.correction.planTitle', { number: preview.correctedNumber })}
      </h3>
      <Plan preview={preview} reason={request.reason} isOfBuyer={request.buyer !== undefined} />
      <Refusal>{issuing.error ? orderRefusal(issuing.error, t) : null}</Refusal>
      <Buttons>
        <Button busy={issuing.isPending} onClick={() => issueOnce()}>
          {t('staff.orders.correction.issue')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('staff.orders.correction.back')}
        </Button>
      </Buttons>
    </Fields>
  );
}

interface PlanProps {
  preview: InvoiceCorrectionPreview;
  reason: string;
  isOfBuyer: boolean;
}

function Plan({ preview, reason, isOfBuyer }: PlanProps) {
  const t = useTranslate();
  const money = useMoneyOf(preview.currency);
  const buyerText = ({ companyName, vatId, address, postalCode, city, country }: PlanProps['preview']['buyer']) =>
    `${companyName}, ${vatId}, ${address}, ${postalCode} ${city}, ${country}`;
  return (
    <Facts>
      <dt>{t('staff.orders.correction.fields.reason')}</dt>
      <dd>{reason}</dd>
      {preview.lines.map(({ name, before, after }) => (
        <Row key={name} name={name} value={`${money(before)} → ${money(after)}`} />
      ))}
      {preview.vat.map(({ vatRate, net, vat }) => (
        <Row
          key={vatRate}
          name={`VAT ${vatRate}%`}
          value={t('staff.orders.correction.vat', { net: money(net), vat: money(vat) })}
        />
      ))}
      <Row name={t('staff.orders.correction.total')} value={money(preview.total)} />
      {preview.replacement ? (
        <Row name={t('staff.orders.correction.newInvoice')} value={money(preview.replacement.total)} />
      ) : null}
      {isOfBuyer ? (
        <>
          <Row name={t('staff.orders.correction.buyerBefore')} value={buyerText(preview.buyerBefore)} />
          <Row name={t('staff.orders.correction.buyerAfter')} value={buyerText(preview.buyer)} />
        </>
      ) : null}
    </Facts>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
