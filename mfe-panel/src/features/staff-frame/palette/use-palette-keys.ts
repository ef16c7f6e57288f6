import { useEffect, useRef } from 'react';

/** Fields and lists take letters themselves. */
const TAKES_LETTERS = 'input, textarea, select, [contenteditable="true"]';
/** The content of the staff area, in which a single key may be a shortcut: elsewhere it belongs to other programs. */
const CONTENT = '#staff-content';

/** What a key opens: the palette, or the list of shortcuts. */
export type PaletteKey = 'palette' | 'shortcuts';

function opensOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): PaletteKey | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null;
  if ((key !== '/' && key !== '?') || !(target instanceof Element)) return null;
  if (target.closest(CONTENT) === null || target.closest(TAKES_LETTERS) !== null) return null;
  return key === '/' ? 'palette' : 'shortcuts';
}

/**
 * Calls back for Ctrl+K (⌘K), and for / and ? while the focus is in the content and in no field. Not below a modal
 * dialog. A single key outside of the content stays free: WCAG 2.1.4.
 */
export function usePaletteKeys(onKey: (key: PaletteKey) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = event.defaultPrevented ? null : opensOf(event);
      if (key === null || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current(key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
