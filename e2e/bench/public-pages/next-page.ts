import { beforeScripts, type Tab } from '../../fixtures/tab-browser';

/** Times of a click, in milliseconds since 1970, so that they outlive the document in which it was made. */
interface Left {
  at: number;
  heading: string;
}

declare global {
  interface Window {
    /** From leaving the former page to the first frame with another heading; set once that frame is there. */
    nextPageMs?: number | undefined;
    /** Leaves the page as a click does, by a function. */
    leaveBy?: (leave: () => void) => void;
  }
}

/**
 * Runs in each document before its scripts: notes clicks and the frame that shows another heading. A prerendered page
 * is shown once it is opened, and one from the browser's memory once it is back.
 */
function watch(): void {
  const KEY = 'bench-left';
  const headingNow = (): string =>
    [...document.querySelectorAll<HTMLElement>('#main h1')].find((each) => each.offsetParent !== null)?.textContent ??
    '';
  const left = (): Left | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  const look = (): void => {
    if (Reflect.get(document, 'prerendering') === true) return;
    const from = left();
    const heading = headingNow();
    if (!from || heading === '' || heading === from.heading) return;
    sessionStorage.removeItem(KEY);
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        window.nextPageMs = performance.timeOrigin + now - from.at;
      }),
    );
  };
  const leave = (timeStamp: number): void => {
    window.nextPageMs = undefined;
    const text: Left = { at: performance.timeOrigin + timeStamp, heading: headingNow() };
    sessionStorage.setItem(KEY, JSON.stringify(text));
  };
  window.leaveBy = (by) => {
    leave(performance.now());
    by();
  };
  addEventListener('click', ({ timeStamp }) => leave(timeStamp), true);
  document.addEventListener('prerenderingchange', look);
  addEventListener('pageshow', look);
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['style', 'hidden'],
  });
}

/** To be given to a tab: it then notes when its pages are left and shown. */
export const WATCH_NEXT_PAGES = beforeScripts(watch);

/** Milliseconds from the tap to the first frame with the next page's heading. */
export async function timeNextPage(tab: Tab, path: string): Promise<number> {
  await tab.tapLink(path);
  return shownAfter(tab, path);
}

/** The same for the way back. */
export async function timeWayBack(tab: Tab, path: string): Promise<number> {
  await tab.evaluate(() => void setTimeout(() => window.leaveBy?.(() => history.back())));
  return shownAfter(tab, path);
}

function shownAfter(tab: Tab, path: string): Promise<number> {
  return tab.until((wanted) => location.pathname === wanted && window.nextPageMs, path).then(Number);
}
