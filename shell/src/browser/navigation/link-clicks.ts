import { navigator } from '@aksamit/module-sdk/router';

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
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !isOwnPage(url.pathname)) return;
  // The browser itself handles anchors within this page.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
  return url.pathname + url.search + url.hash;
}
