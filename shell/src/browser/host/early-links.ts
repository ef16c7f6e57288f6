/**
 * Follows links to the page's own path while the app part does not run: a filter or a tab keeps the visitor's position
 * and what they typed, which a page load would lose. Other links are page loads until then.
 * @param navigate starts the app part and navigates by it
 * @returns ends it: the app part follows links itself
 */
export function followEarlyLinks(navigate: (path: string) => void): () => void {
  const off = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('#main a[href]') : null;
      if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || url.pathname !== location.pathname) return;
      // Nothing of such a page is there without a page load.
      if (document.querySelector('#main > [data-islands]')) return;
      // The browser itself handles anchors within this page.
      if (url.hash && url.search === location.search) return;
      event.preventDefault();
      navigate(url.pathname + url.search + url.hash);
    },
    { signal: off.signal },
  );
  return () => off.abort();
}
