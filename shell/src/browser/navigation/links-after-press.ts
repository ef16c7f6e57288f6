import { linkToOtherPage } from './pressed-link';

/**
 * A press that waits for its scripts, and one that is at work on a page whose links are page loads: a page that is left takes
 * either away.
 */
const PRESSED = '#main button[data-pressed],#main>[data-islands] button[aria-busy=true]';
/** No press can have its effect: scripts could not be loaded. */
const FAILED = '#main .trouble';

const CHECK_MS = 50;
/** Eight seconds: longer than scripts and a call need on a slow phone. After it the link counts more than the press. */
const MOST_CHECKS = 160;

const hasPress = (): boolean =>
  window.navigator.onLine && !document.querySelector(FAILED) && document.querySelector(PRESSED) !== null;

/**
 * Follows a link to another page only once a press made before it has had its effect: what was put into the cart a moment
 * before is there on the next page. Of several links the last one is followed. Source: docs/decisions/0249.
 * @param open loads a page by its address
 */
export function holdLinksForPress(open: (href: string) => void): void {
  let timer = 0;
  document.addEventListener('click', (event) => {
    const link = linkToOtherPage(event);
    if (!link || !hasPress()) return;
    event.preventDefault();
    let checks = MOST_CHECKS;
    clearInterval(timer);
    timer = window.setInterval(() => {
      checks -= 1;
      if (checks > 0 && hasPress()) return;
      clearInterval(timer);
      open(link.href);
    }, CHECK_MS);
  });
  // The page may come back from the browser's memory.
  addEventListener('pagehide', () => clearInterval(timer));
}
