import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** The last button pressed in server-rendered content; kept by the page's own script (shell, early-actions.ts). */
    earlyPress?: Element | undefined;
    /** What was typed, chosen or ticked there, by field; kept by the same script. */
    earlyEntries?: Map<Element, string | boolean> | undefined;
  }
}

/** Presses taken off the window, by the root element whose content they belong to. */
const taken = new WeakMap<Element, HTMLElement>();

/** On a root while React takes it over: the page's script goes on remembering what is done in it. */
const TAKING_OVER = 'data-taking-over';

/** On a root that React has taken over. */
const WORKS = 'data-works';

/** The root whose content an element is part of: a fragment's own is not its page's. */
const rootOf = (element: Element): Element | null => element.closest('[data-fragment],[data-module]');

/** The press remembered for this root, if there is one; it is forgotten. */
function takeFromWindow(root: Element): HTMLElement | undefined {
  const pressed = window.earlyPress;
  if (!(pressed instanceof HTMLElement) || rootOf(pressed) !== root) return undefined;
  window.earlyPress = undefined;
  return pressed;
}

/**
 * Sets aside the press that came before React was told of the root. To be called right before `hydrateRoot`: from then on
 * React itself serves what is pressed, and a press made again for it would count twice.
 */
export function takeEarlyActions(root: Element): void {
  const pressed = takeFromWindow(root);
  if (pressed) taken.set(root, pressed);
  root.setAttribute(TAKING_OVER, '');
}

/** Whether this button's press is being dealt out right now. */
function isBeingPressed(button: Element): boolean {
  const { event } = window;
  return event?.type === 'click' && event.target instanceof Node && button.contains(event.target);
}

/**
 * Settles which press is still to be served, the moment that the content is React's. A press that made React hurry is
 * served by React itself; one that it could not hurry for (a script was still on its way) it has dropped.
 */
function settlePress(root: Element): void {
  root.removeAttribute(TAKING_OVER);
  root.setAttribute(WORKS, '');
  const pressedMeanwhile = takeFromWindow(root);
  if (!pressedMeanwhile) return;
  if (isBeingPressed(pressedMeanwhile)) taken.delete(root);
  else taken.set(root, pressedMeanwhile);
}

function replayPress(root: Element): void {
  const pressed = taken.get(root);
  taken.delete(root);
  pressed?.click();
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => 'value' in element && 'form' in element;

/**
 * Enters again what was entered, as the person would. React keeps what stands in a field that it takes over, but its state
 * begins anew, and it hears of a change only when the field's value is another than the one it saw last.
 */
function replayEntries(root: Element): void {
  for (const [field, entry] of window.earlyEntries ?? []) {
    if (rootOf(field) !== root) continue;
    window.earlyEntries?.delete(field);
    if (!isField(field)) continue;
    if (typeof entry === 'boolean') {
      if (!(field instanceof HTMLInputElement)) continue;
      field.checked = !entry;
      field.click();
    } else {
      field.value = '';
      // Past React, which watches the field's own property.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entry);
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    }
  }
}

/**
 * Around a root's content: once React has taken the content over, a press or an entry from before is not lost. People
 * use what they see, and on a slow line they see it a second before it works.
 */
export function EarlyActions({ root, children }: { root: Element | undefined; children: ReactNode }) {
  const element = useRef(root);
  // In the same step in which React takes over: between it and the effect below React serves presses itself.
  useLayoutEffect(() => {
    if (element.current) settlePress(element.current);
  }, []);
  useEffect(() => {
    if (!element.current) return;
    replayEntries(element.current);
    replayPress(element.current);
  }, []);
  return children;
}
