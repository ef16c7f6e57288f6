import type { AddCartItemRequest, CartItem } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { isHttpError } from '@aksamit/module-sdk/http';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { type CartTools, useCartCalls } from './cart-calls';
import { shownCartOf } from './shown-cart';

export type NewCartItem = Omit<AddCartItemRequest, 'cartId'>;

/**
 * POST /cart-items. With no cart known the cart is fetched first and its id used; a cart that has become an order
 * meanwhile is replaced by the new one. Source: specification, commerce core, section 4.
 */
async function addCartItem(tools: CartTools, item: NewCartItem): Promise<CartItem> {
  // Each time: while the item is being added, the header's cart may begin to keep the one that it fetched before.
  const keeper = () => shownCartOf(tools);
  const post = async (cartId: string) => {
    const body = { ...item, cartId } satisfies AddCartItemRequest;
    const sending = { idempotencyKey: newIdempotencyKey(), needsVisitor: true };
    const { data } = await callApi(tools.http, 'POST /cart-items', { body, ...sending });
    await keeper().show(data.cart);
    return data.cartItem;
  };
  const known = keeper().current() ?? (await keeper().fetch());
  try {
    return await post(known.id);
  } catch (error) {
    if (!isHttpError(error) || (error.status !== 404 && error.status !== 409)) throw error;
    const current = await keeper().fetch();
    if (current.id === known.id) throw error;
    return post(current.id);
  }
}

/**
 * Adds to the cart; pending until the new cart, which the response carries, is shown. It has no query: a button must not
 * load the package for that.
 */
export function useAddCartItem() {
  const tools = useCartCalls();
  const [state, setState] = useState<{ isPending: boolean; error: unknown }>({ isPending: false, error: null });
  return {
    ...state,
    /** Rejects when it was not added; `error` has why, until the next attempt. */
    async add(item: NewCartItem): Promise<CartItem> {
      setState({ isPending: true, error: null });
      try {
        const line = await addCartItem(tools, item);
        setState({ isPending: false, error: null });
        return line;
      } catch (error) {
        setState({ isPending: false, error });
        throw error;
      }
    },
  };
}
