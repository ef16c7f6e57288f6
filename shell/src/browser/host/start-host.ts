import type { InlinePage, LocaleCode, Viewer } from '@aksamit/contracts/platform';
import { ACCOUNT_REMEMBERED_KEY, RECENTLY_SEEN_KEY } from '@aksamit/contracts/remembered-list';
import { BusState, type PlainBusHandle } from '@aksamit/module-sdk/bus';
import { createHttpClient, type HttpClient } from '@aksamit/module-sdk/http';
import type { Translate } from '@aksamit/module-sdk/i18n';
import { createPlainTexts } from '@aksamit/module-sdk/i18n';
import { knownVisitor } from '@aksamit/module-sdk/lifecycle';
import { NO_PAGE } from '@aksamit/module-sdk/router';
import en from '../../locales/browser/en.json';
import pl from '../../locales/browser/pl.json';
import { startAnalyticsLater } from '../analytics/start-later';
import { startBackgroundFormsLater } from '../background-forms/start-later';
import { createAnnouncer } from '../chrome/announcer';
import { showAccount } from '../chrome/chrome-links';
import { closeMenusAsExpected } from '../chrome/menus';
import { startConsentLater } from '../consent/start-later';
import { fetchWithEarlySession } from '../identity/early-session';
import { servedViewer } from '../identity/served-viewer';
import { startSession } from '../identity/session';
import { publishViewport } from '../identity/viewport';
import { startVisitor } from '../identity/visitor';
import { clearErrorNotice, showErrorNotice } from '../modules/error-notice';
import { addressOf, guardScripts, requestAgain } from '../modules/script-guard';
import { holdLinksForPress } from '../navigation/links-after-press';
import { holdLinksWhileOffline } from '../navigation/links-offline';
import { followRouteChanges } from '../navigation/route-change';
import { rememberScroll } from '../navigation/scroll-memory';
import { startNextPagesLater } from '../next-pages/start-later';
import { listRecentlySeen } from '../recently-seen';
import { startRememberedLater } from '../remembered/start-later';
import { createProblemReport, type ProblemReport } from '../reporting/problem-report';
import { startReporting } from '../reporting/start-reporting';
import { startTimedPartsLater } from '../timed-parts/start-later';
import { startToasts } from '../toasts/start-toasts';
import { whenAppIsNeeded } from './app-needs';
import { type AppStarter, createAppStarter } from './app-part';
import { startCartCount } from './cart-count';
import { followEarlyLinks } from './early-links';
import { hostBusHandle } from './host-bus';
import type { HostParts, PageRouter, PartName } from './host-services';
import { nextTask } from './next-task';
import { completeReleases, ReleasesGoneError, versionOf } from './releases-file';
import { followReturns } from './returned-page';
import { publishServed } from './served-publications';
import { whenIdle } from './when-idle';

/** Address of the folder with the shell's scripts. */
declare const __webpack_public_path__: string;

/** Copies of the customer's data in this browser; removed after logout. */
const PERSONAL_STORAGE_KEYS = [
  'cart',
  'lastCartUpdate',
  'cartDiscountCode',
  'visitor',
  RECENTLY_SEEN_KEY,
  ACCOUNT_REMEMBERED_KEY,
];

/** A customer's own parts wait no longer than this for the browser to be idle. */
const OWN_PARTS_WAIT_MS = 4000;

/**
 * Starts what every page needs without React: identity on the bus, header, consent, reports. The app part is started at
 * once on pages that only it can complete, on others when something of them is touched. In several tasks, in this order:
 * as one it would block a slow phone for longer than a press may wait. What is touched in between was recorded by the page
 * itself (server/document, early-actions.ts).
 */
export async function startHost(page: InlinePage): Promise<void> {
  const { context } = page;
  const t = createPlainTexts(context.locale, { pl, en });
  const problems = createProblemReport();
  const bus = new BusState();
  const shell = hostBusHandle(bus);
  problems.publishTo(shell);

  const http = httpClientOf(page, shell);
  const { id, slug, name, currencies, additionalVisitTime } = context.market;
  shell.publish('market', { id, slug, name, currencies, additionalVisitTime });
  shell.publish('locale', context.locale);
  publishViewport(shell);
  const reader = servedViewer(page);

  await nextTask();
  const visitor = startVisitor({ bus: shell, http, marketSlug: slug });

  await nextTask();
  // Until the app part runs, every other page is a page load.
  const open = (path: string) => location.assign(path);
  const router: PageRouter = { push: open, findPage: () => page.match };
  startReporting({ page, bus: shell, findPage: (pathname) => router.findPage(pathname), problems });
  shell.observe('session').subscribe(({ status }) => showAccount(status === 'authenticated'));
  const prepareToasts = startToasts(shell, t);
  const session = startSessionOf(page, {
    bus: shell,
    http,
    served: reader?.session,
    visitor,
    t,
    goTo: (path) => router.push(path),
  });
  startBackgroundFormsLater({ page, state: bus, bus: shell, report: problems.report, session, prepareToasts });

  await nextTask();
  const publications = startServedParts(page, { bus, shell, http, problems });

  await nextTask();
  const scripts = { addressOf, requestAgain };
  // For tests and developers; `islands` or `app` once that part runs.
  document.documentElement.dataset.host = 'page';
  const navigateBy = (appRouter: PageRouter) => void Object.assign(router, appRouter);
  const startApp = () => app.start('app');
  const parts = { page, bus, t, problems, session, visitor, publications, scripts, navigateBy, startApp };
  const alone = new AbortController();
  const onStarted = (part: PartName) => part === 'app' && alone.abort();
  // Before the app part follows links itself.
  holdLinksWhileOffline({ t, open });
  holdLinksForPress(open);
  const app: AppStarter = appStarterOf(page, { t, problems, parts, onStarted });
  startAppWhenNeeded(page, app, {
    signal: alone.signal,
    onNavigate: (path) => router.push(path),
  });
  startCartCount({
    bus: shell,
    marketSlug: slug,
    t,
    onUnknown: () => whenIdle(() => void startApp(), OWN_PARTS_WAIT_MS),
  });
  saveCodeOfAddress({ bus: shell, http, locale: context.locale });
}

