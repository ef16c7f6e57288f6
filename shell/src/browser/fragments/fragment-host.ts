import type { BrowserRelease, InlinePage } from '@aksamit/contracts/platform';
import type { Bus } from '@aksamit/module-sdk/bus';
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { BrowserFragment, FragmentHandle, HostServices } from '@aksamit/module-sdk/platform';
import { DeadlineError, withDeadline } from '../modules/deadline';
import { clearErrorNotice, showErrorNotice } from '../modules/error-notice';
import type { ModuleLoader } from '../modules/federation';
import { moduleServices } from '../modules/module-services';

export interface FragmentTarget {
  element: HTMLElement;
  module: string;
  name: string;
  version: number;
  props: unknown;
  /** It is a part of the module's own page: no manifest offers it. */
  isIsland?: boolean;
  /** Nothing is shown, or what `onFailed` shows, where no live module offers it. */
  isOptional?: boolean;
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

export type MountFragment = (target: FragmentTarget) => FragmentHandle;

/** Mounts fragments of deployed modules. A failed fragment affects only its own place. */
export function createFragmentHost(options: FragmentHostOptions): MountFragment {
  return (target) => mountFragment(options, target);
}

let mountCount = 0;

/** Retries of all failed fragments, by module: one retry applies to all of them. */
const failed = new Map<string, Set<() => void>>();

function failedOf(module: string): Set<() => void> {
  const known = failed.get(module) ?? new Set();
  failed.set(module, known);
  return known;
}

function mountFragment(options: FragmentHostOptions, target: FragmentTarget): FragmentHandle {
  const fragment = new HostedFragment(options, target);
  void fragment.mount();
  return {
    update: (props) => fragment.update(props),
    unmount: () => fragment.unmount(),
  };
}

/** A fragment in its place, with the attempts to mount it. */
class HostedFragment {
  readonly #options: FragmentHostOptions;
  readonly #target: FragmentTarget;
  readonly #id: string;
  /** A fragment may occur several times in a page; each occurrence has its own error state. */
  readonly #noticeId: string;
  readonly #release: BrowserRelease | undefined;
  #mounted: FragmentHandle | undefined;
  #isGone = false;
  #props: unknown;
  #attempts = 0;

  constructor(options: FragmentHostOptions, target: FragmentTarget) {
    this.#options = options;
    this.#target = target;
    this.#id = `${target.module}/${target.name}`;
    mountCount += 1;
    this.#noticeId = `${this.#id}#${mountCount}`;
    this.#release = options.page.releases.find(({ name }) => name === target.module);
    this.#props = target.props;
    if (!target.isIsland) target.element.dataset.fragment ??= `${this.#id}@${target.version}`;
  }

  update(props: unknown): void {
    this.#props = props;
    this.#mounted?.update(props);
  }

  unmount(): void {
    this.#isGone = true;
    failedOf(this.#target.module).delete(this.#mountAgain);
    clearErrorNotice(this.#noticeId);
    this.#takeAway();
  }

  async mount(): Promise<void> {
    const { element, module, onReady, onFailed, isOptional } = this.#target;
    this.#attempts += 1;
    // Releases of two modules go out one after the other: the page is made for that.
    if (isOptional && !this.#isOffered()) return onFailed?.();
    try {
      const release = this.#offeringRelease();
      const loading = this.#options.loader.load<BrowserFragment>(module, this.#expose('-'));
      const fragment = await withDeadline(loading, this.#id);
      if (this.#isGone) return;
      this.#mounted = this.#start(fragment, release);
      element.removeAttribute('data-fragment-root');
      onReady?.();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** `fragment-add-to-cart`, `island-buy-box`. */
  #expose(separator: '-' | ' '): string {
    const { isIsland, name } = this.#target;
    return `${isIsland ? 'island' : 'fragment'}${separator}${name}`;
  }

  #isOffered(): boolean {
    const { name, version, isIsland } = this.#target;
    const offers = this.#release?.fragments ?? [];
    return isIsland === true || offers.some((offer) => offer.name === name && offer.version === version);
  }

  /** @throws when the deployed release does not offer the fragment */
  #offeringRelease(): BrowserRelease {
    const { version } = this.#target;
    if (this.#release && this.#isOffered()) return this.#release;
    throw new Error(`Failed to mount ${this.#id}@${version}: no live module offers it. Publish one that does.`);
  }

  #start(fragment: BrowserFragment, release: BrowserRelease): FragmentHandle {
    const { page, bus, host, report, onUnauthorised } = this.#options;
    const { element, module, version } = this.#target;
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
    const { element, module, onFailed } = this.#target;
    const { t, report } = this.#options;
    if (error instanceof DeadlineError) this.#mountOnceArrived(error.late, this.#attempts);
    report({ module, version: this.#release?.version ?? '', phase: this.#expose(' '), error });
    this.#takeAway();
    failedOf(module).add(this.#mountAgain);
    if (onFailed) onFailed();
    else
      showErrorNotice(element, {
        of: this.#noticeId,
        message: t('trouble.fragment'),
        t,
        onRetry: () => this.#retryAll(),
      });
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
    failedOf(this.#target.module).delete(this.#mountAgain);
    clearErrorNotice(this.#noticeId);
    if (!this.#isGone) void this.mount();
  };

  #retryAll(): void {
    this.#options.loader.renew(this.#target.module);
    for (const mountAgain of [...failedOf(this.#target.module)]) mountAgain();
  }
}

/** An element of the host inside the fragment's place: the place itself belongs to the page's React. */
function emptyRoot(target: HTMLElement): HTMLElement {
  const root = document.createElement('div');
  target.replaceChildren(root);
  return root;
}
