import { useTopic } from '@aksamit/module-sdk/bus';
import { useModule } from '@aksamit/module-sdk/lifecycle';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { useEffect, useRef } from 'react';
import { cartKey } from './api/cart-announcements';
import { clearStoredCart, isNewsFor } from './cart-storage';

/**
 * Keeps the cart in step with the actor: refetched after login (the guest's cart has been joined to the customer's),
 * cleared at logout, and updated when another tab has changed it. Mounted once, by the mini-cart.
 */
export function useCartOfActor(): void {
  const queryClient = useQueryClient();
  const market = useModule().context.market.slug;
  const visitorId = useTopic('visitor')?.uniqueId ?? null;
  const session = useTopic('session');
  const isKnown = session?.status === 'authenticated' || session?.status === 'anonymous';
  const userId = isKnown ? (session.user?.id ?? null) : undefined;
  const last = useRef({ visitorId, userId });

  useEffect(() => {
    const before = last.current;
    // A session that could not be loaded is no logout.
    last.current = { visitorId, userId: userId === undefined ? before.userId : userId };
    const hasLoggedOut = typeof before.userId === 'string' && userId === null;
    const hasLoggedIn = typeof userId === 'string' && before.userId !== undefined && before.userId !== userId;
    const isOtherVisitor = before.visitorId !== null && visitorId !== null && before.visitorId !== visitorId;
    if (hasLoggedOut) {
      clearStoredCart();
      queryClient.removeQueries({ queryKey: cartKey, type: 'inactive' });
      void queryClient.resetQueries({ queryKey: cartKey });
    } else if (hasLoggedIn || isOtherVisitor) void queryClient.invalidateQueries({ queryKey: cartKey });
  }, [queryClient, visitorId, userId]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (isNewsFor(market, event)) void queryClient.invalidateQueries({ queryKey: cartKey });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [queryClient, market]);
}
