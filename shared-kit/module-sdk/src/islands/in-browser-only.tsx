import { useModule } from '@aksamit/module-sdk/lifecycle';
import { type ReactNode, useEffect } from 'react';

/**
 * What an islands page shows only where the browser renders it itself, such as the retry of a failed call: it may have
 * handlers. The server shows nothing.
 */
export function InBrowserOnly({ children }: { children: () => ReactNode }): ReactNode {
  return useModule().host.scope ? null : children();
}

/**
 * An effect of an islands page for where the browser renders it itself, after a navigation without a load. A served page
 * never runs it, so nothing that visitors of such a page need may depend on it.
 */
export function useBrowserRenderingEffect(effect: () => void, dependencies: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller's
  useEffect(effect, dependencies);
}
