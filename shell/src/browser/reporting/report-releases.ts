import type { ReleaseReport, ReleaseReportsRequest } from '@aksamit/contracts';
import { REPORT_LIMITS } from '@aksamit/contracts/report-limits';
import { blamedRelease } from './blamed-release';
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
    tellFragments();
    queue.flush();
  };
  const flushSoon = () => {
    gathering ??= setTimeout(flush, GATHER_MS);
  };
  const tell = (report: ReleaseReport) => {
    const isNew = queue.add(report);
    // The page may end now: this is the last chance to send.
    if (isNew && document.visibilityState === 'hidden') flush();
    else if (isNew && report.kind === 'problem') flushSoon();
  };
  const versions = new Map(page.releases.map(({ name, version }) => [name, version]));
  if (page.shell) versions.set('shell', page.shell.version);

  /** The module was requested, whether or not it was rendered. */
  const tellView = (module: string, shownPage?: string) => {
    const version = versions.get(module);
    if (version) tell({ kind: 'view', module, version, ...(shownPage ? { page: shownPage } : {}) });
  };
  const tellPage = () => {
    const shown = findPage(location.pathname);
    if (shown) tellView(shown.module, shown.page);
  };
  const tellFragments = () => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-fragment]'))
      tellView(dataset.fragment?.split('/')[0] ?? '');
  };
  const tellProblem = (problem: Problem) => {
    const report = problemReport(problem, blame(problem));
    if (!report) return;
    tellView(report.module);
    tell(report);
  };
  const blame = ({ module, version, error, script }: Problem) => {
    // Errors that React recovered from during hydration carry their module (kit, hydrate-in-slices.ts).
    const named = module ?? Reflect.get(Object(error), 'module');
    if (typeof named === 'string') return { module: named, version: version || (versions.get(named) ?? '') };
    return blamedRelease(`${stackOf(error)}\n${script ?? ''}`, page);
  };

  addEventListener('single-spa:before-routing-event', tellPage);
  addEventListener('single-spa:routing-event', tellFragments);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  addEventListener('pagehide', flush);
  tellView('shell');
  tellPage();
  problems.readBy(tellProblem);
  // Sends reports that waited for the visitor.
  bus.observe('visitor').subscribe(({ uniqueId }) => uniqueId !== null && queue.isOwing && flushSoon());
  followVitals(page, versions, tell);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

function problemReport(
  { phase, error }: Problem,
  blamed: { module: string; version: string } | undefined,
): ReleaseReport | undefined {
  if (!blamed?.version) return undefined;
  const message = withoutPersonalData(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  const stack = framesOf(stackOf(error)).slice(0, REPORT_LIMITS.stack);
  return {
    kind: 'problem',
    ...blamed,
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
