/**
 * Brings a page that the browser kept in memory up to date when its visitor goes back to it: what later pages stored
 * (cart, visitor, consent) is passed on as a change by another tab is. Pages in memory receive no such event.
 */
export function followReturns(): void {
  let before: Record<string, string> = {};
  addEventListener('pagehide', () => {
    before = { ...localStorage };
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const now: Record<string, string> = { ...localStorage };
    for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
      const oldValue = before[key] ?? null;
      const newValue = now[key] ?? null;
      if (oldValue !== newValue)
        dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }));
    }
  });
}
