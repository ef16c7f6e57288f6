import { useQueryClient } from '@aksamit/module-sdk/query';
import { orderKey } from './api/get-order';
import { ORDER_LISTS } from './api/get-orders';

/** Requests an order and the lists again, after a change and after a refusal: a colleague may have changed it. */
export function useOrderCache(orderId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: orderKey(orderId) }),
      queryClient.invalidateQueries({ queryKey: ORDER_LISTS }),
    ]);
  };
}
