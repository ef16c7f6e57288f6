import type { Cart } from '@aksamit/shared-kit/contracts';
import { type HttpClient, isHttpError, useHttp } from '@aksamit/shared-kit/http';
import { useModule } from '@aksamit/shared-kit/lifecycle';
import { queryOptions, useQuery } from '@aksamit/shared-kit/query';
import { useMemo } from 'react';
import { type CartScope, readStoredCart, storeCart } from '../cart-storage';

/** Start of every cart's query key: invalidate it after a change. */
export const cartKey = ['cart'] as const;

/** What fetching the cart needs of the page. */
export interface CartTools {
  http: HttpClient;
  scope: CartScope;
  /** ISO 4217 code. */
  currency: string;
  renewVisitor(): Promise<unknown>;
}

/** Whether the answer says that this visitor's cart cannot be had; 429 and a server away say nothing of the kind. */
function isVisitorRefused(error: unknown): boolean {
  return isHttpError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/**
 * The visitor's (or customer's) cart, made when there is none. Answered 4xx, the visitor gets a new id and the cart is
 * fetched once more. Source: specification, commerce core, section 7, behaviours.
 */
async function fetchCart({ http, scope, currency, renewVisitor }: CartTools, signal: AbortSignal): Promise<Cart> {
  const get = async () =>
    (await http.get<{ cart: Cart }>('/carts', { query: { currency }, needsVisitor: true, signal })).data.cart;
  const cart = await get().catch(async (error: unknown) => {
    if (!isVisitorRefused(error)) throw error;
    await renewVisitor();
    return get();
  });
  storeCart(scope, cart, new Date());
  return cart;
}

/** GET /carts. Never fresh: whoever shows the cart asks again, prices and codes may have changed meanwhile. */
export function cartQuery(tools: CartTools) {
  return queryOptions({
    queryKey: [...cartKey, tools.currency],
    queryFn: ({ signal }) => fetchCart(tools, signal),
    staleTime: 0,
  });
}

export function useCartTools(): CartTools {
  const http = useHttp();
  const { context, host } = useModule();
  return useMemo(
    () => ({
      http,
      scope: { market: context.market.slug, locale: context.locale },
      currency: context.market.currencies[0]?.code ?? 'PLN',
      renewVisitor: () => host.renewVisitor(),
    }),
    [http, context, host],
  );
}

/** The cart; `isPlaceholderData` while it is only the stored copy, which can be looked at but not changed. */
export function useCart({ enabled = true }: { enabled?: boolean } = {}) {
  const tools = useCartTools();
  return useQuery({ ...cartQuery(tools), enabled, placeholderData: () => readStoredCart(tools.scope) });
}
