import type { PartName } from './host-services';
import { whenIdle } from './when-idle';

/**
 * Elements of the page that React must run for before they act. Plain links are none of them: the browser itself
 * follows one. Scrolling by finger begins with a press too, so that not every press counts.
 */
const CONTROLS =
  'button,input,select,textarea,summary,label,[contenteditable],[role="button"],[role="tab"],[role="slider"],[role="option"],[tabindex]:not([tabindex="-1"])';

/** A page of which only islands run. */
const ISLANDS_PAGE = '#main > [data-islands]';

/** Of such a page: its islands, and other modules' fragments in which something acts. */
const ISLANDS = '[data-props]:not([data-static][data-fragment-root])';

/** A search field of the header: its suggestions are a fragment, on every kind of page. */
const SEARCH = '[data-suggestions]';

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

/**
 * Parts that only the browser can fill: other modules' fragments without server rendering, and what a module marks
 * (opening hours that depend on the time of day). Not an optional fragment that no live module offers: it stays empty.
 */
const FILLED_WHEN_SEEN = '#main [data-fragment]:not([data-fragment-root],[data-unoffered]),#main [data-starts="seen"]';

/** React's mark of a part that threw on the server. */
const UNRENDERED = '#main template';

const LONGEST_WAIT_MS = 4000;

/** Window event by which a test or a tool asks for the whole app part, as a touch does outside of islands pages. */
export const APP_NEEDED_EVENT = 'aksamit:app-needed';

/**
 * Calls back once when something on a server-rendered public page needs React: of an islands page for what its islands
 * need. Besides for what islands need when a search field of the header is touched, and when a tool asks for the whole.
 */
export function whenAppIsNeeded(onNeeded: (part: PartName) => void): void {
  const part: PartName = document.querySelector(ISLANDS_PAGE) ? 'islands' : 'app';
  const off = new AbortController();
  const need = () => {
    if (off.signal.aborted) return;
    off.abort();
    onNeeded(part);
  };
  const touch = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(SEARCH)) onNeeded('islands');
    else if (isControl(target)) need();
  };
  for (const type of TOUCHES) document.addEventListener(type, touch, { capture: true, signal: off.signal });
  addEventListener(APP_NEEDED_EVENT, () => onNeeded('app'), { once: true });
  // What was done before this script ran was recorded by the page itself (server/document, early-actions.ts).
  touch({ target: document.activeElement });
  if (window.earlyPress || window.earlyEntries?.size) need();
  else if (document.querySelector(UNRENDERED)) whenIdle(need, LONGEST_WAIT_MS);
  else whenSeen([...document.querySelectorAll(FILLED_WHEN_SEEN)], need, off.signal);
}

/** Whether a touch of the element needs React. Outside of islands the browser itself folds, ticks and searches. */
function isControl(element: Element | null): boolean {
  if (element?.closest('#main') == null || element.closest(CONTROLS) === null) return false;
  const page = element.closest('[data-islands]');
  return page === null || element.closest(ISLANDS) !== null || page.querySelector('[data-runs]') !== null;
}

function whenSeen(elements: readonly Element[], onSeen: () => void, signal: AbortSignal): void {
  if (elements.length === 0) return;
  whenIdle(() => {
    if (signal.aborted) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    for (const element of elements) observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  }, LONGEST_WAIT_MS);
}
