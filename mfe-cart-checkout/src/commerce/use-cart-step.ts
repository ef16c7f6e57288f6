import type { Cart } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useEffect, useRef } from 'react';
import { cartStep } from './commerce-steps';
import { beginsCheckout } from './once';

/**
 * Reports to analytics that the cart was viewed (once per visit of its page) or that the checkout began (once per
 * cart).
 */
export function useCartStep(event: 'view_cart' | 'begin_checkout', cart: Cart | undefined): void {
  const bus = useBus();
  const latest = useRef(cart);
  latest.current = cart;
  const cartId = cart && cart.items.length > 0 ? cart.id : undefined;
  useEffect(() => {
    if (!cartId || !latest.current) return;
    if (event === 'view_cart' || beginsCheckout(cartId)) bus.publish('commerce', cartStep(event, latest.current));
  }, [bus, event, cartId]);
}
