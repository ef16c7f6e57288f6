import { useBus } from '@aksamit/shared-kit/bus';
import type { Cart } from '@aksamit/shared-kit/contracts';
import { useEffect, useRef } from 'react';
import { cartStep } from './commerce-steps';
import { beginsCheckout } from './once';

/** Says that the cart was looked at, once a visit of its page; or that the way to the order was begun, once a cart. */
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
