import type { AddCartItemRequest, CartItem } from '@aksamit/shared-kit/contracts';
import { isHttpError } from '@aksamit/shared-kit/http';
import { type QueryClient, useMutation, useQueryClient } from '@aksamit/shared-kit/query';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { type CartTools, cartKey, cartQuery, useCartTools } from './get-cart';

export type NewCartItem = Omit<AddCartItemRequest, 'cartId'>;

/**
 * POST /cart-items. With no cart known the cart is fetched first and its id used; a cart that has become an order
 * meanwhile is replaced by the new one. Source: specification, commerce core, section 4.
 */
async function addCartItem(tools: CartTools, queryClient: QueryClient, item: NewCartItem): Promise<CartItem> {
  const query = cartQuery(tools);
  const post = async (cartId: string) => {
    const body = { ...item, cartId } satisfies AddCartItemRequest;
    const options = { body, idempotencyKey: newIdempotencyKey(), needsVisitor: true };
    return (await tools.http.post<{ cartItem: CartItem }>('/cart-items', options)).data.cartItem;
  };
  const known = queryClient.getQueryData(query.queryKey) ?? (await queryClient.fetchQuery(query));
  try {
    return await post(known.id);
  } catch (error) {
    if (!isHttpError(error) || (error.status !== 404 && error.status !== 409)) throw error;
    const current = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    if (current.id === known.id) throw error;
    return post(current.id);
  }
}

/**
 * Adds to the cart; pending until the new cart is there. Fetched by name and not by invalidation, which passes over a
 * mini-cart that has not asked for a cart yet.
 */
export function useAddCartItem() {
  const tools = useCartTools();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (item: NewCartItem) => addCartItem(tools, queryClient, item),
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey: cartKey });
      // The item is in the cart: a cart that cannot be shown this moment is no failure of adding.
      await queryClient.fetchQuery({ ...cartQuery(tools), staleTime: 0 }).catch(() => undefined);
    },
    networkMode: 'always',
  });
}
