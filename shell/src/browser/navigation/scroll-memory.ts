const STORAGE_KEY = 'scroll-positions';
const REMEMBERED_ENTRIES = 50;
/** How long a page may grow before its remembered position is given up. */
const SETTLING_MS = 2000;

function entryKey(): string {
  const state: { key?: string } | null = history.state;
  const hasNavigation = 'navigation' in window;
  return (hasNavigation ? window.navigation.currentEntry?.key : state?.key) ?? 'initial';
}

function remembered(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Scrolls once the page is tall enough, unless the reader scrolls first. */
function scrollWhenTall(top: number, key: string): void {
  scrollTo({ top, behavior: 'instant' });
  if (Math.abs(scrollY - top) < 2) return;
  const observer = new ResizeObserver(() => {
    if (entryKey() !== key) return observer.disconnect();
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 2) observer.disconnect();
  });
  observer.observe(document.body);
  setTimeout(() => observer.disconnect(), SETTLING_MS);
  addEventListener('wheel', () => observer.disconnect(), { once: true, passive: true });
}

/** A new page starts at its top, one that was visited before where it was left. */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual';
  const positions = remembered();
  let current = entryKey();
  let pathname = location.pathname;
  let isPending = false;
  addEventListener('scroll', () => positions.set(current, scrollY), { passive: true });
  addEventListener('single-spa:before-routing-event', () => {
    const key = entryKey();
    if (key === current && location.pathname === pathname) return;
    // The same entry with another page (a replaced address): what is remembered was the other page's.
    if (key === current) positions.delete(key);
    current = key;
    // A change of the query alone (a filter) keeps the reader where they are.
    isPending = positions.has(key) || location.pathname !== pathname;
    pathname = location.pathname;
  });
  addEventListener('single-spa:routing-event', () => {
    if (!isPending) return;
    isPending = false;
    if (location.hash && document.getElementById(location.hash.slice(1))) return;
    scrollWhenTall(positions.get(current) ?? 0, current);
  });
  addEventListener('pagehide', () => {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-REMEMBERED_ENTRIES)));
  });
  const first = positions.get(current);
  if (first) scrollWhenTall(first, current);
}
