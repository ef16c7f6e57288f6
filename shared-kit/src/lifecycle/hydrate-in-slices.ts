import { type ReactNode, startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { isServedAddress } from '../router';
import { takeEarlyActions } from './early-actions';

/**
 * Takes over what the server rendered, as a transition: React then works in slices of a few milliseconds and lets taps
 * and keys in between, instead of holding the page for the whole of it. Errors that React mends carry `module`.
 */
export function hydrateInSlices(
  element: Element,
  node: ReactNode,
  { module, ...options }: HydrationOptions & { module: string },
): Root {
  takeEarlyActions(element);
  let root: Root | undefined;
  // React reports what it could mend by itself as an error of the page; whose it is, only this place knows.
  const onRecoverableError = (error: unknown) => {
    // Who left before all of it was taken over gets the next page rendered anew, as it should be.
    if (isServedAddress()) reportError(Object.assign(Object(error), { module }));
  };
  startTransition(() => {
    root = hydrateRoot(element, node, { onRecoverableError, ...options });
  });
  if (!root) throw new Error('Failed to hydrate: React did not run the transition.');
  return root;
}
