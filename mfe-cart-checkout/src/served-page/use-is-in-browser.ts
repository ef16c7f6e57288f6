import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and during hydration, true from then on. For state that only this browser has (its storage, the
 * part of its address behind the #): rendered earlier it would differ from the server's markup.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
