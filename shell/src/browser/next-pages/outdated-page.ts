/** What browsers know of a page that was fetched before it was opened. Not in the types of the standard library. */
interface Navigation extends PerformanceNavigationTiming {
  activationStart?: number;
  deliveryType?: string;
}

/**
 * Loads this page again when the server has another version of it by now and it was fetched ahead: its prices or
 * releases changed, or the visitor has other releases since. A page that the visitor has begun to use stays: the app part
 * runs (`signal`) or islands do, or something was pressed or typed.
 */
export function renewIfOutdated(signal: AbortSignal, reload = () => location.reload()): void {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  if (!navigation || !wasFetchedAhead(navigation)) return;
  const version = navigation.serverTiming?.find(({ name }) => name === 'page')?.description;
  if (!version) return;
  fetch(location.pathname + location.search, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok, headers }) => {
      const isOutdated = ok && !headers.get('etag')?.includes(`"${version}"`);
      const isUsed = signal.aborted || window.earlyPress || window.earlyEntries?.size || isIslandStarted();
      if (isOutdated && !isUsed) reload();
    },
    // Without the network the page stays as it is.
    () => undefined,
  );
}

const isIslandStarted = (): boolean => document.documentElement.dataset.host === 'islands';

function wasFetchedAhead({ activationStart = 0, deliveryType }: Navigation): boolean {
  return activationStart > 0 || deliveryType === 'navigational-prefetch';
}
