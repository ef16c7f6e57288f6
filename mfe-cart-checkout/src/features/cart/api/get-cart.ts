import type { Cart } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { useBus } from '@aksamit/module-sdk/bus';
import { type HttpClient, isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { type LoadInput, useModule } from '@aksamit/module-sdk/lifecycle';
import { queryOptions, useQuery } from '@aksamit/module-sdk/query';
import { useCallback, useMemo } from 'react';
import { type CartScope, readStoredCart, storeCart } from '../cart-storage';
import { cartKey, useCartAnnouncements } from './cart-announcements';

/** What fetching the cart needs of the page. */
export interface CartTools {
  http: HttpClient;
  scope: CartScope;
  /** ISO 4217 code. */
  currency: string;
  renewVisitor(): Promise<unknown>;
}

/** Mini-cart and page request it within moments of each other; one response serves both. */
const STALE_AFTER_MS = 3000;

/**
 * Whether the response means that this visitor's cart is not accessible; 429 and an unreachable server do not mean
 * that.
 */
function isVisitorRefused(error: unknown): boolean {
  return isHttpError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/**
 * The visitor's (or customer's) cart, created when there is none. After a 4xx the visitor gets a new id and the cart is
 * fetched once more. Source: specification, commerce core, section 7, behaviours.
 */
async function fetchCart({ http, currency, renewVisitor }: CartTools, signal: AbortSignal): Promise<Cart> {
  const get = () => askForCart(http, currency, signal);
  return get().catch(async (error: unknown) => {
    if (!isVisitorRefused(error)) throw error;
    await renewVisitor();
    return get();
  });
}

async function askForCart(http: HttpClient, currency: string, signal?: AbortSignal): Promise<Cart> {
  const options = { query: { currency }, needsVisitor: true, ...(signal ? { signal } : {}) };
  return (await callApi(http, 'GET /carts', options)).data.cart;
}

/**
 * The visitor's cart for server rendering. The browser fetches it again: that updates the header and the stored copy.
 */
export async function loadCart({ http, context, queryClient }: LoadInput): Promise<Cart> {
  const currency = currencyOf(context);
  const cart = await askForCart(http, currency, context.signal);
  queryClient.setQueryData([...cartKey, currency], cart, { updatedAt: Date.now() - STALE_AFTER_MS });
  return cart;
}

const currencyOf = ({ market }: Pick<LoadInput['context'], 'market'>): string => market.currencies[0]?.code ?? 'PLN';

/**
 * GET /carts. Hardly ever fresh: each component that shows the cart refetches it, since prices and codes may have
 * changed.
 */
export function cartQuery(tools: CartTools) {
  return queryOptions({
    queryKey: [...cartKey, tools.currency],
    queryFn: ({ signal }) => fetchCart(tools, signal),
    staleTime: STALE_AFTER_MS,
  });
}

/**
 * For components that show or change the cart; while mounted, each new cart is stored for the next visit and published.
 */
export function useCartTools(): CartTools {
  const http = useHttp();
  const { context, host } = useModule();
  const bus = useBus();
  const tools = useMemo(
    () => ({
      http,
      scope: { market: context.market.slug, locale: context.locale },
      currency: currencyOf(context),
      renewVisitor: () => host.renewVisitor(),
    }),
    [http, context, host],
  );
  const { scope } = tools;
  const announce = useCallback(
    (cart: Cart) => {
      const now = new Date();
      storeCart(scope, cart, now);
      const total = { amount: cart.priceTotal, currency: cart.currency.code };
      bus.publish('cart', { count: cart.count, total, at: now.toISOString() });
    },
    [scope, bus],
  );
  useCartAnnouncements(announce);
  return tools;
}

/** The cart; `isPlaceholderData` while it is only the stored copy, which can be shown but not changed. */
export function useCart({ enabled = true }: { enabled?: boolean } = {}) {
  const tools = useCartTools();
  return useQuery({ ...cartQuery(tools), enabled, placeholderData: () => readStoredCart(tools.scope) });
}
