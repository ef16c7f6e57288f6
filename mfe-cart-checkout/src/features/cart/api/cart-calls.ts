import type { Cart } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { useBus } from '@aksamit/module-sdk/bus';
import { type HttpClient, isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useModule } from '@aksamit/module-sdk/lifecycle';
import { useMemo } from 'react';
import { type CartScope, storeCart } from '../cart-storage';
import { type CartOfPage, cartOfPage } from './cart-of-page';

/** What calls about the cart need of the page. */
export interface CartTools {
  http: HttpClient;
  scope: CartScope;
  /** ISO 4217 code. */
  currency: string;
  renewVisitor(): Promise<unknown>;
  /** Stores a cart from the server for the next visit and publishes it. */
  announce(cart: Cart): void;
  /** Who has the cart in this document. */
  ofPage: CartOfPage;
}

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
export async function fetchCart({ http, currency, renewVisitor }: CartTools, signal?: AbortSignal): Promise<Cart> {
  const get = () => askForCart(http, currency, signal);
  return get().catch(async (error: unknown) => {
    if (!isVisitorRefused(error)) throw error;
    await renewVisitor();
    return get();
  });
}

/** GET /carts. */
export async function askForCart(http: HttpClient, currency: string, signal?: AbortSignal): Promise<Cart> {
  const options = { query: { currency }, needsVisitor: true, ...(signal ? { signal } : {}) };
  return (await callApi(http, 'GET /carts', options)).data.cart;
}

/** Currency of the carts of a market, ISO 4217. */
export const currencyOf = ({ market }: { market: { currencies: readonly { code: string }[] } }): string =>
  market.currencies[0]?.code ?? 'PLN';

/** Calls about the cart, for components without queries of their own. */
export function useCartCalls(): CartTools {
  const http = useHttp();
  const { context, host } = useModule();
  const bus = useBus();
  return useMemo(() => {
    const scope = { market: context.market.slug, locale: context.locale };
    return {
      http,
      scope,
      currency: currencyOf(context),
      renewVisitor: () => host.renewVisitor(),
      announce(cart: Cart) {
        const now = new Date();
        storeCart(scope, cart, now);
        const total = { amount: cart.priceTotal, currency: cart.currency.code };
        bus.publish('cart', { count: cart.count, total, at: now.toISOString() });
      },
      ofPage: cartOfPage(context),
    };
  }, [http, context, host, bus]);
}
