import { type ApiClient, createApiClient, useHttp } from '@aksamit/shared-kit/http';
import { useMutation, useQueryClient } from '@aksamit/shared-kit/query';
import { cartKey } from './get-cart';

/**
 * A change of the cart: done when the cart has been fetched again, also after a failure, since the server's cart is the
 * only true one. Source: specification, commerce core, section 4 (after add, update, discount or remove it is fetched).
 */
export function useCartChange<Input, Output>(change: (api: ApiClient, input: Input) => Promise<Output>) {
  const http = useHttp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(createApiClient(http), input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKey }),
    networkMode: 'always',
  });
}
