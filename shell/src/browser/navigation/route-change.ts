import { HEAD_SET_EVENT } from './document-head';

/** How long to wait for the new page's title before the one that stands is announced. */
const TITLE_WAIT_MS = 1500;
/** How long to wait for the new page's heading before <main> itself takes the focus. */
const HEADING_WAIT_MS = 1500;

/** Resolves with the new page's h1, or null when none came in time. */
function awaitHeading(main: HTMLElement): Promise<HTMLElement | null> {
  const find = () => main.querySelector<HTMLElement>('h1');
  return new Promise((resolve) => {
    const known = find();
    if (known) return resolve(known);
    const observer = new MutationObserver(() => {
      const heading = find();
      if (heading) settle(heading);
    });
    const timer = setTimeout(() => settle(find()), HEADING_WAIT_MS);
    const settle = (heading: HTMLElement | null) => {
      clearTimeout(timer);
      observer.disconnect();
      resolve(heading);
    };
    observer.observe(main, { childList: true, subtree: true });
  });
}

/** Knows whether the page at an address has set its title, and waits for it. */
function watchTitles(): (pathname: string) => Promise<void> {
  let titled = location.pathname;
  addEventListener(HEAD_SET_EVENT, () => {
    titled = location.pathname;
  });
  return (pathname) =>
    new Promise((resolve) => {
      if (titled === pathname) return resolve();
      const settle = () => {
        clearTimeout(timer);
        removeEventListener(HEAD_SET_EVENT, settle);
        resolve();
      };
      const timer = setTimeout(settle, TITLE_WAIT_MS);
      addEventListener(HEAD_SET_EVENT, settle);
    });
}

/**
 * After each change of page: focus on its h1 (or <main>) without scrolling, and one announcement of its name.
 * The first page is the browser's own work. `announce` gets the text for the live region.
 */
export function followRouteChanges(announce: (text: string) => void): void {
  let pathname = location.pathname;
  const awaitTitle = watchTitles();
  addEventListener('single-spa:routing-event', async () => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    const shown = pathname;
    const main = document.getElementById('main');
    if (!main) return;
    const heading = await awaitHeading(main);
    if (location.pathname !== shown) return;
    const target = heading ?? main;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // A page sets its title in an effect, after its heading is there.
    await awaitTitle(shown);
    if (location.pathname === shown) announce(document.title);
  });
}
