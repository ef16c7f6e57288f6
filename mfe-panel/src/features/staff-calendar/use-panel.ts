import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CalendarColumn } from './calendar-columns';
import type { CalendarPanel } from './calendar-panel';

/** The card that the address names, and how another one, or none, gets there. */
export interface CardAddress {
  visitId: string | null;
  show(visitId: string | null): void;
}

/**
 * What stands beside the calendar. A customer's card is in the address: a link and the browser's back lead to it and away.
 * Closing returns the focus to the item or control that opened the panel.
 */
export function usePanel(card: CardAddress) {
  const [other, put] = useState<CalendarPanel | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const address = useRef(card);
  useEffect(() => {
    address.current = card;
  });
  const replace = useCallback((next: CalendarPanel | null) => {
    const { visitId, show } = address.current;
    if (next?.kind === 'customer') return show(next.visitId);
    put(next);
    if (visitId !== null) show(null);
  }, []);
  const open = useCallback(
    (next: CalendarPanel) => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
      replace(next);
    },
    [replace],
  );
  const close = useCallback(() => {
    replace(null);
    // Once the panel is gone: the calendar has its width again.
    setTimeout(() => focusOpener(opener.current));
  }, [replace]);
  const { visitId } = card;
  const panel = useMemo<CalendarPanel | null>(
    () => (visitId === null ? other : { kind: 'customer', visitId }),
    [other, visitId],
  );
  return { panel, open, close, replace, put };
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
