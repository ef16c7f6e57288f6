import type { Cart } from '@aksamit/contracts';
import { type QueryClient, useQueryClient } from '@aksamit/module-sdk/query';
import { useEffect } from 'react';
import type { CartTools } from './cart-calls';
import type { CartKeeper } from './cart-of-page';

/** Start of every cart's query key: invalidate it after a change. */
export const cartKey = ['cart'] as const;

type Announce = (cart: Cart) => void;

interface Announcements {
  /** All mounted roots that use the cart; the latest one announces. */
  announcers: Set<Announce>;
  unsubscribe(): void;
}

const running = new WeakMap<QueryClient, Announcements>();

/** One subscription for all roots of a page: the cart that the header, a button and a page share is announced once. */
function follow(queryClient: QueryClient): Announcements {
  const announcers = new Set<Announce>();
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== cartKey[0]) return;
    [...announcers].at(-1)?.(event.query.state.data as Cart);
  });
  const announcements = { announcers, unsubscribe };
  running.set(queryClient, announcements);
  return announcements;
}

/**
 * Announces each cart that the server returns, by whichever call, while the caller is mounted, and keeps the cart for
 * buttons without queries.
 */
export function useCartAnnouncements({ announce, ofPage }: CartTools, keeper: CartKeeper): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { announcers, unsubscribe } = running.get(queryClient) ?? follow(queryClient);
    announcers.add(announce);
    ofPage.keepers.add(keeper);
    // Taken over, by `initialData` of the query: but for what a button added between the rendering and this effect.
    const { cached } = ofPage;
    ofPage.cached = undefined;
    if (cached && cached.cart !== keeper.current()) void keeper.show(cached.cart);
    return () => {
      ofPage.keepers.delete(keeper);
      announcers.delete(announce);
      if (announcers.size > 0) return;
      unsubscribe();
      running.delete(queryClient);
    };
  }, [queryClient, announce, ofPage, keeper]);
}
