/** Delay in browsers without `requestIdleCallback`. */
const LATER_MS = 1000;

/** Acts once the page has loaded and the browser has nothing else to do, at the latest after this time. */
export function whenIdle(act: () => void, longestWaitMs: number): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => act(), { timeout: longestWaitMs });
    else setTimeout(act, LATER_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
