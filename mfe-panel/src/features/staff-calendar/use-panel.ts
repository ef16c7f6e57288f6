import { useCallback, useRef, useState } from 'react';
import type { CalendarColumn } from './calendar-columns';
import type { CalendarPanel } from './calendar-panel';

/** What stands beside the calendar. Closing it returns the focus to the item or control that opened it. */
export function usePanel() {
  const [panel, setPanel] = useState<CalendarPanel | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const open = useCallback((next: CalendarPanel) => {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    setPanel(next);
  }, []);
  const close = useCallback(() => {
    setPanel(null);
    // Once the panel is gone: the calendar has its width again.
    setTimeout(() => focusOpener(opener.current));
  }, []);
  return { panel, open, close, replace: setPanel };
}

/** An item may have been rendered again, at another time or in another column. */
function focusOpener(opener: HTMLElement | null): void {
  const item = opener?.dataset.item;
  const target = item === undefined ? opener : document.querySelector<HTMLElement>(`[data-item="${item}"]`);
  target?.focus();
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
