import type { Cart } from '@aksamit/shared-kit/contracts';
import { useState } from 'react';
import { useCartTools } from './api/get-cart';
import { readStoredCart } from './cart-storage';
import { type PriceChange, priceChanges } from './price-changes';

/** What changed in price since this browser showed the cart last; told for as long as the page stands. */
export function usePriceChanges(cart: Cart, isSettled: boolean): Map<string, PriceChange> {
  const { scope } = useCartTools();
  // The copy of the last visit: the page's own fetch replaces it in a moment.
  const [seen] = useState(() => readStoredCart(scope));
  return isSettled ? priceChanges(seen, cart) : new Map();
}
