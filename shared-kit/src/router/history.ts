import { createPath, type Navigator, parsePath, type To } from 'react-router-dom';

/**
 * The page's one history for every React root in it. Modules, fragments and the shell's chrome each have a root of their
 * own; they stay in step because all of them read this store and single-spa follows pushState.
 */
const listeners = new Set<() => void>();
let listening = false;

function notify(): void {
  for (const listener of listeners) listener();
}

function toHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function entryState(state: unknown): { usr: unknown; key: string } {
  return { usr: state, key: Math.random().toString(36).slice(2, 10) };
}

/** The navigator that react-router's Router uses; other code navigates with it too. */
export const navigator: Navigator & { encodeLocation(to: To): { pathname: string; search: string; hash: string } } = {
  createHref: toHref,
  encodeLocation(to) {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return { pathname: path.pathname ?? '', search: path.search ?? '', hash: path.hash ?? '' };
  },
  push(to, state) {
    window.history.pushState(entryState(state), '', toHref(to));
    notify();
  },
  replace(to, state) {
    window.history.replaceState(entryState(state), '', toHref(to));
    notify();
  },
  go(delta) {
    window.history.go(delta);
  },
};

export function subscribeToHistory(listener: () => void): () => void {
  if (!listening) {
    listening = true;
    window.addEventListener('popstate', notify);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * One string for one history entry. single-spa fires a popstate of its own after each push; the string is then the same
 * as before, so nothing renders twice.
 */
export function historySnapshot(): string {
  const state: { key?: string } | null = window.history.state;
  return `${state?.key ?? 'initial'} ${window.location.pathname}${window.location.search}${window.location.hash}`;
}
