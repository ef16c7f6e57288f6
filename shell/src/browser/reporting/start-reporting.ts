import type { ReportingOptions } from './reporting-options';

/** Delay in browsers without `requestIdleCallback`. */
const LATER_MS = 2000;
const LONGEST_WAIT_MS = 10_000;

/**
 * Starts the reports to the API about the page's releases, so that a bad one is noticed. The reporting code is loaded
 * after all else, or with the first problem. Bots send no reports, and neither does a page without a page-view token.
 */
export function startReporting(options: ReportingOptions): void {
  const { page, bus, problems } = options;
  if (!page.pageViewToken || bus.read('visitor')?.isBot) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // The page works without it; nothing is reported then.
    import(/* webpackChunkName: "later-idle" */ './report-releases').then(
      ({ reportReleases }) => reportReleases(options),
      () => undefined,
    );
  };
  problems.watchWindow(start);
  const startWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: LONGEST_WAIT_MS });
    else setTimeout(start, LATER_MS);
  };
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
}
