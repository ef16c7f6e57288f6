import { type ReactNode, useEffect, useRef } from 'react';

declare global {
  interface Window {
    /** The last button pressed in server-rendered content before scripts ran; kept by the page server's loader. */
    earlyPress?: Element | undefined;
  }
}

/** Presses a button again that was pressed in `root` before it worked. */
function replayEarlyPress(root: Element): void {
  const pressed = window.earlyPress;
  if (!(pressed instanceof HTMLElement) || !root.contains(pressed)) return;
  window.earlyPress = undefined;
  pressed.click();
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
