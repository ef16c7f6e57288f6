import { useEffect, useRef } from 'react';

/** Fields and lists take letters themselves. */
const TAKES_LETTERS = 'input, textarea, select, [contenteditable="true"]';
/** The content of the staff area, in which a single letter may be a shortcut: elsewhere it belongs to other programs. */
const CONTENT = '#staff-content';

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return true;
  if (ctrlKey || metaKey || key !== '/' || !(target instanceof Element)) return false;
  return target.closest(CONTENT) !== null && target.closest(TAKES_LETTERS) === null;
}

/** Calls back for Ctrl+K (⌘K), and for / while the focus is in the content and in no field. Not below a modal dialog. @param onSearch null: not now */
export function useSearchKey(onSearch: (() => void) | null): void {
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!latest.current || event.defaultPrevented || !isSearchKey(event)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
