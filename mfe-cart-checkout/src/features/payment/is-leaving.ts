import { useSyncExternalStore } from 'react';

/** A gateway that has not answered by then is given up by most: the button can be pressed again. */
const LEAVING_MS = 15_000;

let leavingSince: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(timer: typeof leavingSince): void {
  clearTimeout(leavingSince);
  leavingSince = timer;
  for (const changed of listeners) changed();
}

/** The browser is on its way to the gateway's page. Until it is there this page stays, and must not pay once more. */
export function noteLeaving(): void {
  set(setTimeout(comeBack, LEAVING_MS));
}

/** Still here after all, or here again: "back" may show the page as it was left. */
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

/** Whether the browser is leaving for a gateway, whichever page of this module began it. */
export function useIsLeaving(): boolean {
  return useSyncExternalStore(
    follow,
    () => leavingSince !== undefined,
    () => false,
  );
}
