import type { AddCartItemRequest } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { isHttpError } from '@aksamit/module-sdk/http';
import { type QueryClient, useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { type CartTools, cartQuery, useCartTools } from './get-cart';
import { showAnsweredCart } from './show-answered-cart';

export type NewCartItem = Omit<AddCartItemRequest, 'cartId'>;

/**
 * POST /cart-items. With no cart known the cart is fetched first and its id used; a cart that has become an order
 * meanwhile is replaced by the new one. Source: specification, commerce core, section 4.
 */
async function addCartItem(tools: CartTools, queryClient: QueryClient, item: NewCartItem) {
  const query = cartQuery(tools);
  const post = async (cartId: string) => {
    const body = { ...item, cartId } satisfies AddCartItemRequest;
    const sending = { idempotencyKey: newIdempotencyKey(), needsVisitor: true };
    const { data } = await callApi(tools.http, 'POST /cart-items', { body, ...sending });
    await showAnsweredCart(queryClient, tools.currency, data.cart);
    return data.cartItem;
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

/** Adds to the cart; pending until the new cart, which the response carries, is shown. */
export function useAddCartItem() {
  const tools = useCartTools();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (item: NewCartItem) => addCartItem(tools, queryClient, item),
    networkMode: 'always',
  });
}
