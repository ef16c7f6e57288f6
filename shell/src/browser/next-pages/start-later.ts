import { isBot } from '@aksamit/contracts/is-bot';
import { completeReleases } from '../host/releases-file';
import { whenIdle } from '../host/when-idle';
import type { NextPagesOptions } from './next-pages-options';

/** The phone may be busy with the page itself for longer; then no page is fetched ahead. */
const LONGEST_WAIT_MS = 10_000;

/** What browsers know of the network. Not in the standard library's types: only Chromium has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this browser prerenders pages, and its visitor has the network for pages that may never be opened. */
export function mayFetchAhead(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection');
  return (
    HTMLScriptElement.supports?.('speculationrules') === true &&
    connection?.saveData !== true &&
    !/2g$/.test(connection?.effectiveType ?? '') &&
    !matchMedia('(prefers-reduced-data: reduce)').matches &&
    !isBot(navigator.userAgent)
  );
}

/** Prerenders the pages of links in view, after everything that this page itself needs. */
export function startNextPagesLater(options: NextPagesOptions): void {
  if (!mayFetchAhead()) return;
  const load = () => {
    const script = import(/* webpackChunkName: "later-next-pages" */ './next-pages');
    // The page works without these; links are then plain page loads.
    void Promise.all([script, completeReleases(options.page, 0)]).then(
      ([{ startNextPages }]) => startNextPages(options),
      () => undefined,
    );
  };
  whenIdle(() => !options.signal.aborted && load(), LONGEST_WAIT_MS);
}
