import { useTopic } from '@aksamit/module-sdk/bus';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

/** What was added to the cart on this page, by item: the choice as it was then. */
const added = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

function follow(item: string, listener: () => void): () => void {
  const own = listeners.get(item) ?? new Set();
  listeners.set(item, own.add(listener));
  return () => {
    own.delete(listener);
    if (own.size > 0) return;
    listeners.delete(item);
    added.delete(item);
  };
}

function set(item: string, choice: string | null): void {
  if (choice === null) added.delete(item);
  else added.set(item, choice);
  for (const listener of listeners.get(item) ?? []) listener();
}

/**
 * Whether what is chosen now was added to the cart on this page, for all roots that show its button: the buy box and the
 * phone's bottom bar. Another choice is not in the cart yet, and an empty cart has none of it (removed in another tab,
 * logout). Dropped with the last of these roots, as a page's state is.
 */
export function useAddedChoice(item: string, choice: string) {
  const subscribe = useCallback((listener: () => void) => follow(item, listener), [item]);
  const last = useSyncExternalStore(
    subscribe,
    () => added.get(item),
    () => undefined,
  );
  const isEmpty = useTopic('cart')?.count === 0;
  useEffect(() => {
    if (isEmpty) set(item, null);
  }, [isEmpty, item]);
  return { isAdded: last === choice && !isEmpty, mark: () => set(item, choice) };
}
