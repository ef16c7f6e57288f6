import type { Locator, Page } from '@playwright/test';

/** Times of a click, in milliseconds since 1970, so that they outlive the document in which it was made. */
interface Clicked {
  at: number;
  heading: string;
}

declare global {
  interface Window {
    /** From the press to the first frame with another heading; set once that frame is there. */
    nextPageMs?: number | undefined;
  }
}

/** Runs in each document before its scripts: notes clicks and the frame that shows another heading. */
function watch(): void {
  const KEY = 'bench-clicked';
  const headingNow = (): string =>
    [...document.querySelectorAll<HTMLElement>('#main h1')].find((each) => each.offsetParent !== null)?.textContent ??
    '';
  const clicked = (): Clicked | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  const look = (): void => {
    const from = clicked();
    const heading = headingNow();
    if (!from || heading === '' || heading === from.heading) return;
    sessionStorage.removeItem(KEY);
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        window.nextPageMs = performance.timeOrigin + now - from.at;
      }),
    );
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      window.nextPageMs = undefined;
      sessionStorage.setItem(
        KEY,
        JSON.stringify({ at: performance.timeOrigin + timeStamp, heading: headingNow() } satisfies Clicked),
      );
    },
    true,
  );
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['style', 'hidden'],
  });
}

export async function watchNextPages(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Milliseconds from the tap to the first frame with the next page's heading. */
export async function timeNextPage(page: Page, link: Locator): Promise<number> {
  await link.tap();
  await page.waitForFunction(() => window.nextPageMs !== undefined);
  return page.evaluate(() => window.nextPageMs ?? Number.NaN);
}
