import { useCallback, useSyncExternalStore } from 'react';

/** What is chosen of a record, and a function that changes it. */
export type SharedChoice<T> = (recordId: number, initial: T) => [T, (choice: T) => void];

/**
 * What a visitor chose of a record, in all React roots that show it; forgotten with the last of them, as a page's state is.
 * @returns a hook; its `initial` holds until they choose, and must be the same value at each render
 */
export function sharedChoice<T>(): SharedChoice<T> {
  const chosen = new Map<number, T>();
  const listeners = new Map<number, Set<() => void>>();

  const follow = (recordId: number, listener: () => void): (() => void) => {
    const own = listeners.get(recordId) ?? new Set();
    listeners.set(recordId, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size > 0) return;
      listeners.delete(recordId);
      chosen.delete(recordId);
    };
  };

  return (recordId, initial) => {
    const subscribe = useCallback((listener: () => void) => follow(recordId, listener), [recordId]);
    const current = useSyncExternalStore(
      subscribe,
      () => chosen.get(recordId) ?? initial,
      () => initial,
    );
    const choose = useCallback(
      (choice: T) => {
        chosen.set(recordId, choice);
        for (const listener of listeners.get(recordId) ?? []) listener();
      },
      [recordId],
    );
    return [current, choose];
  };
}
