import type { FragmentHandle } from '@aksamit/module-sdk/platform';
import type { FragmentTarget } from './fragment-host';

interface IslandsOptions {
  /** Mounts an island, or a fragment for the page's module. */
  mount(target: FragmentTarget): FragmentHandle;
  /** Loads a fragment's scripts before its island's own root mounts it. */
  load(target: Pick<FragmentTarget, 'module' | 'name'>): void;
}

/** Region of a served page of which only the islands run. */
const REGION = '#main > [data-islands]';
/** What runs in browsers. What the server rendered of a static fragment stays as it is, and what nobody offers stays empty. */
const STARTED = '[data-props]:not([data-static][data-fragment-root],[data-unoffered])';
/** A fragment that only browsers can show. */
const UNRENDERED_FRAGMENT = '[data-fragment]:not([data-fragment-root],[data-unoffered])';
/** What is worth a start without a touch: `host/app-needs` began when it was in view. */
const STARTS_WHEN_SEEN = '[data-starts="seen"]';
/** A touch is a person's, so that what follows may cost something. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

/** A press that is not replayed by then has lost its scripts. */
const LONGEST_PRESS_MS = 2000;

/** Whether the module's region is a served page of which only the islands run: the module's app must not be mounted. */
export function isIslandsPage(module: string): boolean {
  return document.querySelector<HTMLElement>(REGION)?.dataset.module === module;
}

/**
 * Starts the islands and fragments of a served islands page: at once what the server did not render whole; everything
 * else when it is touched, together with its group, or (`data-runs="seen"`) when it is in view and the page was touched or
 * has a part that starts when it is seen.
 * Presses and entries made before are replayed as for fragments.
 * @returns ends it, the first time it is called: everything is unmounted and the region is empty, for the next page. Call
 * it when the page is left.
 */
export function startIslands(options: IslandsOptions): () => void {
  const region = document.querySelector<HTMLElement>(REGION);
  if (!region) return () => undefined;
  // Forgotten when the page is left: the region is another page's then.
  let islands: ServedIslands | null = new ServedIslands(region, options);
  islands.start();
  return () => {
    islands?.leave();
    islands = null;
  };
}

class ServedIslands {
  readonly #region: HTMLElement;
  readonly #options: IslandsOptions;
  readonly #waiting: Set<HTMLElement>;
  readonly #mounted: FragmentHandle[] = [];
  readonly #listening = new AbortController();
  #seen: IntersectionObserver | undefined;

  constructor(region: HTMLElement, options: IslandsOptions) {
    this.#region = region;
    this.#options = options;
    // What an island's own React root mounts has no props in the document.
    this.#waiting = new Set(region.querySelectorAll<HTMLElement>(STARTED));
  }

  start(): void {
    for (const element of this.#waiting) if (isUnrendered(element)) this.#begin(element);
    if (this.#region.querySelector(STARTS_WHEN_SEEN)) this.#startSeen();
    const { signal } = this.#listening;
    for (const type of TOUCHES)
      document.addEventListener(type, ({ target }) => this.#onTouch(target), { capture: true, passive: true, signal });
    const { earlyPress, earlyEntries } = window;
    for (const early of [earlyPress, document.activeElement, ...(earlyEntries?.keys() ?? [])]) this.#startAround(early);
    // For tests and developers: from here on a touch starts what it touches.
    this.#region.dataset.islands = 'started';
  }

  leave(): void {
    this.#listening.abort();
    this.#seen?.disconnect();
    for (const handle of this.#mounted.splice(0)) handle.unmount();
    this.#waiting.clear();
    delete this.#region.dataset.islands;
    this.#region.replaceChildren();
  }

  #onTouch(target: EventTarget | null): void {
    this.#startAround(target);
    this.#startSeen();
  }

  #startAround(target: EventTarget | null | undefined): void {
    const touched = target instanceof Element ? target.closest<HTMLElement>('[data-props]') : null;
    if (!touched || !this.#waiting.has(touched)) return;
    const { group } = touched.dataset;
    this.#begin(touched);
    if (group === undefined) return;
    const others = [...this.#waiting].filter((other) => other.dataset.group === group);
    const begin = () => {
      for (const other of others) this.#begin(other);
    };
    // What was entered in the others changes what the press does: they begin beside it then.
    if (others.some(hasEarlyEntries)) begin();
    else afterPress(touched, begin, this.#listening.signal);
  }

  /** Observes what begins when it is seen. An island's element has no box: its content is observed. */
  #startSeen(): void {
    if (this.#seen) return;
    this.#seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) this.#begin(target.closest('[data-props]'));
    });
    for (const element of this.#waiting)
      if (element.dataset.runs === 'seen') this.#seen.observe(element.firstElementChild ?? element);
  }

  #begin(element: HTMLElement | null): void {
    if (!element || !this.#waiting.delete(element)) return;
    const target = targetOf(element);
    if (!target) return;
    this.#mounted.push(this.#options.mount(target));
    // Otherwise they would be requested only once the island around them is hydrated.
    for (const inside of element.querySelectorAll<HTMLElement>('[data-fragment]')) this.#options.load(namedBy(inside));
  }
}

const hasEarlyEntries = (element: HTMLElement): boolean =>
  [...(window.earlyEntries?.keys() ?? [])].some((field) => element.contains(field));

/** Calls back once a press inside the element, made before its island ran, has been replayed; at once when none waits. */
function afterPress(element: HTMLElement, then: () => void, signal: AbortSignal): void {
  const { earlyPress } = window;
  const isReplayed = () => !earlyPress?.hasAttribute('data-pressed');
  if (!earlyPress || isReplayed() || !element.contains(earlyPress)) {
    then();
    return;
  }
  const finish = () => {
    observer.disconnect();
    clearTimeout(timer);
    if (!signal.aborted) then();
  };
  const observer = new MutationObserver(() => isReplayed() && finish());
  observer.observe(earlyPress, { attributes: true, attributeFilter: ['data-pressed'] });
  const timer = setTimeout(finish, LONGEST_PRESS_MS);
}

/** Whether only browsers can show it, or a fragment inside of it. */
function isUnrendered(element: HTMLElement): boolean {
  if (element.dataset.fragmentRoot === undefined) return true;
  return element.querySelector(UNRENDERED_FRAGMENT) !== null;
}

function targetOf(element: HTMLElement): FragmentTarget | undefined {
  const { module, name, version } = namedBy(element);
  if (name === '') return undefined;
  const { island, props = 'null', optional } = element.dataset;
  const common = { element, module, name, version, isOptional: optional === '', props: JSON.parse(props) };
  return island === undefined ? common : { ...common, isIsland: true };
}

/** What an element names: `cart-checkout/add-to-cart@1`, `catalog/buy-box`. */
function namedBy({ dataset: { island, fragment = '' } }: HTMLElement) {
  const [module = '', name = '', version = '1'] = (island ?? fragment).split(/[/@]/);
  return { module, name, version: Number(version) };
}
