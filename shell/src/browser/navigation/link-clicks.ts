import { navigator } from '@aksamit/module-sdk/router';
import { isAnchorHere, pressedLink } from './pressed-link';

/**
 * Turns a click on any plain link to a page of this market and locale into a navigation without a reload, wherever the
 * link is: chrome, module, fragment or the text of an article.
 */
export function followLinkClicks(isOwnPage: (pathname: string) => boolean): void {
  document.addEventListener('click', (event) => {
    const href = navigationTarget(event, isOwnPage);
    if (href === undefined) return;
    event.preventDefault();
    const here = location.pathname + location.search + location.hash;
    if (href === here) navigator.replace(href);
    else navigator.push(href);
  });
}

function navigationTarget(event: MouseEvent, isOwnPage: (pathname: string) => boolean): string | undefined {
  const link = pressedLink(event);
  if (!link || link.origin !== location.origin || !isOwnPage(link.pathname) || isAnchorHere(link)) return undefined;
  return link.pathname + link.search + link.hash;
}
