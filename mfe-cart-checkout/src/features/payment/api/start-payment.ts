import type { PaymentMethod, Wallet } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import type { BlikCharge } from '../use-blik-code';
import type { PayerAddress } from '../use-payer-address';

export interface PaymentStart {
  orderPaymentId: string;
  paymentMethod: PaymentMethod;
  /** A code to charge instead of a redirect, a wallet, or the payer's address. */
  more?: BlikCharge | { wallet: Wallet } | { address: PayerAddress } | undefined;
}

/**
 * POST /order-payments/{id}/payment. Errors: 409 already_paid, order_canceled; 422 blik_refused with `details.refusal`;
 * 503 gateway_unavailable.
 */
export function useStartPayment() {
  const http = useHttp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ orderPaymentId, paymentMethod, more }: PaymentStart) => {
      const options = { body: { paymentMethod, ...more }, idempotencyKey: newIdempotencyKey(), needsVisitor: true };
      return (await callApi(http, 'POST /order-payments/{id}/payment', { params: { id: orderPaymentId }, ...options }))
        .data.payment;
    },
    onSettled: (_payment, error, { orderPaymentId }) => {
      // A visitor who leaves needs no refetch; one who stays sees the new state: it may be paid or canceled by now.
      const refetchType = error ? 'active' : 'none';
      void queryClient.invalidateQueries({ queryKey: ['order-payment', orderPaymentId], refetchType });
    },
    networkMode: 'always',
  });
}
