import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while React takes over what the server rendered, true from then on. For what only this browser
 * knows (its storage, the part of its address behind the #): shown earlier it would be another page than the server's.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
