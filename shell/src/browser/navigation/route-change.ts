import { HEAD_SET_EVENT } from './document-head';

/** Polling interval for the title of a page that does not report that it has set it. */
const TITLE_LOOK_MS = 1500;
/** How long to wait for the new page's heading. Then <main> itself takes the focus, until the heading appears. */
const HEADING_WAIT_MS = 1500;

/** React keeps the former page in the document, hidden, while the next page's script is loading. */
function isShown(element: Element, main: HTMLElement): boolean {
  for (let at: Element | null = element; at && at !== main; at = at.parentElement) {
    if (at instanceof HTMLElement && (at.hidden || at.style.display === 'none')) return false;
  }
  return true;
}

function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Focuses the h1 of the new page, and again the one that replaces it (a loading page has another), until the focus is
 * anywhere else: the visitor then moved it.
 * @returns ends it, for the next page
 */
function keepHeadingFocused(main: HTMLElement): () => void {
  const before = document.activeElement;
  let own: HTMLElement | null = null;
  const isOurs = () => {
    const { activeElement } = document;
    return activeElement === own || activeElement === document.body || (own === null && activeElement === before);
  };
  const focusHeading = () => {
    if (!isOurs()) return end();
    const heading = [...main.querySelectorAll<HTMLElement>('h1')].find((each) => isShown(each, main));
    if (!heading || heading === document.activeElement) return;
    own = heading;
    focusOn(heading);
  };
  const observer = new MutationObserver(focusHeading);
  const timer = setTimeout(() => {
    if (own !== null || !isOurs()) return;
    own = main;
    focusOn(main);
  }, HEADING_WAIT_MS);
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'hidden'] });
  focusHeading();
  return end;
}

/**
 * Tracks whether the page at an address has set its title, and waits for it, however long its scripts take. Otherwise
 * the former page's title would be announced for the new one.
 */
function watchTitles(): (pathname: string) => Promise<void> {
  let titled = location.pathname;
  let known = document.title;
  addEventListener(HEAD_SET_EVENT, () => {
    titled = location.pathname;
    known = document.title;
  });
  return (pathname) =>
    new Promise((resolve) => {
      if (titled === pathname) return resolve();
      const settle = () => {
        clearInterval(timer);
        removeEventListener(HEAD_SET_EVENT, settle);
        known = document.title;
        resolve();
      };
      const timer = setInterval(() => {
        if (document.title !== known) settle();
      }, TITLE_LOOK_MS);
      addEventListener(HEAD_SET_EVENT, settle);
    });
}

/**
 * After each change of page: moves the focus to its h1 (or <main>) without scrolling, and announces its name once. The
 * browser itself handles the first page. `announce` gets the text for the live region.
 */
export function followRouteChanges(announce: (text: string) => void): void {
  let pathname = location.pathname;
  let endFocus = () => {};
  const awaitTitle = watchTitles();
  addEventListener('single-spa:routing-event', async () => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    const shown = pathname;
    endFocus();
    const main = document.getElementById('main');
    if (!main) return;
    endFocus = keepHeadingFocused(main);
    // A page sets its title in an effect, after its heading is rendered.
    await awaitTitle(shown);
    if (location.pathname === shown) announce(document.title);
  });
}
