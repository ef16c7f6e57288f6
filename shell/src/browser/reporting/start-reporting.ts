import type { BusHandle } from '@aksamit/shared-kit/bus';
import type { HostServices, InlinePage } from '@aksamit/shared-kit/contracts/platform';
import type { ProblemReport } from './problem-report';

export interface ReportingOptions {
  page: InlinePage;
  bus: BusHandle;
  findPage: HostServices['findPage'];
  problems: ProblemReport;
}

/** For browsers that cannot say when they are idle. */
const LATER_MS = 2000;
const LONGEST_WAIT_MS = 10_000;

/**
 * Tells the API how the page's releases do, so that a bad one is noticed. What tells it is loaded after all else, or with
 * the first problem. Nothing is told by machines, and of a page whose server did not say what it was made of.
 */
export function startReporting(options: ReportingOptions): void {
  const { page, bus, problems } = options;
  if (!page.pageViewToken || bus.read('visitor')?.isBot) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // Without it the page works as well; nobody is told.
    import(/* webpackChunkName: "later-reporting" */ './report-releases').then(
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
