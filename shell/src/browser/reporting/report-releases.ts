import type { ReleaseReport, ReleaseReportsRequest } from '@aksamit/contracts';
import { REPORT_LIMITS } from '@aksamit/contracts/report-limits';
import { versionOf } from '../host/releases-file';
import { attributedRelease } from './attributed-release';
import type { Problem } from './problem-report';
import { ReportQueue } from './report-queue';
import type { ReportingOptions } from './reporting-options';
import { followVitals } from './web-vitals';
import { framesOf, withoutPersonalData } from './without-personal-data';

const ADDRESS = '/api/release-reports';
/** Problems come in bursts: those within this time are reported together. */
const GATHER_MS = 1000;

/**
 * Reports to the API which releases this visitor was shown, their errors and their web vitals. It never disturbs the
 * page: a report that cannot be sent is lost.
 */
export function reportReleases({ page, bus, findPage, problems }: ReportingOptions): void {
  const token = page.pageViewToken ?? '';
  const queue = new ReportQueue({
    visitorUniqueId: () => bus.read('visitor')?.uniqueId ?? null,
    send: (reports, visitorUniqueId) => send({ pageViewToken: token, visitorUniqueId, reports }),
  });
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(gathering);
    gathering = undefined;
    reportFragments();
    queue.flush();
  };
  const flushSoon = () => {
    gathering ??= setTimeout(flush, GATHER_MS);
  };
  const queueReport = (report: ReleaseReport) => {
    const isNew = queue.add(report);
    // The page may end now: this is the last chance to send.
    if (isNew && document.visibilityState === 'hidden') flush();
    else if (isNew && report.kind === 'problem') flushSoon();
  };
  // The page may name only the modules that it shows; all are known once the app part runs.
  const versions = (module: string) => (module === 'shell' ? page.shell?.version : versionOf(page, module));

  /** The module was requested, whether or not it was rendered. */
  const reportView = (module: string, shownPage?: string) => {
    const version = versions(module);
    if (version) queueReport({ kind: 'view', module, version, ...(shownPage ? { page: shownPage } : {}) });
  };
  const reportPage = () => {
    const shown = findPage(location.pathname);
    if (shown) reportView(shown.module, shown.page);
  };
  const reportFragments = () => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-fragment]'))
      reportView(dataset.fragment?.split('/')[0] ?? '');
  };
  const reportProblem = (problem: Problem) => {
    const report = problemReport(problem, releaseOf(problem, page, versions));
    if (!report) return;
    reportView(report.module);
    queueReport(report);
  };

  addEventListener('single-spa:before-routing-event', reportPage);
  addEventListener('single-spa:routing-event', reportFragments);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  addEventListener('pagehide', flush);
  reportView('shell');
  reportPage();
  problems.readBy(reportProblem);
  // Sends reports that waited for the visitor.
  bus.observe('visitor').subscribe(({ uniqueId }) => uniqueId !== null && queue.isOwing && flushSoon());
  followVitals(page, versions, queueReport);
}

/** The release that the problem is attributed to; undefined when its origin is unknown. */
function releaseOf(
  { module, version, error, script }: Problem,
  page: ReportingOptions['page'],
  versions: (module: string) => string | undefined,
): { module: string; version: string } | undefined {
  // Errors that React recovered from during hydration carry their module (kit, hydrate-in-slices.ts).
  const named = module ?? Reflect.get(Object(error), 'module');
  if (typeof named === 'string') return { module: named, version: version || (versions(named) ?? '') };
  return attributedRelease(`${stackOf(error)}\n${script ?? ''}`, page);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

function problemReport(
  { phase, error }: Problem,
  attributed: { module: string; version: string } | undefined,
): ReleaseReport | undefined {
  if (!attributed?.version) return undefined;
  const message = withoutPersonalData(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  const stack = framesOf(stackOf(error)).slice(0, REPORT_LIMITS.stack);
  return {
    kind: 'problem',
    ...attributed,
    phase: phase.slice(0, REPORT_LIMITS.phase),
    message: message.slice(0, REPORT_LIMITS.message) || 'Error',
    ...(stack ? { stack } : {}),
  };
}

/** Sends a beacon, which outlives the page. */
function send(request: ReleaseReportsRequest): void {
  const body = new Blob([JSON.stringify(request)], { type: 'application/json' });
  try {
    if (navigator.sendBeacon?.(ADDRESS, body)) return;
    fetch(ADDRESS, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  } catch {
    // The report is lost; a later one may succeed.
  }
}
