import { type RefObject, useEffect, useRef } from 'react';

/** Parts of a page that begin with a heading of their own. */
const PARTS = 'section, article';

/** The parts around an element, from the inside out, and the root. */
function partsAround(element: Element, root: Element): Element[] {
  const parts: Element[] = [];
  for (
    let part = element.closest(PARTS);
    part && root.contains(part);
    part = part.parentElement?.closest(PARTS) ?? null
  )
    parts.push(part);
  return [...parts, root];
}

/**
 * Keeps the keyboard focus in place when the focused element is removed: a canceled visit takes its button along, a
 * confirmed number its form. The focus moves to the heading of the nearest remaining part, which is announced, instead
 * of back to the top of the page.
 * @returns ref of the watched element
 */
export function usePreservedFocus<Root extends HTMLElement>(): RefObject<Root | null> {
  const watched = useRef<Root>(null);
  useEffect(() => {
    const root = watched.current;
    if (!root) return;
    let last: Element | null = null;
    let around: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      around = partsAround(target, root);
    };
    // Ignore a focus that the visitor moved. A removed element may fire `blur` too: it is out of the document by then.
    const leave = () =>
      queueMicrotask(() => {
        if (last?.isConnected && document.activeElement !== last) last = null;
      });
    const keep = () => {
      if (!last || last.isConnected) return;
      last = null;
      if (document.activeElement && document.activeElement !== document.body) return;
      const part = around.find((entry) => entry.isConnected);
      const heading = part?.querySelector<HTMLElement>('h1, h2, h3');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    };
    const observer = new MutationObserver(keep);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', note);
      root.removeEventListener('focusout', leave);
    };
  }, []);
  return watched;
}
