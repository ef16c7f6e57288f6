import { useCallback, useSyncExternalStore } from 'react';
import type { PriceChoice } from './price-rules';

/** What a page shows of the choice outside of the buy box. */
export type ChosenPrice = Pick<PriceChoice, 'quantity' | 'treatments' | 'total'>;

const chosen = new Map<number, ChosenPrice>();
const listeners = new Map<number, Set<() => void>>();

/**
 * What a visitor chose of a product, in all React roots that show it; forgotten with the last of them, as a page's state
 * is.
 * @param initial until they choose
 */
export function useChosenPrice(productId: number, initial: ChosenPrice): [ChosenPrice, (choice: ChosenPrice) => void] {
  const subscribe = useCallback((listener: () => void) => follow(productId, listener), [productId]);
  const current = useSyncExternalStore(
    subscribe,
    () => chosen.get(productId) ?? initial,
    () => initial,
  );
  const choose = useCallback(
    (choice: ChosenPrice) => {
      chosen.set(productId, choice);
      for (const listener of listeners.get(productId) ?? []) listener();
    },
    [productId],
  );
  return [current, choose];
}

function follow(productId: number, listener: () => void): () => void {
  const own = listeners.get(productId) ?? new Set();
  listeners.set(productId, own.add(listener));
  return () => {
    own.delete(listener);
    if (own.size > 0) return;
    listeners.delete(productId);
    chosen.delete(productId);
  };
}
