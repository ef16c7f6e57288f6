import { linkToOtherPage } from './pressed-link';

/**
 * A press that waits for its scripts, and one that is at work on a page whose links are page loads: a page that is left takes
 * either away. None where scripts could not be loaded: such a press never has its effect.
 */
const PRESSED = '#main:not(:has(.trouble)) button:is([data-pressed],[data-islands] [aria-busy])';

const CHECK_MS = 50;
/** Eight seconds: longer than scripts and a call need on a slow phone. After it the link counts more than the press. */
const MOST_CHECKS = 160;

const findPress = () => document.querySelector(PRESSED);

/**
 * Follows a link to another page only once a press made before it has had its effect: what was put into the cart a moment
 * before is there on the next page. Of several links the last one is followed. Source: docs/decisions/0249.
 * @param open loads a page by its address
 */
export function holdLinksForPress(open: (href: string) => void): void {
  let timer = 0;
  document.addEventListener('click', (event) => {
    const link = linkToOtherPage(event);
    if (!link || !findPress()) return;
    event.preventDefault();
    let checks = MOST_CHECKS;
    clearInterval(timer);
    timer = window.setInterval(() => {
      checks -= 1;
      if (checks && findPress()) return;
      clearInterval(timer);
      open(link.href);
    }, CHECK_MS);
  });
  // The page may come back from the browser's memory.
  addEventListener('pagehide', () => clearInterval(timer));
}
