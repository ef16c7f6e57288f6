import type { CartItem, ChangeCartItemRequest } from '@aksamit/shared-kit/contracts';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { useCartChange } from './use-cart-change';

export interface CartItemChange {
  id: string;
  change: ChangeCartItemRequest;
}

/** PUT /cart-items/{id}. Errors: 422 no_price outside the pricing matrix, 404 gone. */
export function useChangeCartItem() {
  return useCartChange(async (http, { id, change }: CartItemChange) => {
    const options = { body: change, idempotencyKey: newIdempotencyKey(), needsVisitor: true };
    return (await http.put<{ cartItem: CartItem }>(`/cart-items/${id}`, options)).data.cartItem;
  });
}
