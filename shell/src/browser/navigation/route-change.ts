import { HEAD_SET_EVENT } from './document-head';

/** How often to look whether a page that does not say so has set its title. */
const TITLE_LOOK_MS = 1500;
/** How long to wait for the new page's heading before <main> itself takes the focus, until the heading is there. */
const HEADING_WAIT_MS = 1500;

/** React keeps what a page showed before in the document, hidden, while the next page's script is on its way. */
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
 * Puts the focus on the h1 of the page that comes, and again on the one that takes its place (a page that was loading has
 * another), until the focus is anywhere else: that is the reader's own doing.
 * @returns ends it, for the next page
 */
function keepHeadingFocused(main: HTMLElement): () => void {
  const before = document.activeElement;
  let own: HTMLElement | null = null;
  const isOurs = () => {
    const { activeElement } = document;
    return activeElement === own || activeElement === document.body || (own === null && activeElement === before);
  };
  const place = () => {
    if (!isOurs()) return end();
    const heading = [...main.querySelectorAll<HTMLElement>('h1')].find((each) => isShown(each, main));
    if (!heading || heading === document.activeElement) return;
    own = heading;
    focusOn(heading);
  };
  const observer = new MutationObserver(place);
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
  place();
  return end;
}

/**
 * Knows whether the page at an address has set its title, and waits for it, however long its scripts take: the title of the
 * page before would be announced as that of the new one.
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
 * After each change of page: focus on its h1 (or <main>) without scrolling, and one announcement of its name.
 * The first page is the browser's own work. `announce` gets the text for the live region.
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
    // A page sets its title in an effect, after its heading is there.
    await awaitTitle(shown);
    if (location.pathname === shown) announce(document.title);
  });
}
