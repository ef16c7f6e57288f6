import type { Cart } from '@aksamit/contracts';
import type { LoadInput } from '@aksamit/module-sdk/lifecycle';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@aksamit/module-sdk/query';
import { useMemo } from 'react';
import { readStoredCart } from '../cart-storage';
import { cartKey, useCartAnnouncements } from './cart-announcements';
import { askForCart, type CartTools, currencyOf, fetchCart, useCartCalls } from './cart-calls';
import type { CartKeeper } from './cart-of-page';
import { showAnsweredCart } from './show-answered-cart';

export type { CartTools } from './cart-calls';

/** Mini-cart and page request it within moments of each other; one response serves both. */
const STALE_AFTER_MS = 3000;

/**
 * The visitor's cart for server rendering. The browser fetches it again: that updates the header and the stored copy.
 */
export async function loadCart({ http, context, queryClient }: LoadInput): Promise<Cart> {
  const currency = currencyOf(context);
  const cart = await askForCart(http, currency, context.signal);
  queryClient.setQueryData([...cartKey, currency], cart, { updatedAt: Date.now() - STALE_AFTER_MS });
  return cart;
}

/**
 * GET /carts. Hardly ever fresh: each component that shows the cart refetches it, since prices and codes may have
 * changed.
 */
export function cartQuery(tools: CartTools) {
  return queryOptions({
    queryKey: [...cartKey, tools.currency],
    queryFn: ({ signal }) => fetchCart(tools, signal),
    staleTime: STALE_AFTER_MS,
    // What a button without queries has fetched a moment ago.
    initialData: () => tools.ofPage.cached?.cart,
    initialDataUpdatedAt: () => tools.ofPage.cached?.at,
  });
}

/**
 * For components that show or change the cart; while mounted, each new cart is stored for the next visit and published.
 */
export function useCartTools(): CartTools {
  const tools = useCartCalls();
  const queryClient = useQueryClient();
  const keeper = useMemo(() => keeperWithQueries(queryClient, tools), [queryClient, tools]);
  useCartAnnouncements(tools, keeper);
  return tools;
}

function keeperWithQueries(queryClient: QueryClient, tools: CartTools): CartKeeper {
  const query = cartQuery(tools);
  return {
    current: () => queryClient.getQueryData(query.queryKey),
    fetch: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
    show: (cart) => showAnsweredCart(queryClient, tools.currency, cart),
  };
}

/** The cart; `isPlaceholderData` while it is only the stored copy, which can be shown but not changed. */
export function useCart({ enabled = true }: { enabled?: boolean } = {}) {
  const tools = useCartTools();
  return useQuery({ ...cartQuery(tools), enabled, placeholderData: () => readStoredCart(tools.scope) });
}
