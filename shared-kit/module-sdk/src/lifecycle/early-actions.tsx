import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /**
     * The last button pressed in server-rendered content; recorded by the page's own script (shell, early-actions.ts).
     */
    earlyPress?: Element | undefined;
    /** Typed, chosen or ticked values there, by field; recorded by the same script. */
    earlyEntries?: Map<Element, string | boolean> | undefined;
  }
}

/** Presses taken from the window, by the root element whose content they belong to. */
const taken = new WeakMap<Element, HTMLElement>();

/** On a root during hydration: the page's script goes on recording actions in it. */
const TAKING_OVER = 'data-taking-over';

/** On a root that React has taken over. */
const WORKS = 'data-works';

/** On the pressed button, set by the page's script: it looks busy until the press is replayed. */
const PRESSED = 'data-pressed';

/** The root of an element's content: a fragment's or an island's own differs from its page's. */
const rootOf = (element: Element): Element | null => element.closest('[data-fragment],[data-island],[data-module]');

/** Removes and returns the press recorded for this root, if there is one. */
function takeFromWindow(root: Element): HTMLElement | undefined {
  const pressed = window.earlyPress;
  if (!(pressed instanceof HTMLElement) || rootOf(pressed) !== root) return undefined;
  window.earlyPress = undefined;
  return pressed;
}

/**
 * Moves the press made before React knew the root from the window to this root, for a replay. Call it right before
 * `hydrateRoot`: from then on React itself handles presses, and replaying those too would count them twice.
 */
export function takeEarlyActions(root: Element): void {
  const pressed = takeFromWindow(root);
  if (pressed) taken.set(root, pressed);
  // React's development build warns of an attribute that it did not render.
  if (process.env.NODE_ENV !== 'production') pressed?.removeAttribute(PRESSED);
  root.setAttribute(TAKING_OVER, '');
}

/** Whether this button's press is being dispatched right now. */
function isBeingPressed(button: Element): boolean {
  const { event } = window;
  return event?.type === 'click' && event.target instanceof Node && button.contains(event.target);
}

/**
 * Decides which press is still to be replayed, at the moment of hydration. React itself replays a press for which it
 * could hydrate at once; a press for which it could not (a script was still loading) is lost.
 */
function settlePress(root: Element): void {
  root.removeAttribute(TAKING_OVER);
  root.setAttribute(WORKS, '');
  const pressedMeanwhile = takeFromWindow(root);
  if (!pressedMeanwhile) return;
  taken.get(root)?.removeAttribute(PRESSED);
  if (isBeingPressed(pressedMeanwhile)) {
    taken.delete(root);
    pressedMeanwhile.removeAttribute(PRESSED);
  } else taken.set(root, pressedMeanwhile);
}

function replayPress(root: Element): void {
  const pressed = taken.get(root);
  taken.delete(root);
  pressed?.removeAttribute(PRESSED);
  pressed?.click();
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => 'value' in element && 'form' in element;

/**
 * Repeats entries as a person would make them. React keeps the value of a field that it hydrates, but its state begins
 * empty, and it sees a change only when the field's value differs from the last one it saw.
 * @returns whether there were any
 */
function replayEntries(root: Element): boolean {
  let isAny = false;
  for (const [field, entry] of window.earlyEntries ?? []) {
    if (rootOf(field) !== root) continue;
    isAny = true;
    window.earlyEntries?.delete(field);
    if (!isField(field)) continue;
    if (typeof entry === 'boolean') {
      if (!(field instanceof HTMLInputElement)) continue;
      field.checked = !entry;
      field.click();
    } else {
      field.value = '';
      // Bypasses React, which watches the field's own property.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entry);
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    }
  }
  return isAny;
}

interface EarlyActionsProps {
  /** Undefined: not hydrated, there is nothing to replay. */
  root: Element | undefined;
  /** Called once, when the content is hydrated and all replays are done. */
  onHydrated?: () => void;
  children: ReactNode;
}

/**
 * Around a root's content: after hydration, a press or an entry from before is not lost. People use what they see, and
 * on a slow line they see it a second before it works.
 */
export function EarlyActions({ root, onHydrated, children }: EarlyActionsProps) {
  const element = useRef(root);
  const hydrated = useRef(onHydrated);
  // In the same step as hydration: between it and the effect below React handles presses itself.
  useLayoutEffect(() => {
    if (element.current) settlePress(element.current);
  }, []);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const finish = () => {
      replayPress(current);
      hydrated.current?.();
    };
    // React renders the entries once this effect is over. A press before that would act on the content without them.
    if (!replayEntries(current)) return finish();
    const timer = setTimeout(finish);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
