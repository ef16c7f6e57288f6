import type { BrowserRelease, InlinePage } from '@aksamit/contracts/platform';
import type { Bus } from '@aksamit/module-sdk/bus';
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { BrowserModule, HostServices, ModuleProps } from '@aksamit/module-sdk/platform';
import { isServedAddress } from '@aksamit/module-sdk/router';
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  start,
  triggerAppChange,
  unloadApplication,
} from 'single-spa';
import { isIslandsPage } from '../fragments/start-islands';
import type { ServedPublications } from '../host/served-publications';
import { DeadlineError, NavigatedAwayError, withDeadline } from './deadline';
import { clearErrorNotice, hasErrorNotice, showErrorNotice } from './error-notice';
import type { ModuleLoader } from './federation';
import { guardLifecycles } from './guarded-lifecycles';
import { moduleServices } from './module-services';
import { leaveOnly, regionOf } from './region';

export interface ModuleHostOptions {
  page: InlinePage;
  bus: Bus;
  loader: ModuleLoader;
  host: HostServices;
  /** What the host has published already for the page's module. */
  publications: ServedPublications;
  t: Translate;
  report(problem: { module: string; version: string; phase: string; error: unknown }): void;
  /** A module's call was answered 401. */
  onUnauthorised(): void;
  /** Empties the region of a served islands page. */
  leaveIslands?(): void;
}

const GONE = 410;

/** single-spa does not load again within 200 ms of a failure. */
const LOAD_AGAIN_AFTER_MS = 250;

/**
 * Registers every deployed module with single-spa; the claims of the manifests decide which is active. A failed module
 * affects only its own region: single-spa only sees modules that load or do not, and lifecycles that resolve.
 */
export function startModules(options: ModuleHostOptions): void {
  addErrorHandler((error) => {
    const release = options.page.releases.find(({ name }) => name === error.appOrParcelName);
    if (release && !(error instanceof ReportedError)) onFailure(options, release, 'lifecycle', error);
  });
  for (const release of options.page.releases) if (release.pages.length > 0) register(options, release);
  window.addEventListener('single-spa:before-mount-routing-event', () => {
    if (isRemovedPage(options)) return;
    if (!isServedAddress()) options.leaveIslands?.();
    leaveOnly(shownModule(options));
  });
  window.addEventListener('single-spa:routing-event', () => reloadWhenUnknown(shownModule(options)));
  start({ urlRerouteOnly: true });
}

/** The page server's page for a removed record: a module would show its own "not found" instead. */
function isRemovedPage({ page }: ModuleHostOptions): boolean {
  return page.status === GONE && isServedAddress();
}

function shownModule({ host }: ModuleHostOptions): string | undefined {
  return host.findPage(location.pathname)?.module;
}

/** A visitor who returns right after a failed load would find neither the module nor a message. */
function reloadWhenUnknown(module: string | undefined): void {
  if (module === undefined || getAppStatus(module) !== LOAD_ERROR || hasErrorNotice(module)) return;
  setTimeout(() => void triggerAppChange(), LOAD_AGAIN_AFTER_MS);
}

/** Modules that failed since they were loaded: their code is not used again. */
const broken = new Set<string>();

/** Reported already; single-spa prepends its own text to the message of an error that it catches. */
class ReportedError extends Error {}

function register(options: ModuleHostOptions, release: BrowserRelease): void {
  const { page, bus } = options;
  const { name } = release;
  const hasNavigatedAway = () => shownModule(options) !== name;
  const host: HostServices = {
    ...moduleServices(options.host, release, options),
    // Hydration may end after the visitor has followed a link: the left page's title must not be announced for the next.
    setHead: (head) => {
      if (!hasNavigatedAway()) options.host.setHead(head);
    },
    takePublished: (topic, value) => options.publications.take(name, topic, value),
  };
  const props = (): ModuleProps => {
    const element = regionOf(name);
    // Discard the server-rendered markup if the visitor navigated before hydration.
    if (element.hasAttribute('data-ssr') && !isServedAddress()) rerender(element);
    element.dataset.version = release.version;
    const state = element.hasAttribute('data-ssr') ? page.state : undefined;
    return {
      release,
      element,
      context: page.context,
      ...(state === undefined ? {} : { state, ...(page.reader ? { reader: page.reader } : {}) }),
      bus: bus.handle(name, release),
      host,
      onError: (error) => onFailure(options, release, 'render', error),
      onShown: () => {
        broken.delete(name);
        clearErrorNotice(name);
      },
      onFailedCall: (error) => options.report({ module: name, version: release.version, phase: 'call', error }),
      onUnauthorised: options.onUnauthorised,
      onSlow: (late) => onFailure(options, release, 'page', new DeadlineError(`the page of ${name}`, late)),
    };
  };
  const load = async () => {
    if (broken.delete(name)) options.loader.renew(name);
    try {
      const module = await withDeadline(options.loader.load<BrowserModule>(name, 'app'), name, { hasNavigatedAway });
      return guardLifecycles(module, {
        name,
        hasNavigatedAway,
        onFailure: (phase, error) => onFailure(options, release, phase, error),
        onUnmounted: () => {
          if (broken.has(name)) void unloadApplication(name, { waitForUnmount: true });
        },
      });
    } catch (error) {
      onFailure(options, release, 'load', error);
      throw new ReportedError(`${name} was not loaded.`);
    }
  };
  // Of a served islands page only the islands run; they are not the app's.
  const activeWhen = () =>
    !hasNavigatedAway() && !isRemovedPage(options) && !(isServedAddress() && isIslandsPage(name));
  registerApplication<ModuleProps>({ name, app: load, activeWhen, customProps: props });
}

function onFailure(options: ModuleHostOptions, release: BrowserRelease, phase: string, error: unknown): void {
  if (error instanceof NavigatedAwayError) return;
  const { name, version } = release;
  broken.add(name);
  options.report({ module: name, version, phase, error });
  if (shownModule(options) !== name || phase === 'unmount') return;
  const isSlow = error instanceof DeadlineError;
  const notice = showErrorNotice(regionOf(name), {
    of: name,
    message: options.t(isSlow ? 'trouble.slow' : 'trouble.module'),
    t: options.t,
    onRetry: () => void retry(name),
  });
  if (!isSlow) return;
  const onArrived = () => {
    // Another attempt or another page has replaced it.
    if (!notice.isConnected) return;
    broken.delete(name);
    if (phase === 'load') void retry(name);
    else clearErrorNotice(name);
  };
  error.late.then(onArrived, (reason) => notice.isConnected && onFailure(options, release, phase, reason));
}

function rerender(region: HTMLElement): void {
  region.removeAttribute('data-ssr');
  region.replaceChildren();
}

async function retry(module: string): Promise<void> {
  clearErrorNotice(module);
  if (getAppStatus(module) === LOAD_ERROR) {
    await triggerAppChange();
    return;
  }
  // Unmounted and unloaded, it is loaded and mounted again at once, since its page is still shown.
  await unloadApplication(module, { waitForUnmount: false });
  const region = regionOf(module);
  // The retry starts from an empty region: the server-rendered markup belongs to the failed attempt.
  if (!region.hasAttribute('data-ssr')) region.replaceChildren();
}
