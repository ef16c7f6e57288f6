const STORAGE_KEY = 'scroll-positions';
const REMEMBERED_ENTRIES = 50;
/** How long a page may grow before its stored position is dropped. */
const RESTORE_MS = 2000;

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

/** Scrolls there, and again while the page still grows or shrinks, unless the visitor does something first. */
function scrollWhenTall(top: number, key: string): void {
  scrollTo({ top, behavior: 'instant' });
  // The top of a page is there at once.
  if (top === 0) return;
  const stop = new AbortController();
  const scroll = () => {
    if (entryKey() !== key) return stop.abort();
    scrollTo({ top, behavior: 'instant' });
  };
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  stop.signal.addEventListener('abort', () => observer.disconnect());
  setTimeout(() => stop.abort(), RESTORE_MS);
  const once = { once: true, passive: true, capture: true, signal: stop.signal };
  for (const type of ['wheel', 'pointerdown', 'touchstart', 'keydown'])
    addEventListener(type, () => stop.abort(), once);
}

/** The newest positions by history entry; the oldest are dropped. */
function positionMemory() {
  const positions = remembered();
  return {
    has: (key: string) => positions.has(key),
    get: (key: string) => positions.get(key) ?? 0,
    set(key: string, top: number) {
      positions.delete(key);
      positions.set(key, top);
      const [oldest] = positions.size > REMEMBERED_ENTRIES ? positions.keys() : [];
      if (oldest !== undefined) positions.delete(oldest);
    },
    delete: (key: string) => positions.delete(key),
    keep: () => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions])),
  };
}

/** A new page starts at its top, a revisited one at its last position. */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual';
  const positions = positionMemory();
  let current = entryKey();
  let pathname = location.pathname;
  let isPending = false;
  // The visible page belongs to the current entry only while no navigation is under way: a late scroll event must not
  // assign one page's position to another.
  const note = () => {
    if (!isPending && entryKey() === current) positions.set(current, scrollY);
  };
  addEventListener('scroll', note, { passive: true });
  // A scroll event comes with the next frame, which may be too late for a page that is left at once.
  if ('navigation' in window) window.navigation.addEventListener('navigate', note);
  addEventListener('single-spa:before-routing-event', () => {
    const key = entryKey();
    if (key === current && location.pathname === pathname) return;
    // The same entry with another page (a replaced address): the stored position belongs to the former page.
    if (key === current) positions.delete(key);
    current = key;
    // A change of the query alone (a filter) keeps the visitor's position.
    isPending = positions.has(key) || location.pathname !== pathname;
    pathname = location.pathname;
  });
  addEventListener('single-spa:routing-event', () => {
    if (!isPending) return;
    isPending = false;
    if (location.hash && document.getElementById(location.hash.slice(1))) return;
    scrollWhenTall(positions.get(current), current);
  });
  addEventListener('pagehide', () => {
    note();
    positions.keep();
  });
  if (positions.get(current) > 0) scrollWhenTall(positions.get(current), current);
}
