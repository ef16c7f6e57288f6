/**
 * The page's one history for every React root in it. Modules, fragments and the shell's chrome each have a root of
 * their own; they stay in step because all of them subscribe to this store and single-spa follows pushState.
 */
const listeners = new Set<() => void>();
let isListening = false;

function notify(): void {
  for (const listener of listeners) listener();
}

function entryState(): { key: string } {
  return { key: Math.random().toString(36).slice(2, 10) };
}

/** How the page is left: with a new entry of the history, or with one that replaces this page's. */
export type NavigationKind = 'push' | 'replace';

type TakeNavigation = (path: string, kind: NavigationKind) => void;

let taken: TakeNavigation | null = null;

/**
 * For the shell, while nothing runs that shows another page: navigations by `navigator` are passed on instead. Null ends
 * it.
 */
export function interceptNavigation(take: TakeNavigation | null): void {
  taken = take;
}

function navigate(path: string, kind: NavigationKind): void {
  if (taken) {
    taken(path, kind);
    return;
  }
  window.history[`${kind}State`](entryState(), '', path);
  notify();
}

/** Navigates the page; `path` is a full path with query and hash. */
export const navigator = {
  push(path: string): void {
    navigate(path, 'push');
  },
  replace(path: string): void {
    navigate(path, 'replace');
  },
  back(): void {
    window.history.back();
  },
};

export function subscribeToHistory(listener: () => void): () => void {
  if (!isListening) {
    isListening = true;
    window.addEventListener('popstate', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * One string for one history entry. single-spa fires a popstate of its own after each push; the string is then the same
 * as before, so nothing renders twice.
 */
export function historySnapshot(): string {
  const state: { key?: string } | null = window.history.state;
  return `${state?.key ?? 'initial'} ${window.location.pathname}${window.location.search}${window.location.hash}`;
}

const served = typeof window === 'undefined' ? '' : historySnapshot();

/**
 * The history entry that the server rendered this document for. Hydration begins with it, also when the visitor has
 * followed a link before the scripts loaded.
 */
export function servedSnapshot(): string {
  return served;
}

/** Path and query of a snapshot. */
const addressOf = (snapshot: string): string => snapshot.slice(snapshot.indexOf(' ') + 1).split('#', 1)[0] ?? '';

/** Whether the shown address is the one that the server rendered this document for. */
export function isServedAddress(): boolean {
  return addressOf(historySnapshot()) === addressOf(served);
}
