import { useBus } from '@aksamit/shared-kit/bus';
import type { OrderPayment, PaymentMethod } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { navigator } from '@aksamit/shared-kit/router';
import { messageOfError } from '../../requests/message-of-error';
import { useStartPayment } from './api/start-payment';
import { leaveFor } from './leave-for';

/**
 * Leads from an order to its payment: to the gateway, or to the confirmation when there is nothing to do at one. The
 * order stands whatever happens here; a gateway that is away leaves the shopper where they can pay again.
 */
export function usePay() {
  const t = useTranslate();
  const href = useHref();
  const bus = useBus();
  const start = useStartPayment();

  /** True when the browser is on its way to the gateway or the confirmation. */
  const pay = async (orderPayment: Pick<OrderPayment, 'id' | 'canPay'>, paymentMethod: PaymentMethod) => {
    const params = { id: orderPayment.id };
    const confirmation = href('cart-checkout/payment-confirmation', params);
    const payAgain = href('cart-checkout/payment-summary', params);
    if (!orderPayment.canPay) {
      navigator.replace(confirmation);
      return true;
    }
    try {
      const payment = await start.mutateAsync({ orderPaymentId: orderPayment.id, paymentMethod });
      // "Back" from the gateway must not find the form of an order that is placed.
      navigator.replace(payment.redirectUrl ? payAgain : confirmation);
      if (payment.redirectUrl) leaveFor(payment.redirectUrl);
      return true;
    } catch (error) {
      bus.publish('toast', { type: 'alert', message: t('payment.notStarted', { reason: messageOfError(error, t) }) });
      navigator.replace(payAgain);
      return false;
    }
  };
  return { pay, isPending: start.isPending };
}
