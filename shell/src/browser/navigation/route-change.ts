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

/**
 * After each change of page: focus on its h1 (or <main>) without scrolling, and one announcement of its name.
 * The first page is the browser's own work. `announce` gets the text for the live region.
 */
export function followRouteChanges(announce: (text: string) => void): void {
  let pathname = location.pathname;
  addEventListener('single-spa:routing-event', async () => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    const main = document.getElementById('main');
    if (!main) return;
    const heading = await awaitHeading(main);
    if (location.pathname !== pathname) return;
    const target = heading ?? main;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    announce(document.title);
  });
}
