import { navigator } from '@aksamit/module-sdk/router';
import { fadeToNextPage } from './page-fade';
import { isAnchorHere, pressedLink } from './pressed-link';

/**
 * Turns a click on any plain link to a page of this market and locale into a navigation without a reload, wherever the
 * link is: chrome, module, fragment or the text of an article. Another page comes with a fade; a filter of this one does
 * not, since its results come later, by themselves.
 */
export function followLinkClicks(isOwnPage: (pathname: string) => boolean): void {
  document.addEventListener('click', (event) => {
    const link = linkToOwnPage(event, isOwnPage);
    if (!link) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    const follow = () => goTo(pathname + search + hash);
    if (pathname === location.pathname) follow();
    else fadeToNextPage(follow);
  });
}

function goTo(href: string): void {
  const here = location.pathname + location.search + location.hash;
  if (href === here) navigator.replace(href);
  else navigator.push(href);
}

function linkToOwnPage(event: MouseEvent, isOwnPage: (pathname: string) => boolean): HTMLAnchorElement | undefined {
  const link = pressedLink(event);
  if (!link || link.origin !== location.origin || !isOwnPage(link.pathname) || isAnchorHere(link)) return undefined;
  return link;
}
