import { useBus } from '@aksamit/shared-kit/bus';
import type { OrderPayment, PaymentMethod } from '@aksamit/shared-kit/contracts';
import { isHttpError } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { navigator } from '@aksamit/shared-kit/router';
import { messageOfError } from '../../requests/message-of-error';
import { useStartPayment } from './api/start-payment';
import { comeBack, noteLeaving, useIsLeaving } from './is-leaving';
import { leaveFor } from './leave-for';
import type { BlikWish } from './use-blik-code';
import type { PayerAddress } from './use-payer-address';

/**
 * Leads from an order to its payment: to the gateway, or to the confirmation when there is nothing to do at one. The
 * order stands whatever happens here; a gateway that is away leaves the shopper where they can pay again.
 */
export function usePay() {
  const t = useTranslate();
  const href = useHref();
  const bus = useBus();
  const start = useStartPayment();
  const isLeaving = useIsLeaving();

  /**
   * Pays; with a BLIK code at the shop itself.
   * @returns why the bank did not take the code; undefined in every other case
   */
  const pay = async (
    orderPayment: Pick<OrderPayment, 'id' | 'canPay'>,
    paymentMethod: PaymentMethod,
    /** A BLIK code, or the payer's address where the method needs one that the order lacks. */
    more?: BlikWish | { address: PayerAddress },
  ): Promise<string | undefined> => {
    const params = { id: orderPayment.id };
    const confirmation = href('cart-checkout/payment-confirmation', params);
    const payAgain = href('cart-checkout/payment-summary', params);
    if (!orderPayment.canPay) {
      navigator.replace(confirmation);
      return undefined;
    }
    try {
      const payment = await start.mutateAsync({ orderPaymentId: orderPayment.id, paymentMethod, more });
      // "Back" from the gateway must not find the form of an order that is placed.
      navigator.replace(payment.redirectUrl ? payAgain : confirmation);
      if (payment.redirectUrl) {
        noteLeaving();
        leaveFor(payment.redirectUrl);
      }
      return undefined;
    } catch (error) {
      comeBack();
      if (isHttpError(error) && error.code === 'already_paid') {
        // In another tab, or by a notice that came meanwhile: nothing went wrong.
        navigator.replace(confirmation);
        return undefined;
      }
      if (isHttpError(error) && error.code === 'blik_refused') {
        // The order stands: another code is typed where it is paid again, which says what was wrong.
        navigator.replace(payAgain);
        return error.fields.blikCode ?? error.message;
      }
      if (isHttpError(error) && error.code === 'payment_hold_over') {
        // Said there in full, with the way on.
        navigator.replace(payAgain);
        return undefined;
      }
      bus.publish('toast', { type: 'alert', message: t('payment.notStarted', { reason: messageOfError(error, t) }) });
      navigator.replace(payAgain);
      return undefined;
    }
  };
  return { pay, isPending: start.isPending || isLeaving };
}
