const PREFETCHED = 'head > link[rel="prefetch"][as="script"]';

/**
 * Requests all scripts at once that the page names for its first islands. Each of them names the next only when it runs:
 * one after the other they would cost a phone a fifth of the time that a press waits. Chunks may run before the runtime
 * of their build, which finds them registered. What fails here is requested again by the code that needs it, which
 * reports it.
 * @param folder only scripts below it: the shell's, until federation runs, which the modules' containers need
 */
export function requestPrefetchedScripts(folder = '/'): void {
  const below = new URL(folder, location.href).href;
  const requested = new Set([...document.scripts].map(({ src }) => src));
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(PREFETCHED)) {
    if (!href.startsWith(below) || requested.has(href)) continue;
    const script = document.createElement('script');
    script.src = href;
    window.aksamitScriptGuard?.(script);
    // Chunk loading waits for an element of the same address that it finds.
    script.addEventListener('error', () => script.remove());
    document.head.append(script);
  }
}
