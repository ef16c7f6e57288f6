import { navigator, useLocation } from '@aksamit/module-sdk/router';
import { useEffect } from 'react';
import type { CalendarPanel } from './calendar-panel';

/** Parameters of links to the calendar that open something beside it. */
const OPEN = 'open';
const FIND = 'find';

/** What a link opens; null: nothing. @param date that the calendar shows */
export function linkedPanel(search: URLSearchParams, date: string): CalendarPanel | null {
  const text = search.get(FIND);
  if (text) return { kind: 'search', text };
  const open = search.get(OPEN);
  if (open === 'book') return { kind: 'book', preset: { date, time: '' } };
  return open === 'waiting' || open === 'search' ? { kind: open } : null;
}

/** Opens what the address names, once: the parameter is taken from it, so that a reload opens nothing. */
export function useLinkedPanel(date: string, onOpen: (panel: CalendarPanel) => void): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!rest.has(OPEN) && !rest.has(FIND)) return;
    const panel = linkedPanel(rest, date);
    rest.delete(OPEN);
    rest.delete(FIND);
    const query = rest.toString();
    navigator.replace(query === '' ? pathname : `${pathname}?${query}`);
    if (panel) onOpen(panel);
  }, [pathname, search, date, onOpen]);
}
