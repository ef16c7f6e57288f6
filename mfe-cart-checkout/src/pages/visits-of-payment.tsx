import type { Event } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { ErrorState, Heading, Skeleton, Stack } from '@aksamit/ui';
import type { ReactNode } from 'react';
import { orderVisitsQuery } from '../features/order-visits/api/order-visits';
import { CheckoutFrame } from '../features/page-frame/checkout-frame';
import { orderPaymentQuery } from '../features/payment/api/get-order-payment';
import { PaymentStageView } from '../features/payment/components/payment-stage';
import { isNotFound } from '../features/payment/shown-stage';
import { messageOfError } from '../requests/message-of-error';
import { Waiting } from '../waiting/waiting';

export interface VisitsOfOrder {
  orderId: string;
  orderNumber: string;
  events: readonly Event[];
}

interface VisitsOfPaymentProps {
  title: string;
  children(visits: VisitsOfOrder): ReactNode;
}

/** Frame of the pages about an order's visits: the title, and their states until the visits are loaded. */
export function VisitsOfPayment({ title, children }: VisitsOfPaymentProps) {
  const t = useTranslate();
  const { id = '' } = usePageParams();
  const http = useHttp();
  const payment = useQuery(orderPaymentQuery(http, id));
  const orderId = payment.data?.orderId ?? '';
  const visits = useQuery({ ...orderVisitsQuery(http, orderId), enabled: orderId !== '' });
  const error = payment.error ?? visits.error;
  const isFetching = payment.isFetching || visits.isFetching;
  const retry = () => void (payment.data ? visits.refetch() : payment.refetch());
  // Also after it was loaded once: the session may have ended meanwhile.
  if (isNotFound(error))
    return (
      <CheckoutFrame width="narrow">
        <PaymentStageView stage="notFound" orderPayment={undefined} isBusy={isFetching} onRetry={retry} />
      </CheckoutFrame>
    );
  return (
    <CheckoutFrame width="narrow">
      <Stack gap={6}>
        <Heading level={1}>{title}</Heading>
        {payment.data && visits.data ? (
          children({ orderId, orderNumber: payment.data.orderNumber, events: visits.data })
        ) : error ? (
          <ErrorState
            headingLevel={2}
            title={t('orderVisits.failed')}
            text={messageOfError(error, t)}
            retryLabel={t('retry')}
            onRetry={retry}
            busy={isFetching}
          />
        ) : (
          <Waiting first={{ height: '1.5rem', width: '14rem' }} gap={5}>
            <Skeleton height="13rem" shape="card" />
          </Waiting>
        )}
      </Stack>
    </CheckoutFrame>
  );
}
