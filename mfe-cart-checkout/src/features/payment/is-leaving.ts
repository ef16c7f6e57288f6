import { useSyncExternalStore } from 'react';

/** Most visitors give up on a gateway after this time: the button can be pressed again. */
const LEAVING_MS = 15_000;

let leavingSince: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(timer: typeof leavingSince): void {
  clearTimeout(leavingSince);
  leavingSince = timer;
  for (const changed of listeners) changed();
}

/** The browser is navigating to the gateway's page. Until that is loaded this page stays, and must not pay again. */
export function noteLeaving(): void {
  set(setTimeout(comeBack, LEAVING_MS));
}

/** The navigation failed, or "back" restored the page as it was left. */
export function comeBack(): void {
  set(undefined);
}

function follow(changed: () => void): () => void {
  const shown = (event: PageTransitionEvent) => event.persisted && comeBack();
  listeners.add(changed);
  window.addEventListener('pageshow', shown);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('pageshow', shown);
  };
}

/** Whether the browser is navigating to a gateway, started by whichever page of this module. */
export function useIsLeaving(): boolean {
  return useSyncExternalStore(
    follow,
    () => leavingSince !== undefined,
    () => false,
  );
}
