import type { Bus } from '@aksamit/shared-kit/bus';
import type {
  BrowserModule,
  BrowserRelease,
  HostServices,
  InlinePage,
  ModuleProps,
} from '@aksamit/shared-kit/contracts/platform';
import type { Translate } from '@aksamit/shared-kit/i18n';
import {
  addErrorHandler,
  getAppStatus,
  LOADING_SOURCE_CODE,
  registerApplication,
  SKIP_BECAUSE_BROKEN,
  setBootstrapMaxTime,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';
import type { ModuleLoader } from './federation';
import { LoadDeadlineError, withDeadline } from './load-deadline';
import { leaveOnly, regionOf } from './region';
import { clearTrouble, hasTrouble, showTrouble } from './trouble';

export interface ModuleHostOptions {
  page: InlinePage;
  bus: Bus;
  loader: ModuleLoader;
  host: HostServices;
  t: Translate;
  report(problem: { module: string; version: string; phase: string; error: unknown }): void;
}

/**
 * Registers every live module with single-spa: what the manifests claim decides which is active. A module in trouble
 * costs its own region; its retry registers it anew, since single-spa never tries a broken application again.
 */
export function startModules(options: ModuleHostOptions): void {
  // A hung mount or unmount must not stop the pages of others.
  setBootstrapMaxTime(3000, true);
  setMountMaxTime(3000, true);
  setUnmountMaxTime(1000, true);
  addErrorHandler((error) => {
    const module = error.appOrParcelName;
    if (module) onTrouble(options, module, error);
  });
  for (const release of options.page.releases) if (release.pages.length > 0) register(options, release);
  window.addEventListener('single-spa:before-mount-routing-event', () => {
    leaveOnly(options.host.findPage(location.pathname)?.module);
  });
  window.addEventListener('single-spa:routing-event', () => tryBrokenAgain(options));
  start({ urlRerouteOnly: true });
}

/** Who comes back to a module whose mount or unmount failed before gets a new try, not an empty place. */
function tryBrokenAgain(options: ModuleHostOptions): void {
  const module = options.host.findPage(location.pathname)?.module;
  if (!module || getAppStatus(module) !== SKIP_BECAUSE_BROKEN || hasTrouble(module)) return;
  options.loader.renew(module);
  void retry(options, module);
}

function register(options: ModuleHostOptions, release: BrowserRelease): void {
  const { page, bus, host } = options;
  const props = (): ModuleProps => {
    const element = regionOf(release.name);
    const state = element.hasAttribute('data-ssr') ? page.state : undefined;
    return {
      release,
      element,
      context: page.context,
      ...(state === undefined ? {} : { state }),
      bus: bus.handle(release.name, release),
      host,
      onError: (error) => onTrouble(options, release.name, error),
    };
  };
  registerApplication<ModuleProps>({
    name: release.name,
    app: () => withDeadline(options.loader.load<BrowserModule>(release.name, 'app'), release.name),
    activeWhen: (at) => host.findPage(at.pathname)?.module === release.name,
    customProps: props,
  });
}

function onTrouble(options: ModuleHostOptions, module: string, error: unknown): void {
  const release = options.page.releases.find(({ name }) => name === module);
  const cause = causeOf(error);
  const phase = getAppStatus(module) ?? LOADING_SOURCE_CODE;
  options.report({ module, version: release?.version ?? '', phase, error: cause });
  if (cause instanceof LoadDeadlineError)
    cause.late.then(
      () => retry(options, module),
      () => undefined,
    );
  if (options.host.findPage(location.pathname)?.module !== module) return;
  const isSlow = cause instanceof LoadDeadlineError;
  showTrouble(regionOf(module), {
    of: module,
    message: options.t(isSlow ? 'trouble.slow' : 'trouble.module'),
    t: options.t,
    onRetry: () => {
      options.loader.renew(module);
      retry(options, module);
    },
  });
}

/** single-spa wraps what was thrown; the deadline's own error is the one of interest. */
function causeOf(error: unknown): unknown {
  const loading = typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : undefined;
  return loading ?? error;
}

async function retry(options: ModuleHostOptions, module: string): Promise<void> {
  const release = options.page.releases.find(({ name }) => name === module);
  if (!release) return;
  await unregisterApplication(module).catch(() => undefined);
  clearTrouble(module);
  const region = regionOf(module);
  // The retry renders from nothing: what the server rendered belongs to the attempt that failed.
  if (!region.hasAttribute('data-ssr')) region.replaceChildren();
  register(options, release);
  await triggerAppChange();
}
