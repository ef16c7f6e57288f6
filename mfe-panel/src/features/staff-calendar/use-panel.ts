import { useCallback, useRef, useState } from 'react';
import type { CalendarColumn } from './calendar-columns';
import type { CalendarPanel } from './calendar-panel';

/** What stands beside the calendar. Closing it returns the focus to the item that opened it. */
export function usePanel() {
  const [panel, setPanel] = useState<CalendarPanel | null>(null);
  const opener = useRef<string | null>(null);
  const open = useCallback((next: CalendarPanel) => {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? (activeElement.dataset.item ?? null) : null;
    setPanel(next);
  }, []);
  const close = useCallback(() => {
    setPanel(null);
    const item = opener.current;
    // Once the panel is gone: the calendar has its width again.
    if (item) setTimeout(() => document.querySelector<HTMLElement>(`[data-item="${item}"]`)?.focus());
  }, []);
  return { panel, open, close, replace: setPanel };
}

/** Id of the item in the columns whose details are shown. */
export function openItemOf(columns: readonly CalendarColumn[], panel: CalendarPanel | null): string | null {
  if (!panel || !('id' in panel)) return null;
  const items = columns.flatMap((column) => column.items);
  const isShown = items.find((item) =>
    item.kind === 'visit' ? item.id === panel.id : item.kind === 'blocked' && item.blocked.id === panel.id,
  );
  return isShown?.id ?? null;
}
