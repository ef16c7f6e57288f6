import type { Cart } from '@aksamit/contracts';
import { useState } from 'react';
import { useIsInBrowser } from '../../served-page/use-is-in-browser';
import { useCartTools } from './api/get-cart';
import { readStoredCart } from './cart-storage';
import { type PriceChange, priceChanges } from './price-changes';

/** Price changes since this browser last showed the cart; shown for as long as the page is open. */
export function usePriceChanges(cart: Cart, isSettled: boolean): Map<string, PriceChange> {
  const { scope } = useCartTools();
  // The copy of the last visit: the page's own fetch replaces it in a moment.
  const [seen] = useState(() => readStoredCart(scope));
  // The server knows of no last visit.
  return useIsInBrowser() && isSettled ? priceChanges(seen, cart) : new Map();
}
