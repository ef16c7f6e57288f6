import { callApi } from '@aksamit/module-sdk/api';
import { isHttpError } from '@aksamit/module-sdk/http';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { useCartChange } from './use-cart-change';

/** DELETE /cart-items/{id}. A line that is gone already counts as success. */
export function useRemoveCartItem() {
  return useCartChange(async (http, id: string) => {
    try {
      const sending = { idempotencyKey: newIdempotencyKey(), needsVisitor: true };
      return (await callApi(http, 'DELETE /cart-items/{id}', { params: { id }, ...sending })).data;
    } catch (error) {
      if (!isHttpError(error) || error.status !== 404) throw error;
      return {};
    }
  });
}
