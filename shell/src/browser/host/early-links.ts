import { linkToOtherPage } from '../navigation/pressed-link';

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
      const link = linkToOtherPage(event);
      if (!link?.closest('#main') || link.pathname !== location.pathname) return;
      // Nothing of such a page is there without a page load.
      if (document.querySelector('#main > [data-islands]')) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    },
    { signal: off.signal },
  );
  return () => off.abort();
}
