import type { ChangeCartItemRequest } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { useCartChange } from './use-cart-change';

export interface CartItemChange {
  id: string;
  change: ChangeCartItemRequest;
}

/** PUT /cart-items/{id}. Errors: 422 no_price outside the pricing matrix, 404 gone. */
export function useChangeCartItem() {
  return useCartChange(async (http, { id, change }: CartItemChange) => {
    const sending = { idempotencyKey: newIdempotencyKey(), needsVisitor: true };
    return (await callApi(http, 'PUT /cart-items/{id}', { params: { id }, body: change, ...sending })).data;
  });
}
