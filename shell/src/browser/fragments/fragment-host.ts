import type { BrowserRelease, InlinePage } from '@aksamit/contracts/platform';
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
  const fragment = new HostedFragment(options, place);
  void fragment.mount();
  return {
    update: (props) => fragment.update(props),
    unmount: () => fragment.unmount(),
  };
}

/** A fragment in its place, with the attempts to mount it. */
class HostedFragment {
  readonly #options: FragmentHostOptions;
  readonly #place: FragmentPlaceInPage;
  readonly #id: string;
  /** A fragment may occur several times in a page; each occurrence has its own error state. */
  readonly #trouble: string;
  readonly #release: BrowserRelease | undefined;
  #mounted: FragmentHandle | undefined;
  #isGone = false;
  #props: unknown;
  #attempts = 0;

  constructor(options: FragmentHostOptions, place: FragmentPlaceInPage) {
    this.#options = options;
    this.#place = place;
    this.#id = `${place.module}/${place.name}`;
    placesSoFar += 1;
    this.#trouble = `${this.#id}#${placesSoFar}`;
    this.#release = options.page.releases.find(({ name }) => name === place.module);
    this.#props = place.props;
    place.element.dataset.fragment ??= `${this.#id}@${place.version}`;
  }

  update(props: unknown): void {
    this.#props = props;
    this.#mounted?.update(props);
  }

  unmount(): void {
    this.#isGone = true;
    troubledOf(this.#place.module).delete(this.#mountAgain);
    clearTrouble(this.#trouble);
    this.#takeAway();
  }

  async mount(): Promise<void> {
    const { element, module, name, onReady } = this.#place;
    this.#attempts += 1;
    try {
      const release = this.#offeringRelease();
      const loading = this.#options.loader.load<BrowserFragment>(module, `fragment-${name}`);
      const fragment = await withDeadline(loading, this.#id);
      if (this.#isGone) return;
      this.#mounted = this.#start(fragment, release);
      element.removeAttribute('data-fragment-root');
      onReady?.();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @throws when the deployed release does not offer the fragment */
  #offeringRelease(): BrowserRelease {
    const { name, version } = this.#place;
    const isOffered = this.#release?.fragments.some((offer) => offer.name === name && offer.version === version);
    if (this.#release && isOffered) return this.#release;
    throw new Error(`Failed to mount ${this.#id}@${version}: no live module offers it. Publish one that does.`);
  }

  #start(fragment: BrowserFragment, release: BrowserRelease): FragmentHandle {
    const { page, bus, host, report, onUnauthorised } = this.#options;
    const { element, module, version } = this.#place;
    const root = element.dataset.fragmentRoot;
    const state = root ? page.fragmentStates?.[root] : undefined;
    return fragment.mount({
      element: root ? element : emptyRoot(element),
      version,
      props: this.#props,
      context: page.context,
      ...(state === undefined ? {} : { state }),
      bus: bus.handle(module, release),
      host: moduleServices(host(), release, this.#options),
      onError: (error) => this.#fail(error),
      onFailedCall: (error) => report({ module, version: release.version, phase: 'call', error }),
      onUnauthorised,
    });
  }

  #fail(error: unknown): void {
    if (this.#isGone) return;
    const { element, module, name, onFailed } = this.#place;
    const { t, report } = this.#options;
    if (error instanceof DeadlineError) this.#mountOnceArrived(error.late, this.#attempts);
    report({ module, version: this.#release?.version ?? '', phase: `fragment ${name}`, error });
    this.#takeAway();
    troubledOf(module).add(this.#mountAgain);
    if (onFailed) onFailed();
    else
      showTrouble(element, { of: this.#trouble, message: t('trouble.fragment'), t, onRetry: () => this.#retryAll() });
  }

  #takeAway(): void {
    const handle = this.#mounted;
    this.#mounted = undefined;
    // React may be rendering this root or the page around it; unmounting during that is not allowed.
    if (handle) queueMicrotask(() => handle.unmount());
  }

  #mountOnceArrived(late: Promise<unknown>, attempt: number): void {
    late.then(
      () => attempt === this.#attempts && this.#mountAgain(),
      () => undefined,
    );
  }

  readonly #mountAgain = (): void => {
    troubledOf(this.#place.module).delete(this.#mountAgain);
    clearTrouble(this.#trouble);
    if (!this.#isGone) void this.mount();
  };

  #retryAll(): void {
    this.#options.loader.renew(this.#place.module);
    for (const mountAgain of [...troubledOf(this.#place.module)]) mountAgain();
  }
}

/** An element of the host inside the fragment's place: the place itself belongs to the page's React. */
function emptyRoot(place: HTMLElement): HTMLElement {
  const root = document.createElement('div');
  place.replaceChildren(root);
  return root;
}
