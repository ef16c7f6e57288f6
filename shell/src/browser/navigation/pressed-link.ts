/**
 * The link that a click opens in this tab by itself; null for any other click: with a key that opens a tab or window, with
 * another button, on a download or a link with a target, or handled already.
 */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  return link;
}

/** The link of a click that shows another page of this site, or this one with another query, in this tab; null for any other click. */
export function linkToOtherPage(event: MouseEvent): HTMLAnchorElement | null {
  const link = pressedLink(event);
  return link && link.origin === location.origin && !isAnchorHere(link) ? link : null;
}

/** Whether a link leads to a place in the page that is shown: the browser itself follows it. */
export const isAnchorHere = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;
