import type { InlinePage } from '@aksamit/contracts/platform';
import type { Bus } from '@aksamit/module-sdk/bus';
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { BrowserFragment, FragmentHandle, HostServices } from '@aksamit/module-sdk/platform';
import { DeadlineError, withDeadline } from '../modules/deadline';
import type { ModuleLoader } from '../modules/federation';
import { moduleServices } from '../modules/module-services';
import { clearTrouble, showTrouble } from '../modules/trouble';

export interface FragmentPlaceInPage {
  element: HTMLElement;
  module: string;
  name: string;
  version: number;
  props: unknown;
  onReady?: () => void;
  /** Called instead of the message in place, where something better can be shown. */
  onFailed?: () => void;
}

export interface FragmentHostOptions {
  page: InlinePage;
  bus: Bus;
  loader: ModuleLoader;
  /** The host services that fragments receive. */
  host: () => HostServices;
  t: Translate;
  report(problem: { module: string; version: string; phase: string; error: unknown }): void;
  /** A fragment's call was answered 401. */
  onUnauthorised(): void;
}

/** Mounts fragments of deployed modules. A failed fragment affects only its own place. */
export function createFragmentHost(options: FragmentHostOptions) {
  return (place: FragmentPlaceInPage): FragmentHandle => mountFragment(options, place);
}

let placesSoFar = 0;

/** Retries of all failed fragments, by module: one retry applies to all of them. */
const troubled = new Map<string, Set<() => void>>();

function troubledOf(module: string): Set<() => void> {
  const known = troubled.get(module) ?? new Set();
  troubled.set(module, known);
  return known;
}

function mountFragment(options: FragmentHostOptions, place: FragmentPlaceInPage): FragmentHandle {
  const { page, bus, loader, t } = options;
  const id = `${place.module}/${place.name}`;
  // A fragment may occur several times in a page; each occurrence has its own error state.
  placesSoFar += 1;
  const trouble = `${id}#${placesSoFar}`;
  const release = page.releases.find(({ name }) => name === place.module);
  let mounted: FragmentHandle | undefined;
  let isGone = false;
  let props = place.props;
  let attempts = 0;

  const fail = (error: unknown) => {
    if (isGone) return;
    if (error instanceof DeadlineError) mountOnceArrived(error.late, attempts);
    options.report({ module: place.module, version: release?.version ?? '', phase: `fragment ${place.name}`, error });
    takeAway();
    troubledOf(place.module).add(mountAgain);
    if (place.onFailed) return place.onFailed();
    showTrouble(place.element, { of: trouble, message: t('trouble.fragment'), t, onRetry: retryAll });
  };
  const takeAway = () => {
    const handle = mounted;
    mounted = undefined;
    // React may be rendering this root or the page around it; unmounting during that is not allowed.
    if (handle) queueMicrotask(() => handle.unmount());
  };
  const mountOnceArrived = (late: Promise<unknown>, attempt: number) => {
    late.then(
      () => attempt === attempts && mountAgain(),
      () => undefined,
    );
  };
  const mountAgain = () => {
    troubledOf(place.module).delete(mountAgain);
    clearTrouble(trouble);
    if (!isGone) void mount();
  };
  const retryAll = () => {
    loader.renew(place.module);
    for (const one of [...troubledOf(place.module)]) one();
  };
  const mount = async () => {
    attempts += 1;
    try {
      if (!release?.fragments.some(({ name, version }) => name === place.name && version === place.version))
        throw new Error(`Failed to mount ${id}@${place.version}: no live module offers it. Publish one that does.`);
      const fragment = await withDeadline(loader.load<BrowserFragment>(place.module, `fragment-${place.name}`), id);
      if (isGone) return;
      const root = place.element.dataset.fragmentRoot;
      const state = root ? page.fragmentStates?.[root] : undefined;
      mounted = fragment.mount({
        element: root ? place.element : emptyRoot(place.element),
        version: place.version,
        props,
        context: page.context,
        ...(state === undefined ? {} : { state }),
        bus: bus.handle(place.module, release),
        host: moduleServices(options.host(), release, options),
        onError: fail,
        onFailedCall: (error) =>
          options.report({ module: place.module, version: release.version, phase: 'call', error }),
        onUnauthorised: options.onUnauthorised,
      });
      place.element.removeAttribute('data-fragment-root');
      place.onReady?.();
    } catch (error) {
      fail(error);
    }
  };
  place.element.dataset.fragment ??= `${id}@${place.version}`;
  void mount();
  return {
    update(next) {
      props = next;
      mounted?.update(next);
    },
    unmount() {
      isGone = true;
      troubledOf(place.module).delete(mountAgain);
      clearTrouble(trouble);
      takeAway();
    },
  };
}

/** An element of the host inside the fragment's place: the place itself belongs to the page's React. */
function emptyRoot(place: HTMLElement): HTMLElement {
  const root = document.createElement('div');
  place.replaceChildren(root);
  return root;
}
