import { type ReactNode, startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { takeEarlyPress } from './early-press';

/**
 * Takes over what the server rendered, as a transition: React then works in slices of a few milliseconds and lets taps
 * and keys in between, instead of holding the page for the whole of it.
 */
export function hydrateInSlices(element: Element, node: ReactNode, options: HydrationOptions): Root {
  takeEarlyPress(element);
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(element, node, options);
  });
  if (!root) throw new Error('Failed to hydrate: React did not run the transition.');
  return root;
}
