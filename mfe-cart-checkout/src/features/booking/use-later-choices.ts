import { useCallback, useSyncExternalStore } from 'react';

/**
 * Lines whose visit the shopper postpones until after the purchase. Stored in this browser, since for the API a line
 * without a slot is a later reservation anyway: the choice only unblocks the summary. Tabs follow each other.
 */
const KEY = 'laterReservations';
const NONE: readonly string[] = [];

let cached: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };
const listeners = new Set<() => void>();

function read(): readonly string[] {
  let text: string | null = null;
  try {
    text = window.localStorage.getItem(KEY);
  } catch {
    // Blocked by the browser's settings: stored for the page's life.
    return cached.ids;
  }
  if (text !== cached.text) cached = { text, ids: parsed(text) };
  return cached.ids;
}

function parsed(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : NONE;
  } catch {
    return NONE;
  }
}

function write(ids: readonly string[]): void {
  const text = JSON.stringify(ids);
  try {
    window.localStorage.setItem(KEY, text);
    cached = { text, ids };
  } catch {
    cached = { ...cached, ids };
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** @param itemIds lines of the cart: stored choices of other lines are dropped with the next change */
export function useLaterChoices(itemIds: readonly string[]) {
  const laterIds = useSyncExternalStore(subscribe, read, () => NONE);
  const setLater = useCallback(
    (ids: readonly string[], isLater: boolean) => {
      const stored = read().filter((id) => itemIds.includes(id) && !ids.includes(id));
      write(isLater ? [...stored, ...ids] : stored);
    },
    [itemIds],
  );
  return { laterIds, setLater };
}
