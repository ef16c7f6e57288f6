import type { InlinePage, PageHead, Viewer } from '@aksamit/contracts/platform';
import { Bus, type BusHandle, shellTopicIds } from '@aksamit/module-sdk/bus';
import { createHttpClient, type HttpClient } from '@aksamit/module-sdk/http';
import { createTranslations, type Translate } from '@aksamit/module-sdk/i18n';
// Provided to the modules; the shell itself needs little of it.
import { knownVisitor } from '@aksamit/module-sdk/lifecycle';
import type { HostServices } from '@aksamit/module-sdk/platform';
import '@aksamit/module-sdk/query';
import { matchPath } from '@aksamit/contracts/routing';
import { NO_PAGE, navigator, pagePath } from '@aksamit/module-sdk/router';
import '@emotion/styled';
import { pageAlternates } from '../isomorphic/page-alternates';
import { createSitemap } from '../isomorphic/routing';
import en from '../locales/browser/en.json';
import pl from '../locales/browser/pl.json';
import { createAnnouncer } from './chrome/announcer';
import { showAccount, showAlternates, showCurrent, showWayBack } from './chrome/chrome-links';
import { closeMenusAsExpected } from './chrome/menus';
import { startMiniCartMount } from './chrome/mini-cart-mount';
import { startConsentLater } from './consent/start-later';
import { createFragmentHost } from './fragments/fragment-host';
import { fetchWithEarlySession } from './identity/early-session';
import { servedViewer } from './identity/served-viewer';
import { startSession } from './identity/session';
import { publishViewport } from './identity/viewport';
import { startVisitor } from './identity/visitor';
import { readInlinePage } from './inline-page';
import { offerInspector } from './inspector/offer-inspector';
import { createModuleLoader } from './modules/federation';
import { startModules } from './modules/module-host';
import { applyHead } from './navigation/document-head';
import { followLinkClicks } from './navigation/link-clicks';
import { followRouteChanges } from './navigation/route-change';
import { rememberScroll } from './navigation/scroll-memory';
import { createProblemReport } from './reporting/problem-report';
import { startReporting } from './reporting/start-reporting';
import { startToasts } from './toasts/start-toasts';

/** Copies of the customer's data in this browser; removed after logout. */
const PERSONAL_STORAGE_KEYS = ['cart', 'lastCartUpdate', 'cartDiscountCode', 'visitor'];

/** Starts the browser host: identity on the bus, chrome, modules, fragments, navigation. */
function startPage(page: InlinePage): void {
  const { context } = page;
  const t = createTranslations(context.locale, { pl, en });
  const problems = createProblemReport(page.releases);
  const bus = new Bus({ development: page.development, onViolation: problems.onViolation });
  const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
  problems.publishTo(shell);

  const http = httpClientOf(page, shell);
  const { id, slug, name, currencies, additionalVisitTime } = context.market;
  shell.publish('market', { id, slug, name, currencies, additionalVisitTime });
  shell.publish('locale', context.locale);
  publishViewport(shell);
  const reader = servedViewer(page);
  const visitor = startVisitor({ bus: shell, http, marketSlug: slug });

  const findPage = pageFinder(page);
  startReporting({ page, bus: shell, findPage, problems });
  const loader = createModuleLoader(page.releases);
  const mountFragment = createFragmentHost({
    page,
    bus,
    loader,
    host: () => host,
    t,
    report: problems.report,
    onUnauthorised: () => session.check(),
  });
  const host: HostServices = {
    sitemap: createSitemap(page.releases),
    findPage,
    renewVisitor: visitor.renew,
    mountFragment,
    setHead: (head) => showHead(page, host, head),
  };

  shell.observe('session').subscribe(({ status }) => showAccount(status === 'authenticated'));
  startToasts(shell, t);
  const session = startSessionOf(page, { bus: shell, http, served: reader?.session, visitor, t });
  startConsentLater({
    bus: shell,
    http,
    locale: context.locale,
    privacyHref: privacyHrefOf(page, host),
    tagManager: context.tagManager,
  });
  closeMenusAsExpected();
  offerInspector({ page, bus });
  startMiniCartMount(shell, mountFragment);
  rememberScroll();
  followRouteChanges(createAnnouncer());
  followLinkClicks((pathname) => findPage(pathname) !== null);
  startModules({ page, bus, loader, host, t, report: problems.report, onUnauthorised: session.check });
  if (new URLSearchParams(location.search).has('code'))
    void import(/* webpackChunkName: "later-discount-code" */ './discount-code').then(({ saveDiscountCode }) =>
      saveDiscountCode({ bus: shell, http, t }),
    );
}

/** Calls of the shell itself, on behalf of this browser's visitor. */
function httpClientOf({ context }: InlinePage, shell: BusHandle): HttpClient {
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
  bus: BusHandle;
  http: HttpClient;
  served: Viewer['session'] | undefined;
  visitor: ReturnType<typeof startVisitor>;
  t: Translate;
}

/** Starts the session, with a toast for each of its ends. A logout removes what is personal in this browser. */
function startSessionOf(page: InlinePage, { bus, http, served, visitor, t }: SessionParts) {
  return startSession({
    bus,
    http,
    served,
    onEnded: () => bus.publish('toast', { type: 'info', message: t('session.ended') }),
    onLogoutFailed: () => bus.publish('toast', { type: 'alert', message: t('session.logoutFailed') }),
    onLoggedOut() {
      for (const key of PERSONAL_STORAGE_KEYS) localStorage.removeItem(key);
      void visitor.renew().catch(() => undefined);
      bus.publish('toast', { type: 'success', message: t('session.loggedOut') });
      navigator.push(`${page.context.basePath}/`);
    },
  });
}

/** Shows a page's head in the document, and in header and footer what depends on the page. */
function showHead(page: InlinePage, { sitemap, findPage }: HostServices, head: PageHead): void {
  const { context } = page;
  const found = findPage(location.pathname);
  applyHead(context, head);
  showAlternates(pageAlternates(context, sitemap, found, head));
  showCurrent(location.pathname, `${context.basePath}/`);
  // A login during checkout returns to the current page.
  showWayBack(layoutOf(page, found) === 'checkout' ? location.pathname : null);
}

function privacyHrefOf({ context: { locale, basePath } }: InlinePage, { sitemap }: HostServices): string {
  return pagePath(sitemap, { page: 'content/privacy-policy', locale, basePath }) ?? NO_PAGE;
}

/** Path without the prefix of market and locale. */
function innerPath(page: InlinePage, pathname: string): string {
  return pathname.slice(page.context.basePath.length) || '/';
}

/** The chrome around a page, as claimed by its module. */
function layoutOf({ releases }: InlinePage, found: ReturnType<HostServices['findPage']>) {
  const pages = releases.find(({ name }) => name === found?.module)?.pages;
  return pages?.find(({ name }) => name === found?.page)?.layout;
}

/** Finds the page of an address, in this market and locale only: any other address is a page load. */
function pageFinder(page: InlinePage): HostServices['findPage'] {
  const { basePath, locale } = page.context;
  return (pathname) => {
    if (!pathname.startsWith(`${basePath}/`) || page.foreignPrefixes.some((prefix) => pathname.startsWith(prefix)))
      return null;
    const match = matchPath(page.releases, locale, innerPath(page, pathname));
    return match && { module: match.module, page: match.page, params: match.params };
  };
}

startPage(readInlinePage());
