import type { Order } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageHead, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { useEffect } from 'react';
import { purchaseStep } from '../commerce/commerce-steps';
import { takePurchase } from '../commerce/once';
import { orderVisitsQuery } from '../features/order-visits/api/order-visits';
import { BookedVisits } from '../features/order-visits/components/booked-visits';
import { shownVisits } from '../features/order-visits/shown-visits';
import { CheckoutFrame } from '../features/page-frame/checkout-frame';
import { NextSteps } from '../features/payment/components/next-steps';
import { OrderResult } from '../features/payment/components/order-result';
import { PaymentStageView } from '../features/payment/components/payment-stage';
import { orderContent } from '../features/payment/order-content';
import { useOrderOf } from '../features/payment/use-order-of';
import { usePaymentStatus } from '../features/payment/use-payment-status';
import { loadPayment } from './load-checkout';

export default definePage({
  name: 'payment-confirmation',
  layout: 'checkout',
  rendering: 'private',
  patterns: { pl: ['/platnosc/potwierdzenie/:id/'], en: ['/payment/confirmation/:id/'] },
  load: loadPayment,
  component: PaymentConfirmationPage,
});

/** Return page of the gateway: the state of the payment, however early, late or often it is opened. */
export function PaymentConfirmationPage() {
  const t = useTranslate();
  const { id = '' } = usePageParams();
  const { stage, orderPayment, retry, isFetching } = usePaymentStatus(id);
  const { order: loaded, isLoading: isOrderLoading } = useOrderOf(orderPayment, stage);
  const { visits, changeAddress, isLoading: areVisitsLoading } = useVisitsOf(loaded);
  // Order and visits appear at once: nothing shifts.
  const order = areVisitsLoading ? undefined : loaded;
  const isLoading = isOrderLoading || areVisitsLoading;
  // Until then its times are held, not booked.
  const isSettled = stage === 'success' || stage === 'offlineTransaction';
  usePurchase(id, loaded);
  usePageHead({ title: t(`stage.${stage}.title`), robots: 'noindex' });
  return (
    <CheckoutFrame width="narrow">
      <PaymentStageView
        stage={stage}
        orderPayment={orderPayment}
        isBusy={isFetching}
        mailedTo={loaded?.user.email}
        onRetry={retry}
      />
      {order && isSettled && visits.length > 0 ? (
        <BookedVisits orderId={order.id} visits={visits} changeAddress={changeAddress} />
      ) : null}
      {order ? <OrderResult order={order} /> : null}
      {isLoading || !isSettled ? null : <NextSteps order={order} changeAddress={changeAddress} />}
    </CheckoutFrame>
  );
}

/** Visits of an order as they are now; as they were ordered while an older API is there, which cannot change them. */
function useVisitsOf(order: Order | undefined) {
  const http = useHttp();
  const href = useHref();
  const { id = '' } = usePageParams();
  const ordered = order ? orderContent(order).visits : [];
  const { data, isLoading } = useQuery({
    ...orderVisitsQuery(http, order?.id ?? ''),
    enabled: ordered.length > 0,
    retry: false,
  });
  const changeAddress = data && data.length > 0 ? href('cart-checkout/order-visits', { id }) : null;
  return { visits: order ? shownVisits(data, ordered) : [], changeAddress, isLoading };
}

/**
 * Reports the purchase once: in the browser that ordered, when the order is paid or accepted for payment in the salon.
 */
function usePurchase(orderPaymentId: string, order: Order | undefined): void {
  const bus = useBus();
  useEffect(() => {
    if (order && takePurchase(orderPaymentId)) bus.publish('commerce', purchaseStep(order));
  }, [bus, orderPaymentId, order]);
}
