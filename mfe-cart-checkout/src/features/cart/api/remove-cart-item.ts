import { isHttpError } from '@aksamit/shared-kit/http';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { useCartChange } from './use-cart-change';

/** DELETE /cart-items/{id}. A line that is gone already is what was asked for. */
export function useRemoveCartItem() {
  return useCartChange(async (http, id: string) => {
    try {
      await http.delete(`/cart-items/${id}`, { idempotencyKey: newIdempotencyKey(), needsVisitor: true });
    } catch (error) {
      if (!isHttpError(error) || error.status !== 404) throw error;
    }
  });
}
