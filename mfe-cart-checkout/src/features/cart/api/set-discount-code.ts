import type { Cart, DiscountCode } from '@aksamit/shared-kit/contracts';
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
    const options = { body: { code }, idempotencyKey: newIdempotencyKey(), needsVisitor: true };
    return (
      await http.put<{ discountCode: DiscountCode | null; cart: Cart }>(`/carts/${cartId}/discount-code`, options)
    ).data;
  });
}
