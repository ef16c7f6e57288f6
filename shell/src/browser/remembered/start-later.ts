import { ACCOUNT_REMEMBERED_KEY, REMEMBERED_KEY } from '@aksamit/contracts/remembered-list';
import type { PlainBusHandle } from '@aksamit/module-sdk/bus';
import { whenIdle } from '../host/when-idle';

const LONGEST_WAIT_MS = 2000;

function remembersSomething(): boolean {
  try {
    return REMEMBERED_KEY in localStorage || ACCOUNT_REMEMBERED_KEY in localStorage;
  } catch {
    // Blocked.
    return false;
  }
}

/** Loads what marks the page's hearts, where it has any and this browser remembers something. */
export function startRememberedLater(bus: PlainBusHandle): void {
  if (!document.querySelector('[data-remember]') || !remembersSomething()) return;
  const load = () =>
    import(/* webpackChunkName: "later-remembered" */ './mark-remembered').then(
      ({ markRemembered }) => markRemembered(bus),
      // They are empty until they are pressed.
      () => undefined,
    );
  whenIdle(() => void load(), LONGEST_WAIT_MS);
}
