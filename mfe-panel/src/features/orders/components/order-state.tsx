import type { Order } from '@aksamit/contracts';
import { downloadFile } from '@aksamit/module-sdk/api';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Badge, Button, LinkButton, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { DownloadButton } from '../../../downloads/download-button';
import { PhoneLink } from '../../../states/phone-link';
import { hasInvoice, mayWithdraw } from '../order-actions';
import { type ShownStatus, shownStatus } from '../order-status';
import { CancelOrderDialog } from './cancel-order-dialog';

const Parts = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.5rem;
`;

const tones: Record<ShownStatus, 'success' | 'warning' | 'neutral' | 'soft'> = {
  active: 'success',
  done: 'neutral',
  canceled: 'neutral',
  refunded: 'neutral',
  toPay: 'warning',
  partPaid: 'warning',
  payInSalon: 'soft',
};

/** Status of an order and its actions. */
export function OrderState({ order }: { order: Order }) {
  const t = useTranslate();
  const href = useHref();
  const [isAsked, setAsked] = useState(false);
  const status = shownStatus(order);
  const { number } = order;
  const withdrawal = `${href('panel/orders')}?${new URLSearchParams({ withdraw: order.id })}`;
  return (
    <Parts>
      <Badge tone={tones[status]}>{t(`orders.status.${status}`)}</Badge>
      {order.canPay ? (
        <>
          <LinkButton
            size="sm"
            variant={status === 'payInSalon' ? 'secondary' : 'primary'}
            href={href('cart-checkout/payment-summary', { id: order.orderPaymentId })}
            aria-label={t('orders.payNamed', { number })}
          >
            {t('orders.pay')}
          </LinkButton>
          {status === 'toPay' ? (
            <Text size="sm" tone="muted">
              {t('orders.unpaidHelp')} <PhoneLink />
            </Text>
          ) : null}
        </>
      ) : null}
      {hasInvoice(order) ? <InvoiceButtons order={order} /> : null}
      {order.canCancel ? (
        <Button
          size="sm"
          variant="quiet"
          flush
          aria-label={t('orders.cancelNamed', { number })}
          onClick={() => setAsked(true)}
        >
          {t('orders.cancel')}
        </Button>
      ) : null}
      {(order.paidStatus !== 'notPaid' || order.items.length > 1) && mayWithdraw(order, new Date()) ? (
        <a href={withdrawal} aria-label={t('orders.withdrawNamed', { number })}>
          {t('orders.withdraw')}
        </a>
      ) : null}
      <CancelOrderDialog order={isAsked ? order : null} onClose={() => setAsked(false)} />
    </Parts>
  );
}

/** The invoice and its corrections, each as PDF; one that is not issued yet is issued on request. */
function InvoiceButtons({ order }: { order: Order }) {
  const t = useTranslate();
  const issued = order.invoices ?? [];
  const documents = issued.length > 0 ? issued : [{ number: '', kind: 'invoice' as const }];
  return documents.map(({ number, kind }) => (
    <DownloadButton
      key={number}
      size="sm"
      variant="quiet"
      flush
      fetchFile={(http) => {
        const query = number ? { number } : {};
        return downloadFile(http, 'GET /orders/{id}/invoice', { params: { id: order.id }, query });
      }}
      fileName={`${order.number}.pdf`}
      aria-label={t(`orders.${kind}Named`, { number: order.number, document: number })}
    >
      <FileText aria-hidden="true" />
      {t(`orders.${kind}`)}
    </DownloadButton>
  ));
}
