import type { Order } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageHead, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useEffect } from 'react';
import { purchaseStep } from '../commerce/commerce-steps';
import { takePurchase } from '../commerce/once';
import { CheckoutFrame } from '../features/page-frame/checkout-frame';
import { NextSteps } from '../features/payment/components/next-steps';
import { OrderResult } from '../features/payment/components/order-result';
import { PaymentStageView } from '../features/payment/components/payment-stage';
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
  const { order, isLoading } = useOrderOf(orderPayment, stage);
  usePurchase(id, order);
  usePageHead({ title: t(`stage.${stage}.title`), robots: 'noindex' });
  return (
    <CheckoutFrame width="narrow">
      <PaymentStageView stage={stage} orderPayment={orderPayment} isBusy={isFetching} onRetry={retry} />
      {order ? <OrderResult order={order} /> : null}
      {isLoading || (stage !== 'success' && stage !== 'offlineTransaction') ? null : <NextSteps order={order} />}
    </CheckoutFrame>
  );
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
