import type { Cart } from '@aksamit/contracts';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { useCartTools } from './get-cart';
import { showAnsweredCart } from './show-answered-cart';

/**
 * A change of the cart: done when the returned cart is shown. After a failure the cart is fetched: the server is the
 * source of truth.
 */
export function useCartChange<Input, Output extends { cart?: Cart }>(
  change: (http: HttpClient, input: Input) => Promise<Output>,
) {
  const { http, currency } = useCartTools();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    onSettled: (answered) => showAnsweredCart(queryClient, currency, answered?.cart),
    networkMode: 'always',
  });
}