interface ServedPartsOptions {
  bus: BusState;
  shell: PlainBusHandle;
  http: HttpClient;
  problems: ProblemReport;
}

/** What belongs to the served page itself: its steps on the bus, consent, menus, times of day, ways to it and back. */
function startServedParts(page: InlinePage, { bus, shell, http, problems }: ServedPartsOptions) {
  const { locale, tagManager } = page.context;
  startAnalyticsLater(shell, tagManager);
  listRecentlySeen(shell);
  startRememberedLater(shell);
  startConsentLater({ bus: shell, http, locale, privacyHref: page.privacyPath ?? NO_PAGE });
  const publications = publishServed(page, {
    state: bus,
    version: versionOf(page, page.match?.module ?? '') ?? '',
    report: problems.report,
  });
  closeMenusAsExpected();
  startTimedPartsLater();
  followReturns();
  rememberScroll();
  followRouteChanges(createAnnouncer());
  return publications;
}

/** Saves the discount code of the page's address (`?code=`), if there is one. */
function saveCodeOfAddress(options: { bus: PlainBusHandle; http: HttpClient; locale: LocaleCode }): void {
  if (!new URLSearchParams(location.search).has('code')) return;
  void import(/* webpackChunkName: "later-discount-code" */ '../discount-code').then(({ saveDiscountCode }) =>
    saveDiscountCode(options),
  );
}

interface AppParts {
  t: Translate;
  problems: ProblemReport;
  parts: HostParts;
  onStarted(part: PartName): void;
}

/** The starter of this page's app part. A failed start shows a notice with a retry above the content. */
function appStarterOf(page: InlinePage, { t, problems, parts, onStarted }: AppParts): AppStarter {
  const folder = __webpack_public_path__;
  const { shell } = page;
  const starter = createAppStarter({
    folder,
    parts,
    async prepare(attempt) {
      await completeReleases(page, attempt);
      guardScripts(page);
    },
    onRetry: () => requestAgain({ name: 'shell', baseUrl: shell?.baseUrl ?? folder }),
    onStarted(part) {
      clearErrorNotice('shell');
      document.documentElement.dataset.host = part;
      onStarted(part);
    },
    onFailed(error, part) {
      problems.report({ module: 'shell', version: shell?.version ?? '', phase: 'load', error });
      // A page that is loaded anew names releases that are there.
      const onRetry = () => (error instanceof ReleasesGoneError ? location.reload() : void starter.start(part));
      const region = document.querySelector<HTMLElement>('#main > [data-module]');
      if (region) showErrorNotice(region, { of: 'shell', message: t('trouble.module'), t, onRetry });
    },
  });
  return starter;
}

/** Whether the page works without React until it is touched: public, rendered on the server, of released versions. */
function isCompleteWithoutApp({ development, preview }: InlinePage): boolean {
  // The page server writes this template into such pages only (server/document, late-scripts.ts).
  return document.getElementById('late-scripts') !== null && !development && !preview;
}

interface LinkParts {
  /** Aborted once the whole app part runs: it follows links without page loads. */
  signal: AbortSignal;
  onNavigate(path: string): void;
}

function startAppWhenNeeded(page: InlinePage, app: AppStarter, { signal, onNavigate }: LinkParts) {
  if (!isCompleteWithoutApp(page)) return void app.start('app');
  const endEarlyLinks = followEarlyLinks((path) => void app.start('app').then(() => onNavigate(path)));
  signal.addEventListener('abort', endEarlyLinks);
  whenAppIsNeeded((part) => void app.start(part));
  startNextPagesLater({ page, signal });
}

/** Calls of the shell itself, on behalf of this browser's visitor. */
function httpClientOf({ context }: InlinePage, shell: PlainBusHandle): HttpClient {
  return createHttpClient({
    apiOrigin: '',
    fetch: fetchWithEarlySession,
    marketSlug: context.market.slug,
    locale: context.locale,
    visitorUniqueId: () => shell.read('visitor')?.uniqueId ?? undefined,
    visitorReady: () => knownVisitor(shell),
  });
}

interface SessionParts {
  bus: PlainBusHandle;
  http: HttpClient;
  served: Viewer['session'] | undefined;
  visitor: ReturnType<typeof startVisitor>;
  t: Translate;
  goTo(path: string): void;
}

/** Starts the session, with a toast for each of its ends. A logout removes what is personal in this browser. */
function startSessionOf(page: InlinePage, { bus, http, served, visitor, t, goTo }: SessionParts) {
  return startSession({
    bus,
    http,
    served,
    onEnded() {
      localStorage.removeItem(ACCOUNT_REMEMBERED_KEY);
      bus.publish('toast', { type: 'info', message: t('session.ended') });
    },
    onLogoutFailed: () => bus.publish('toast', { type: 'alert', message: t('session.logoutFailed') }),
    onLoggedOut() {
      for (const key of PERSONAL_STORAGE_KEYS) localStorage.removeItem(key);
      void visitor.renew().catch(() => undefined);
      bus.publish('toast', { type: 'success', message: t('session.loggedOut') });
      goTo(`${page.context.basePath}/`);
    },
  });
}
