import { beforeScripts, type Tab } from '../../fixtures/tab-browser';

declare global {
  interface Window {
    isWatched?: boolean;
    /** First frame with the heading that is shown now, in milliseconds since 1970. */
    headingShownAt?: number | undefined;
  }
}

/**
 * Runs in each document before its scripts: notes the frame that first shows its heading. A prerendered page is shown once
 * it is opened, and one from the browser's memory once it is back. Nothing is stored for the next document: the storage of
 * a prerendered page is a copy, which may miss what its opener wrote last.
 */
function watch(): void {
  if (window.isWatched) return;
  window.isWatched = true;
  let shown = '';
  const headingNow = (): string =>
    [...document.querySelectorAll<HTMLElement>('#main h1')].find((each) => each.offsetParent !== null)?.textContent ??
    '';
  const look = (): void => {
    if (Reflect.get(document, 'prerendering') === true) return;
    const heading = headingNow();
    if (heading === '' || heading === shown) return;
    shown = heading;
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        window.headingShownAt = performance.timeOrigin + now;
      }),
    );
  };
  document.addEventListener('prerenderingchange', look);
  addEventListener('pageshow', () => {
    shown = '';
    look();
  });
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['style', 'hidden'],
  });
}

/** To be given to a tab: its pages then note when they are shown. */
export const WATCH_NEXT_PAGES = beforeScripts(watch);

/** Chromium now and then leaves the first document of a tab without it; the way back needs it there. */
export const watchShownPage = (tab: Tab): Promise<void> => tab.evaluate(watch);

/** Milliseconds from the tap to the first frame with the next page's heading. */
export async function timeNextPage(tab: Tab, path: string): Promise<number> {
  return shownAfter(tab, await tab.tapLink(path), path);
}

/** The same for the way back. */
export async function timeWayBack(tab: Tab, path: string): Promise<number> {
  const left = Date.now();
  await tab.evaluate(() => void setTimeout(() => history.back()));
  return shownAfter(tab, left, path);
}

async function shownAfter(tab: Tab, left: number, path: string): Promise<number> {
  const shown = await tab.until(
    (wanted, since) =>
      location.pathname + location.search === wanted && (window.headingShownAt ?? 0) > since && window.headingShownAt,
    path,
    left,
  );
  return Number(shown) - left;
}
