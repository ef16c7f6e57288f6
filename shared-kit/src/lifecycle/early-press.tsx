import { type ReactNode, useEffect, useRef } from 'react';

declare global {
  interface Window {
    /** The last button pressed in server-rendered content; kept by the page server's loader. */
    earlyPress?: Element | undefined;
  }
}

/** Presses taken off the window, by the root element whose content they belong to. */
const taken = new WeakMap<Element, HTMLElement>();

/** The press remembered for this root, if there is one; it is forgotten. */
function takeFromWindow(root: Element): HTMLElement | undefined {
  const pressed = window.earlyPress;
  if (!(pressed instanceof HTMLElement) || !root.contains(pressed)) return undefined;
  window.earlyPress = undefined;
  return pressed;
}

/**
 * Sets aside the press that came before React was told of the root. To be called right before `hydrateRoot`: from then on
 * React itself serves what is pressed, and a press made again for it would count twice.
 */
export function takeEarlyPress(root: Element): void {
  const pressed = takeFromWindow(root);
  if (pressed) taken.set(root, pressed);
}

function replayEarlyPress(root: Element): void {
  const pressed = taken.get(root);
  taken.delete(root);
  // Who pressed again meanwhile is served by that press.
  const pressedAgain = takeFromWindow(root);
  if (!pressedAgain) pressed?.click();
}

/**
 * Around a root's content: once React has taken the content over, a press from before is not lost. People press what
 * they see, and on a slow line they see it a second before it works.
 */
export function EarlyPress({ root, children }: { root: Element; children: ReactNode }) {
  const element = useRef(root);
  useEffect(() => replayEarlyPress(element.current), []);
  return children;
}
