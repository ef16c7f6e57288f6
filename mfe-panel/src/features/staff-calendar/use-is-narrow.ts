import { useSyncExternalStore } from 'react';

/** The specification's mobile layout. */
const NARROW = '(max-width: 639.98px)';

const queryOf = () => (typeof window.matchMedia === 'function' ? window.matchMedia(NARROW) : null);

function subscribe(changed: () => void): () => void {
  const query = queryOf();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Whether the window is as narrow as a phone: then the calendar is a list of one unit. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => queryOf()?.matches ?? false,
    () => false,
  );
}
