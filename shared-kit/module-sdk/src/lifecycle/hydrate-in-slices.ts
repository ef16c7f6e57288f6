import { type ReactNode, startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { isServedAddress } from '../router';
import { takeEarlyActions } from './early-actions';

/**
 * Hydrates the server's markup as a transition: React then works in slices of a few milliseconds and handles taps and
 * keys in between, instead of blocking the page. Errors that React recovers from carry `module`.
 */
export function hydrateInSlices(
  element: Element,
  node: ReactNode,
  { module, ...options }: HydrationOptions & { module: string },
): Root {
  takeEarlyActions(element);
  let root: Root | undefined;
  // React reports recoverable errors as errors of the page; only this place knows the module.
  const onRecoverableError = (error: unknown) => {
    // After a navigation before the end of hydration the next page is rendered on the client, as it should be.
    if (isServedAddress()) reportError(Object.assign(Object(error), { module }));
  };
  startTransition(() => {
    root = hydrateRoot(element, node, { onRecoverableError, ...options });
  });
  if (!root) throw new Error('Failed to hydrate: React did not run the transition.');
  return root;
}
