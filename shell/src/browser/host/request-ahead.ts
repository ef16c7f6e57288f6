const PREFETCHED = 'head > link[rel="prefetch"][as="script"]';

/**
 * Requests the shell's scripts at once that the page names for its first islands. Each of them names the next only when it
 * runs: one after the other they would cost a phone a tenth of the time that a press waits. Chunks may run before the
 * runtime of their build, which finds them registered. What fails here is requested again by the code that needs it,
 * which reports it.
 * @param folder only scripts below it: containers of modules need the federation of the shell
 */
export function requestPrefetchedScripts(folder: string): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(PREFETCHED)) {
    if (!href.includes(folder) || [...document.scripts].some(({ src }) => src === href)) continue;
    const script = document.createElement('script');
    script.src = href;
    window.aksamitScriptGuard?.(script);
    // Chunk loading waits for an element of the same address that it finds.
    script.onerror = () => script.remove();
    document.head.append(script);
  }
}
