import type { PlacedOrder, PlaceOrderRequest } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useMutation } from '@aksamit/module-sdk/query';
import { keyOfAttempt } from '../order-attempt';

/** The order token stays with the page server, in a cookie that scripts cannot read. */
export type OrderPlaced = Omit<PlacedOrder, 'orderToken'>;

/**
 * POST /orders. Errors: 422 by field, 409 cart_changed with `details.lines`, expired, limit_reached,
 * voucher_used, empty_cart.
 */
export function usePlaceOrder() {
  const http = useHttp();
  return useMutation({
    mutationFn: async (request: PlaceOrderRequest) => {
      const options = { body: request, idempotencyKey: keyOfAttempt(request), needsVisitor: true };
      return (await callApi(http, 'POST /orders', options)).data;
    },
    networkMode: 'always',
  });
}
