import type { OrderPayment, PaymentMethod, Wallet } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { isHttpError } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { messageOfError } from '../../requests/message-of-error';
import { useStartPayment } from './api/start-payment';
import { comeBack, noteLeaving, useIsLeaving } from './is-leaving';
import { leaveFor } from './leave-for';
import type { BlikCharge } from './use-blik-code';
import type { PayerAddress } from './use-payer-address';

/**
 * Leads from an order to its payment: to the gateway, or to the confirmation when no gateway is needed. The order
 * stands whatever happens here; if the gateway is unreachable, the shopper can pay again from the next page.
 */
export function usePay() {
  const t = useTranslate();
  const href = useHref();
  const bus = useBus();
  const start = useStartPayment();
  const isLeaving = useIsLeaving();

  /**
   * Pays; with a BLIK code at the shop itself.
   * @returns why the bank refused the code; undefined in every other case
   */
  const pay = async (
    orderPayment: Pick<OrderPayment, 'id' | 'canPay'>,
    paymentMethod: PaymentMethod,
    /** A BLIK code, a wallet, or the payer's address where the method needs one that the order lacks. */
    more?: BlikCharge | { wallet: Wallet } | { address: PayerAddress },
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
      // "Back" from the gateway must not lead to the form of a placed order.
      navigator.replace(payment.redirectUrl ? payAgain : confirmation);
      if (payment.redirectUrl) {
        noteLeaving();
        leaveFor(payment.redirectUrl);
      }
      return undefined;
    } catch (error) {
      comeBack();
      if (isHttpError(error) && error.code === 'already_paid') {
        // Paid in another tab, or a webhook arrived meanwhile: no error.
        navigator.replace(confirmation);
        return undefined;
      }
      if (isHttpError(error) && error.code === 'blik_refused') {
        // The order stands: the page for paying again takes another code and shows what was wrong.
        navigator.replace(payAgain);
        return error.fields.blikCode ?? error.message;
      }
      if (isHttpError(error) && error.code === 'payment_hold_over') {
        // That page shows the full message, with the next step.
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
