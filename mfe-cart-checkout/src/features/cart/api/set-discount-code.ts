import { callApi } from '@aksamit/module-sdk/api';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { useCartChange } from './use-cart-change';

export interface DiscountCodeChange {
  cartId: string;
  /** null takes the code off. */
  code: string | null;
}

/** PUT /carts/{id}/discount-code. Errors: 404 not_found, expired, limit_reached. */
export function useSetDiscountCode() {
  return useCartChange(async (http, { cartId, code }: DiscountCodeChange) => {
    const sending = { idempotencyKey: newIdempotencyKey(), needsVisitor: true };
    return (
      await callApi(http, 'PUT /carts/{id}/discount-code', { params: { id: cartId }, body: { code }, ...sending })
    ).data;
  });
}
